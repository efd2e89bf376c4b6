import { Database as Sqlite } from "bun:sqlite"
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { addDays } from "#domain/time"
import { Client, makeClient } from "#test/client"
import { hygeia, type Serving, serving, starting } from "#test/command"
import { openBrowser } from "#test/plain-browser"

const root = mkdtempSync(join(tmpdir(), "hygeia-asking-"))
const DATA_DIR = join(root, "data")

/** Another machine: no folder that was ever served, and a home of its own. */
const elsewhere = {
  DATA_DIR: join(root, "none"),
  XDG_CONFIG_HOME: join(root, "config"),
}

const REPORT = join(import.meta.dir, "../fixtures/labs/us_table.pdf")
const STEPS = join(root, "steps.csv")
const QUESTION = "How many steps did I walk on 3 March 2026?"

let server: Serving

beforeAll(async () => {
  writeFileSync(STEPS, "day,metric,value,unit\n2026-03-02,steps,8200,\n2026-03-03,steps,9100,\n")
  server = await serving({ DATA_DIR, TODAY: "2026-03-04" })
}, 60_000)

afterAll(async () => {
  await server.end("SIGTERM")
  rmSync(root, { recursive: true })
})

const here = (...args: ReadonlyArray<string>) => hygeia(args, { DATA_DIR })
const there = (...args: ReadonlyArray<string>) => hygeia(args, elsewhere)

describe("on the machine of DATA_DIR", () => {
  test("import brings in a file for the owner, and ask answers from it", async () => {
    const imported = await here("import", STEPS)
    expect(imported).toMatchObject({ code: 0, stderr: "" })
    expect(imported.stdout).toStartWith("steps.csv (csv): 2 of 2 records used")
    const asked = await here("ask", QUESTION)
    expect(asked).toMatchObject({ code: 0, stderr: "" })
    expect(asked.stdout).toMatch(/9,100 steps.*\.\n$/)
  })

  test("ask takes a question without quotation marks, and prints the turn as JSON", async () => {
    const { code, stdout } = await here("ask", "--json", ...QUESTION.split(" "))
    expect(code).toBe(0)
    const turn = JSON.parse(stdout)
    expect(turn).toMatchObject({ status: "completed", error: null })
    expect(turn.messages).toEqual([{ role: "user", content: QUESTION }])
    expect(turn.result.answer).toContain("9,100")
  })

  test("receipt prints what left the machine for a turn, or that nothing did", async () => {
    const { id } = JSON.parse((await here("ask", "--json", QUESTION)).stdout)
    const printed = await here("receipt", id)
    expect(printed).toMatchObject({ code: 0, stderr: "" })
    expect(printed.stdout).toStartWith("Nothing was sent anywhere.\nTools called here: ")
    expect(printed.stdout).toMatch(/Values read here: steps \d+\.\n$/)
    const { stdout } = await here("receipt", id, "--json")
    expect(JSON.parse(stdout)).toMatchObject({ turn_id: id, calls: [], hosts: [] })
    const unknown = await here("receipt", "turn_00000000000000000000000000000000")
    expect([unknown.code, unknown.stdout]).toEqual([1, ""])
  })

  test("sync prints the rows as JSON, and with --since what changed", async () => {
    const { code, stdout } = await here("sync")
    expect(code).toBe(0)
    const { counts, now } = JSON.parse(stdout)
    expect(counts.daily).toBe(2)
    const later = await here("sync", "--since", now)
    expect(JSON.parse(later.stdout).counts.daily).toBe(0)
    const refused = await here("sync", "--since", "yesterday")
    expect(refused).toMatchObject({ code: 1, stdout: "" })
    expect(refused.stderr).toMatch(/^hygeia: since .*\n$/)
  })

  test("upload waits for the results of a report and prints them", async () => {
    const { code, stdout, stderr } = await here("upload", REPORT)
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(stdout).toStartWith("us_table.pdf: 17 results of 2025-03-14\n")
    expect(stdout).toMatch(/Glucose, Fasting +104 mg\/dL +\(70-99\) +out of range\n/)
  })

  test("upload fails in one line for what is no report, and for what is not there", async () => {
    for (const [path, why] of [
      [STEPS, /PDF, JPEG or PNG/],
      [join(root, "nothing.pdf"), /There is no file/],
    ] as const) {
      const { code, stdout, stderr } = await here("upload", path)
      expect([code, stdout]).toEqual([1, ""])
      expect(stderr).toMatch(why)
      expect(stderr.trim().split("\n")).toHaveLength(1)
    }
  })

  test("ask --demo is of the demo person alone", async () => {
    const none = await here("ask", "--demo", "How did I sleep?")
    expect(none).toMatchObject({ code: 1, stdout: "" })
    expect((await here("demo")).code).toBe(0)
    const { stdout } = await here("ask", "--demo", "How did I sleep last week?")
    expect(stdout).toMatch(/\d h/)
    expect((await here("ask", "How did I sleep last week?")).stdout).not.toMatch(/\d h/)
    expect((await here("demo", "--remove")).stdout).toBe("The demo person is gone.\n")
  })

  test("export says that nobody has an address, and makes nobody", async () => {
    const file = join(root, "nobody.zip")
    expect(await here("export", file, "--user", "nobody@example.org")).toEqual({
      code: 1,
      stdout: "",
      stderr: "hygeia: Nobody has the address nobody@example.org here.\n",
    })
    expect(existsSync(file)).toBe(false)
    const sqlite = new Sqlite(join(DATA_DIR, "hygeia.db"), { readonly: true })
    expect(sqlite.query("SELECT email FROM users WHERE email IS NOT NULL").values()).toEqual([])
    sqlite.close()
  })

  test("every command ends the token that it acted by", () => {
    const sqlite = new Sqlite(join(DATA_DIR, "hygeia.db"), { readonly: true })
    expect(sqlite.query("SELECT count(*) FROM service_tokens").values()).toEqual([[0]])
    sqlite.close()
  })

  test("works with no server too, on a folder that was served before, and sync prints all of it", async () => {
    const folder = { DATA_DIR: join(root, "alone"), TODAY: "2026-03-04" }
    const days = Array.from(
      { length: 1_000 },
      (_, ago) => `${addDays("2026-03-03", -ago)},steps,${9_100 - ago},`,
    )
    const sheet = join(root, "long.csv")
    writeFileSync(sheet, ["day,metric,value,unit", ...days, ""].join("\n"))
    await hygeia(["import", sheet], folder)
    expect((await hygeia(["ask", QUESTION], folder)).stdout).toContain("9,100")
    const { stdout } = await hygeia(["sync"], folder)
    expect(stdout.length).toBeGreaterThan(1_000_000)
    expect(JSON.parse(stdout).counts.daily).toBe(1_000)
  })
})

describe("on another machine", () => {
  test("nothing can be asked before anybody signed in, and no folder is begun", async () => {
    const asked = await there("ask", QUESTION)
    expect(asked).toMatchObject({ code: 1, stdout: "" })
    expect(asked.stderr).toMatch(/^hygeia: .*hygeia login.*\n$/)
    expect(() => statSync(elsewhere.DATA_DIR)).toThrow()
  })

  test("login keeps a token for its person's eyes alone, by which the commands act", async () => {
    const code = /[A-Z]{4}(?:-[A-Z]{4}){3}/.exec(server.greeting)![0]
    const waiting = await starting(["login", "--server", `${server.url}/`], elsewhere, /state=\S+/)
    const page = /http\S+/.exec(waiting.greeting)![0]
    const callback = new URL(page).searchParams.get("cb")!
    for (const stray of [`${callback}?token=guess&state=guess`, `${callback}favicon.ico`, callback])
      expect((await fetch(stray)).status).toBeGreaterThanOrEqual(400)

    const shown = await Effect.gen(function* () {
      const { open, submit } = yield* openBrowser
      return yield* submit(yield* open(page), { code })
    }).pipe(
      Effect.provideService(Client, makeClient(fetch, server.url, { token: "", user_id: "" })),
      Effect.runPromise,
    )
    expect(shown.html).toContain("signed in")
    const ended = await waiting.ended()
    expect(ended).toMatchObject({ code: 0, stderr: "" })
    expect(ended.stdout).toMatch(/Signed in at http:\S+ as user_\w+\.\n$/)

    const file = join(elsewhere.XDG_CONFIG_HOME, "hygeia", "login.json")
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(ended.stdout).not.toContain(JSON.parse(readFileSync(file, "utf8")).token)

    expect((await there("ask", QUESTION)).stdout).toContain("9,100")
    expect((await there("import", STEPS)).stdout).toStartWith("steps.csv (csv): 2 of 2")
    expect(JSON.parse((await there("sync")).stdout).counts.daily).toBe(2)
    expect((await there("upload", REPORT)).code).toBe(0)
    expect((await there("export", join(root, "mine.zip"))).stdout).toMatch(/mine\.zip: \d+ kB\n$/)
  })

  test("login fails at once where no server answers", async () => {
    const url = "http://127.0.0.1:1"
    expect(await there("login", "--server", url)).toEqual({
      code: 1,
      stdout: "",
      stderr: `hygeia: The server at ${url} does not answer.\n`,
    })
  })

  test("an answer goes on where its stream broke off", async () => {
    const file = join(elsewhere.XDG_CONFIG_HOME, "hygeia", "login.json")
    const kept = JSON.parse(readFileSync(file, "utf8"))
    const resumed: Array<string | null> = []
    const proxy = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        const answer = await fetch(`${server.url}${pathname}${search}`, {
          method: request.method,
          // The proxy hands on what it has read, which fetch has unpacked.
          headers: { ...Object.fromEntries(request.headers), "accept-encoding": "identity" },
          body: request.method === "POST" ? await request.text() : null,
        })
        if (!pathname.endsWith("/events")) return answer
        resumed.push(request.headers.get("last-event-id"))
        const text = await answer.text()
        // The first stream ends after its third event, in the middle of the fourth.
        const events = [...text.matchAll(/^event:/gm)].map(({ index }) => index)
        return new Response(resumed.length === 1 ? text.slice(0, events[3]! + 9) : text)
      },
    })
    writeFileSync(file, JSON.stringify({ ...kept, server: `http://127.0.0.1:${proxy.port}` }))
    const asked = await there("ask", QUESTION)
    await proxy.stop(true)
    writeFileSync(file, JSON.stringify(kept))
    expect(asked).toMatchObject({ code: 0, stderr: "" })
    expect(asked.stdout).toContain("9,100")
    expect(asked.stdout.match(/9,100/g)).toHaveLength(1)
    expect(resumed).toEqual([null, expect.stringMatching(/^\d+$/)])
  })

  test("says to sign in again when the token is no longer good", async () => {
    const file = join(elsewhere.XDG_CONFIG_HOME, "hygeia", "login.json")
    const kept = JSON.parse(readFileSync(file, "utf8"))
    writeFileSync(file, JSON.stringify({ ...kept, token: `${kept.token}x` }))
    const asked = await there("ask", QUESTION)
    expect(asked).toMatchObject({ code: 1, stdout: "" })
    expect(asked.stderr).toBe("hygeia: The token is no longer good: run `hygeia login` again.\n")
  })

  test("a login file that holds nonsense counts for none", async () => {
    const file = join(elsewhere.XDG_CONFIG_HOME, "hygeia", "login.json")
    for (const text of ["", "{", "[]", '{"server":7}']) {
      writeFileSync(file, text)
      expect((await there("ask", QUESTION)).stderr).toContain("nobody is signed in")
    }
  })
})
