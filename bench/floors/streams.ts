import { Database } from "bun:sqlite"
import { dataFolder } from "#bench/data-folder"

/**
 * The floor of live streams: every GET of a stream stays open, and gets the events that the
 * argument's rate a second makes for it. An event is shown once the commit it shares with the others
 * of its moment is on disk; its text is the moment it was appended.
 */
const rate = Number(process.argv[2] ?? 0)

const sqlite = new Database(`${dataFolder}/floor.db`)
sqlite.run("PRAGMA journal_mode = WAL")
sqlite.run("PRAGMA synchronous = FULL")
sqlite.run("CREATE TABLE turn_events (id INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT")
const insert = sqlite.query("INSERT INTO turn_events (data) VALUES (?)")

type Stream = ReadableStreamDefaultController<string>
const streams = new Set<Stream>()
let waiting: Array<readonly [Stream, string]> = []

const flush = () => {
  const group = waiting
  waiting = []
  sqlite.run("BEGIN IMMEDIATE")
  const frames = group.map(([stream, data]) => {
    const { lastInsertRowid } = insert.run(data)
    return [stream, `event: synthesis_delta\nid: ${lastInsertRowid}\ndata: ${data}\n\n`] as const
  })
  sqlite.run("COMMIT")
  for (const [stream, frame] of frames) stream.enqueue(frame)
}

const append = (stream: Stream) => {
  const text = `${performance.timeOrigin + performance.now()}`
  if (waiting.length === 0) setImmediate(flush)
  waiting.push([stream, JSON.stringify({ type: "synthesis_delta", text })])
}

const open = () => {
  let stream: Stream
  return new Response(
    new ReadableStream({
      start: (controller) => {
        stream = controller
        streams.add(stream)
      },
      cancel: () => {
        streams.delete(stream)
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  )
}

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: (request, server) => {
    if (!request.url.endsWith("/events")) return Response.json({ ok: true })
    server.timeout(request, 0)
    return open()
  },
})

// One stream after the other, so that turns that know nothing of each other share few commits.
let owed = 0
let next = 0
let last = performance.now()
if (rate > 0)
  setInterval(() => {
    const open = [...streams]
    const now = performance.now()
    owed += (open.length * rate * (now - last)) / 1_000
    last = now
    for (; owed >= 1; owed--) append(open[next++ % open.length]!)
  }, 1)
