import { Database } from "bun:sqlite"
import { dataFolder } from "#bench/data-folder"

/**
 * The floor of a turn: a bare Bun.serve that answers a POST once its row is on disk, and a GET of
 * the turn's stream with two frames, one row each, the second of which ends it.
 */
const sqlite = new Database(`${dataFolder}/floor.db`)
sqlite.run("PRAGMA journal_mode = WAL")
sqlite.run("PRAGMA synchronous = FULL")
sqlite.run("CREATE TABLE turns (id INTEGER PRIMARY KEY, messages TEXT NOT NULL) STRICT")
sqlite.run("CREATE TABLE turn_events (turn_id INTEGER, id INTEGER, data TEXT) STRICT")
const insertTurn = sqlite.query("INSERT INTO turns (messages) VALUES (?)")
const insertEvent = sqlite.query("INSERT INTO turn_events VALUES (?, ?, ?)")

const start = async (request: Request) => {
  const { messages } = (await request.json()) as { messages: unknown }
  const { lastInsertRowid } = insertTurn.run(JSON.stringify(messages))
  return Response.json({ id: `${lastInsertRowid}`, status: "queued" }, { status: 202 })
}

const frame = (turn: string, id: number, type: string) => {
  const data = JSON.stringify({ type, turn_id: turn })
  insertEvent.run(Number(turn), id, data)
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`
}

const events = (turn: string) =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(frame(turn, 1, "turn.started"))
        stream.enqueue(frame(turn, Number.MAX_SAFE_INTEGER, "turn.completed"))
        stream.close()
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  )

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: (request) => {
    if (request.method === "POST") return start(request)
    const turn = /\/v1\/turns\/(\d+)\/events$/.exec(request.url)?.[1]
    return turn === undefined ? Response.json({ ok: true }) : events(turn)
  },
})
