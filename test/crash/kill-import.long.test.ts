import { Database as Sqlite } from "bun:sqlite"
import { expect } from "bun:test"
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import type { FileImport } from "#domain/file-import"
import { addDays } from "#domain/time"
import { hygeia, type Serving, serving } from "#test/command"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"
import { framesOf } from "#test/sse"

const it = itLive(Layer.empty)

const DAYS = 1_500

/** Four years of steps, weight and coffee. */
const sheet = () => {
  const rows = Array.from({ length: DAYS }, (_, at) => {
    const day = addDays("2022-01-01", at)
    return [
      `${day},steps,${5_000 + ((at * 37) % 6_000)},`,
      `${day},weight,${80 + (at % 7) / 10},kg`,
      `${day},caffeine,${80 * (at % 4)},mg`,
    ].join("\n")
  })
  return new File([`day,metric,value,unit\n${rows.join("\n")}\n`], "years.csv")
}

const rowsIn = (dir: string) => {
  const sqlite = new Sqlite(join(dir, "hygeia.db"))
  const days = sqlite
    .query("SELECT date, steps, weight_kg, deleted FROM daily_summary ORDER BY date")
    .all()
  const diary = sqlite.query("SELECT date, caffeine_mg FROM diary_days ORDER BY date").all()
  sqlite.close()
  return { days, diary }
}

const send = async ({ url }: Serving, token: string, file = sheet()): Promise<FileImport> => {
  const form = new FormData()
  form.append("file", file)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/v1/imports`, { method: "POST", headers, body: form })
  return (await response.json()) as FileImport
}

/** Follows an import to its end, or until the server is gone. */
const follow = async ({ url }: Serving, token: string, id: string, onProgress = () => {}) => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/v1/imports/${id}/events`, { headers })
  return framesOf(response, onProgress)
}

const imported = async (dir: string, kill: boolean) => {
  const env = { DATA_DIR: dir, LOG_LEVEL: "error" }
  const token = (await hygeia(["token"], env)).stdout.trim()
  let server = await serving(env)
  const { id } = await send(server, token)
  if (kill) {
    const seen = Promise.withResolvers<void>()
    const following = follow(server, token, id, seen.resolve)
    await seen.promise
    await server.end("SIGKILL")
    await following
    writeFileSync(join(dir, "imports", "imp_half.part"), "a body that never arrived whole")
    writeFileSync(join(dir, "imports", "imp_ended"), "a file of an import that was given up")
    server = await serving(env)
  }
  const frames = await follow(server, token, id)
  expect(frames.at(-1)?.event).toBe("import.completed")
  await server.end("SIGTERM")
  const folder = join(dir, "imports")
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  return rowsIn(dir)
}

it("an import that kill -9 interrupts begins again, ends as one that was left alone, and leaves no file", () =>
  Effect.gen(function* () {
    const [killed, whole] = [yield* scratchFolder, yield* scratchFolder]
    const expected = yield* Effect.promise(() => imported(whole, false))
    expect([expected.days.length, expected.diary.length]).toEqual([DAYS, DAYS])
    expect(yield* Effect.promise(() => imported(killed, true))).toEqual(expected)
  }))

const NOTES = 300

/** What there is in a folder beside what only says when or by which id. */
const stateIn = (dir: string) => {
  const sqlite = new Sqlite(join(dir, "hygeia.db"))
  const all = (sql: string) => sqlite.query(sql).values()
  const state = {
    ...rowsIn(dir),
    live: all("SELECT count(*) FROM daily_summary WHERE deleted = 0"),
    written: all("SELECT count(*) FROM diary_days WHERE deleted = 0"),
    notes: all("SELECT date, kind, name, value FROM notes ORDER BY date, name"),
    memory: all("SELECT kind, text FROM memory ORDER BY text"),
    turns: all("SELECT status, messages FROM turns ORDER BY messages"),
    steps: all("SELECT step, part, elsewhere FROM turn_steps ORDER BY step, part"),
    threads: all("SELECT id, turn_count FROM conversations ORDER BY id"),
    results: all("SELECT name, value, unit FROM biomarkers ORDER BY name"),
    marks: all("SELECT field, marked_at FROM wrong_marks"),
    name: all("SELECT name FROM profiles"),
    sources: all("SELECT provider_raw FROM connections"),
    deliveries: all("SELECT count(*) FROM raw_events WHERE state <> 'processed'"),
  }
  sqlite.close()
  return state
}

const withoutTombstones = ({ days: _, diary: __, ...rest }: ReturnType<typeof stateIn>) => rest

const env = (dir: string) => ({ DATA_DIR: dir, LOG_LEVEL: "error", RATE_LIMIT_PER_MINUTE: "0" })

const tokenOf = async (dir: string) => (await hygeia(["token"], env(dir))).stdout.trim()

/** The export of somebody with four years, notes, a goal, a report, marks and a conversation. */
const archiveOf = async (dir: string) => {
  const token = await tokenOf(dir)
  const server = await serving(env(dir))
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const say = (method: string, path: string, body?: unknown) =>
    fetch(`${server.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then((response) => response.json() as Promise<Record<string, ReadonlyArray<{ id: string }>>>)
  await follow(server, token, (await send(server, token)).id)
  for (let at = 0; at < NOTES; at++)
    await say("POST", "/v1/diary", {
      date: addDays("2026-01-01", at % 90),
      kind: "tag",
      name: `tag ${at}`,
    })
  await say("POST", "/v1/memory", { text: "Run twice a week.", kind: "goal" })
  await say("PUT", "/v1/me/profile", { name: "Ada" })
  await say("POST", "/v1/labs", {
    test_date: "2026-05-02",
    results: [{ name: "Ferritin", value: 71, unit: "ng/mL" }],
  })
  const { daily_summary } = await say("GET", "/v1/data/sync")
  await say("PUT", `/v1/data/wrong/${daily_summary![0]!.id}?field=steps`)
  await hygeia(["ask", "How many steps did I walk in 2023?"], env(dir))
  // A server that dies of it leaves no half of an archive behind.
  const cut = fetch(`${server.url}/v1/me/export`, { headers }).then(async (response) => {
    const reader = response.body!.getReader()
    await reader.read()
    await server.end("SIGKILL")
    for (let next = await reader.read(); !next.done; next = await reader.read());
  })
  expect(
    await cut.then(
      () => "whole",
      () => "broken",
    ),
  ).toBe("broken")
  const path = join(dir, "archive.zip")
  expect((await hygeia(["export", path], env(dir))).code).toBe(0)
  return new File([await Bun.file(path).bytes()], "archive.zip")
}

/** Waits until a count of a database that another process writes has moved. */
const moved = async (dir: string, sql: string) => {
  const sqlite = new Sqlite(join(dir, "hygeia.db"), { readonly: true })
  const count = () => sqlite.query(sql).values()[0]![0] as number
  for (const before = count(); count() === before; ) await Bun.sleep(1)
  sqlite.close()
}

it("an archive that kill -9 interrupts on its way in and out again leaves nothing half", () =>
  Effect.gen(function* () {
    const [from, into, whole] = [yield* scratchFolder, yield* scratchFolder, yield* scratchFolder]
    yield* Effect.promise(async () => {
      const archive = await archiveOf(from)
      const once = await serving(env(whole))
      const others = await tokenOf(whole)
      await follow(once, others, (await send(once, others, archive)).id)
      await once.end("SIGTERM")
      const expected = stateIn(whole)
      expect([expected.notes.length, expected.live, expected.marks.length]).toEqual([
        NOTES,
        [[DAYS]],
        1,
      ])

      const token = await tokenOf(into)
      const first = await serving(env(into))
      const before = stateIn(into)
      const { id } = await send(first, token, archive)
      await moved(into, "SELECT count(*) FROM raw_events")
      await first.end("SIGKILL")
      const second = await serving(env(into))
      const frames = await follow(second, token, id)
      expect(frames.at(-1)?.event).toBe("import.completed")
      expect(stateIn(into)).toEqual(expected)

      const headers = { authorization: `Bearer ${token}` }
      const taking = fetch(`${second.url}/v1/imports/${id}`, { method: "DELETE", headers })
      await Promise.all([
        moved(into, "SELECT count(*) FROM notes").then(() => second.end("SIGKILL")),
        taking.catch(() => null),
      ])
      const half = stateIn(into)
      expect([half.notes.length > 0, half.live]).toEqual([true, [[DAYS]]])
      // What is imported next waits until it is taken back.
      const third = await serving(env(into))
      const next = new File(["day,metric,value,unit\n2026-06-01,steps,1,\n"], "a.csv")
      const { id: last } = await send(third, token, next)
      await follow(third, token, last)
      const gone = await fetch(`${third.url}/v1/imports/${last}`, { method: "DELETE", headers })
      expect(gone.status).toBe(204)
      await third.end("SIGTERM")
      expect(withoutTombstones(stateIn(into))).toEqual({
        ...withoutTombstones(before),
        name: [[null]],
      })

      const fourth = await serving(env(into))
      await follow(fourth, token, (await send(fourth, token, archive)).id)
      await fourth.end("SIGTERM")
      expect(withoutTombstones(stateIn(into))).toEqual(withoutTombstones(expected))
    })
  }))
