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

const send = async ({ url }: Serving, token: string): Promise<FileImport> => {
  const form = new FormData()
  form.append("file", sheet())
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
