import { expect } from "bun:test"
import { Effect } from "effect"
import { ADMIN_KEY, Served } from "#test/app"
import { Client } from "#test/client"
import { itLive } from "#test/effect"
import { parseExposition } from "#test/exposition"
import { testWith } from "#test/installed"
import { direct } from "#test/sqlite"

const it = itLive(Served)

const PEOPLE = 10_000
const STRANGE = 2_000

const scrape = Client.use(({ send }) =>
  Effect.map(send("/metrics", { headers: { "x-admin-key": ADMIN_KEY } }), ({ text }) => text),
)

const seriesOf = (text: string) =>
  [...parseExposition(text).values()].reduce((count, { samples }) => count + samples.length, 0)

const check = async (command: ReadonlyArray<string>, text = "") => {
  const child = Bun.spawn([...command], { stdin: new Blob([text]), stdout: "pipe", stderr: "pipe" })
  const said = await child.stderr.text()
  return { code: await child.exited, said }
}

testWith("promtool", "promtool accepts the alert rules", async (promtool) => {
  expect((await check([promtool, "check", "rules", "docs/operating/alerts.yaml"])).code).toBe(0)
})

let exported = ""

it("exports as many series of ten thousand people, and of paths that strangers make up, as of one", () =>
  Effect.gen(function* () {
    const { fetch, get } = yield* Client
    yield* get("/v1/me")
    yield* fetch("/unknown")
    // The first scrape counts itself.
    yield* scrape
    const few = seriesOf(yield* scrape)
    yield* direct((_, sqlite) => {
      const add = sqlite.prepare(
        "INSERT INTO users (id, issuer, subject, created_at) VALUES (?, 'test', ?, '2026-03-02')",
      )
      sqlite.transaction(() => {
        for (let at = 0; at < PEOPLE; at++) add.run(`user_${at}`, `${at}`)
      })()
    })
    for (let at = 0; at < STRANGE; at++) yield* fetch(`/unknown/${at}?q=${at}`)
    exported = yield* scrape
    expect(seriesOf(exported)).toBe(few)
    expect(exported).toContain(`\nhygeia_users ${PEOPLE + 1}\n`)
  }))

testWith("promtool", "promtool accepts what is exported", async (promtool) => {
  expect(await check([promtool, "check", "metrics"], exported)).toEqual({ code: 0, said: "" })
})
