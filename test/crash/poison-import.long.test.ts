import { Database as Sqlite } from "bun:sqlite"
import { expect } from "bun:test"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import type { FileImport } from "#domain/file-import"
import { addDays } from "#domain/time"
import { hygeia, type Serving, serving } from "#test/command"
import { itLive } from "#test/effect"
import { scratchFolder } from "#test/scratch-folder"

const it = itLive(Layer.empty)

const sheet = (name: string, days: number, from: string) => {
  const rows = Array.from({ length: days }, (_, at) => `${addDays(from, at)},steps,${at},`)
  return new File([`day,metric,value,unit\n${rows.join("\n")}\n`], name)
}

it("an import that runs alone at two deaths of the service fails and is taken back, and others go on", () =>
  Effect.gen(function* () {
    const dir = yield* scratchFolder
    const env = { DATA_DIR: dir, LOG_LEVEL: "none" }
    yield* Effect.promise(async () => {
      const headers = { authorization: `Bearer ${(await hygeia(["token"], env)).stdout.trim()}` }
      const send = async ({ url }: Serving, file: File) => {
        const body = new FormData()
        body.append("file", file)
        const answer = await fetch(`${url}/v1/imports`, { method: "POST", headers, body })
        return ((await answer.json()) as FileImport).id
      }
      const ended = async ({ url }: Serving, id: string) => {
        await (await fetch(`${url}/v1/imports/${id}/events`, { headers })).text()
        const answer = await fetch(`${url}/v1/imports/${id}`, { headers })
        return (await answer.json()) as FileImport
      }
      const rows = (sql: string) => {
        using sqlite = new Sqlite(join(dir, "hygeia.db"), { readonly: true })
        return sqlite.query(sql).values().flat() as ReadonlyArray<unknown>
      }
      const until = async (sql: string, value: string | number) => {
        while (!rows(sql).includes(value)) await Bun.sleep(1)
      }

      let server = await serving(env)
      const poison = await send(server, sheet("poison.csv", 9_000, "1995-01-01"))
      const others = [
        await send(server, sheet("a.csv", 3, "2024-01-01")),
        await send(server, sheet("b.csv", 3, "2025-01-01")),
      ]
      await until("SELECT count(*) > 0 FROM raw_events", 1)
      await server.end("SIGKILL")
      for (let deaths = 0; deaths < 2; deaths++) {
        server = await serving(env)
        await until("SELECT id FROM interrupted_work WHERE state = 'alone'", poison)
        await server.end("SIGKILL")
      }
      server = await serving(env)
      expect(await ended(server, poison)).toMatchObject({ status: "failed", error: "interrupted" })
      for (const id of others)
        expect(await ended(server, id)).toMatchObject({ status: "completed", changes: 3 })
      expect((await server.end("SIGTERM")).code).toBe(0)
      const live = "SELECT date FROM daily_summary WHERE deleted = 0 ORDER BY date"
      const days = (from: string) => [0, 1, 2].map((at) => addDays(from, at))
      expect(rows(live)).toEqual([...days("2024-01-01"), ...days("2025-01-01")])
    })
  }))
