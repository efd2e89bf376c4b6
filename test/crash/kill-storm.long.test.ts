import { Database as Sqlite } from "bun:sqlite"
import { expect, test } from "bun:test"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { hygeia, type Serving, serving } from "#test/command"
import { pdfOf, table } from "#test/pdf"

const KILLS = 20

const QUESTIONS = ["How did I sleep?", "I walked a lot today.", "Is my resting heart rate normal?"]

const report = (at: number) =>
  pdfOf({
    content: table([
      [`Collected: 2026-03-02 sample ${at}`],
      ["Test", "Result", "Units", "Reference range"],
      ["Ferritin", `${20 + at}`, "ng/mL", "30 - 400"],
    ]),
  })

const sheet = (at: number) =>
  Array.from({ length: 300 }, (_, row) => `2025-0${1 + (row % 9)}-1${at % 10},steps,${row},`)

const form = (name: string, type: string, bytes: string | Uint8Array<ArrayBuffer>) => {
  const made = new FormData()
  made.append("file", new File([bytes], name, { type }))
  return made
}

/** What is sent before the nth kill: two questions, a report, every third time an import. */
const requests = (at: number): ReadonlyArray<[string, string | FormData]> => [
  ...[at, at + 1].map((nth): [string, string] => [
    "/v1/turns",
    JSON.stringify({ messages: [{ role: "user", content: QUESTIONS[nth % QUESTIONS.length] }] }),
  ]),
  ["/v1/labs/upload", form("report.pdf", "application/pdf", report(at))],
  ...(at % 3 === 0
    ? [
        [
          "/v1/imports",
          form("a.csv", "text/csv", ["day,metric,value,unit", ...sheet(at)].join("\n")),
        ] as [string, FormData],
      ]
    : []),
]

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
    : []

test("twenty kills lose nothing acknowledged, leave no stray file, and give up what died twice alone", async () => {
  const dir = mkdtempSync(join(tmpdir(), "hygeia-storm-"))
  const env = {
    DATA_DIR: dir,
    LOG_LEVEL: "none",
    RATE_LIMIT_PER_MINUTE: "0",
    TURNS_IN_FLIGHT: "200",
  }
  const token = (await hygeia(["token"], env)).stdout.trim()
  const headers = { authorization: `Bearer ${token}` }
  const acknowledged = new Map<string, string>()
  const post = async (server: Serving, path: string, body: string | FormData) => {
    const type = typeof body === "string" ? { "content-type": "application/json" } : {}
    const sent = { method: "POST", headers: { ...headers, ...type }, body }
    const answer = await fetch(server.url + path, sent).catch(() => null)
    const said = answer?.ok ? await answer.json().catch(() => null) : null
    const { id, storage_key } = (said ?? {}) as Record<string, string>
    if (id ?? storage_key) acknowledged.set((id ?? storage_key)!, path)
  }
  const suspects = () => {
    using sqlite = new Sqlite(join(dir, "hygeia.db"), { readonly: true })
    return sqlite.query("SELECT id, state FROM interrupted_work").all() as ReadonlyArray<{
      readonly id: string
      readonly state: string
    }>
  }

  const deathsAlone = new Map<string, number>()
  for (let kills = 0; kills < KILLS; kills++) {
    const server = await serving(env)
    const sent = requests(kills).map(([path, body]) => post(server, path, body))
    await Promise.race(sent)
    // Every other one is killed as soon as something suspected is at work, or nothing is any more.
    if (kills % 2 === 1)
      for (let left = suspects(); left.length > 0; left = suspects()) {
        if (left.some(({ state }) => state === "alone")) break
        await Bun.sleep(1)
      }
    await server.end("SIGKILL")
    await Promise.all(sent)
    for (const { id, state } of suspects())
      if (state === "alone") deathsAlone.set(id, (deathsAlone.get(id) ?? 0) + 1)
  }

  const last = await serving(env)
  for (const [id, path] of acknowledged) {
    if (path === "/v1/labs/upload") continue
    await (await fetch(`${last.url}${path}/${id}/events`, { headers })).text()
    const answer = await fetch(`${last.url}${path}/${id}`, { headers })
    const { status } = (await answer.json()) as { readonly status: string }
    const isGivenUp = status === "failed" && (deathsAlone.get(id) ?? 0) >= 2
    expect([id, isGivenUp ? "completed" : status]).toEqual([id, "completed"])
  }
  expect((await last.end("SIGTERM")).code).toBe(0)

  using sqlite = new Sqlite(join(dir, "hygeia.db"), { readonly: true })
  const keys = sqlite.query("SELECT DISTINCT storage_key FROM labs").values().flat()
  for (const [id, path] of acknowledged) if (path === "/v1/labs/upload") expect(keys).toContain(id)
  const uploads = filesIn(join(dir, "uploads")).map((path) => relative(dir, path))
  expect(uploads.toSorted()).toEqual((keys as Array<string>).toSorted())
  expect(filesIn(join(dir, "imports"))).toEqual([])
  expect(sqlite.query("SELECT count(*) FROM interrupted_work WHERE deaths < 2").values()).toEqual([
    [0],
  ])

  rmSync(dir, { recursive: true, force: true })
}, 300_000)
