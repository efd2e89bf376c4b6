import { expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serving } from "#test/command"

const PATH = `/cli/login?cb=${encodeURIComponent("http://localhost:8123/done")}&state=s`
const HIDDEN = /<input[^>]*type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g

/** The statuses of wrong codes that come from the addresses named, one after another, over real sockets. */
const statusesOf = async (env: Record<string, string>, senders: ReadonlyArray<string>) => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-proxies-"))
  const service = await serving({ DATA_DIR: dir, LOG_LEVEL: "none", ...env })
  const statuses: Array<number> = []
  for (const sender of senders) {
    const page = await fetch(service.url + PATH)
    const cookie = page.headers.getSetCookie()[0]!.split(";")[0]!
    const fields = [...(await page.text()).matchAll(HIDDEN)].map(([, name, value]) => [
      name!,
      value!,
    ])
    const sent = await fetch(`${service.url}/cli/login`, {
      method: "POST",
      headers: { cookie, "x-forwarded-for": sender, origin: service.url },
      body: new URLSearchParams({ ...Object.fromEntries(fields), code: "BBBB-BBBB" }),
      redirect: "manual",
    })
    statuses.push(sent.status)
  }
  await service.end("SIGTERM")
  rmSync(dir, { recursive: true, force: true })
  return statuses
}

const times = (count: number, sender: string) => Array<string>(count).fill(sender)

test("wrong codes count by the address that a trusted proxy names, IPv6 by its /64", async () => {
  expect(
    await statusesOf({ TRUSTED_PROXIES: "127.0.0.1" }, [
      ...times(5, "203.0.113.7"),
      "203.0.113.8",
      // What a visitor writes itself stands before the address its proxy adds.
      "203.0.113.8, 203.0.113.7",
      ...times(3, "2001:db8:1:2::a"),
      ...times(2, "2001:db8:1:2:ffff::b"),
      "2001:db8:1:3::a",
    ]),
  ).toEqual([422, 422, 422, 422, 429, 422, 429, 422, 422, 422, 422, 429, 422])
})

test("nobody else's header is believed: wrong codes of one peer count together", async () => {
  const senders = [1, 2, 3, 4, 5, 6].map((host) => `203.0.113.${host}`)
  expect(await statusesOf({}, senders)).toEqual([422, 422, 422, 422, 429, 429])
})
