import { Database } from "bun:sqlite"
import { createHmac, timingSafeEqual } from "node:crypto"
import { dataFolder } from "#bench/data-folder"

/**
 * The floor of a durable webhook: a bare Bun.serve that checks the signature, hashes and parses the
 * body, and answers after a group commit with synchronous=FULL. `none` as argument leaves SQLite out.
 */
const durable = process.argv[2] !== "none"
const secret = process.env.WEBHOOK_SECRET!

const sqlite = new Database(`${dataFolder}/floor.db`)
sqlite.run("PRAGMA journal_mode = WAL")
sqlite.run("PRAGMA synchronous = FULL")
sqlite.run(`CREATE TABLE raw_events (
  id INTEGER PRIMARY KEY,
  dedup_key BLOB NOT NULL UNIQUE,
  type TEXT NOT NULL,
  aggregator_user_id TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT`)
const insert = sqlite.query(
  "INSERT INTO raw_events (dedup_key, type, aggregator_user_id, received_at, body) VALUES (?,?,?,?,?)",
)

interface Row {
  readonly values: [Uint8Array, string, string, number, Uint8Array]
  readonly done: (id: number) => void
}

let waiting: Array<Row> = []
const flush = () => {
  const rows = waiting
  waiting = []
  sqlite.run("BEGIN IMMEDIATE")
  const ids = rows.map((row) => Number(insert.run(...row.values).lastInsertRowid))
  sqlite.run("COMMIT")
  rows.forEach((row, index) => {
    row.done(ids[index]!)
  })
}

const store = (values: Row["values"]) =>
  new Promise<number>((done) => {
    if (waiting.length === 0) setImmediate(flush)
    waiting.push({ values, done })
  })

const verified = (header: string | null, body: Uint8Array) => {
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? []
  if (t === undefined || Math.abs(Date.now() / 1_000 - Number(t)) > 300) return false
  const expected = createHmac("sha256", secret).update(`${t}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(v1!, "hex"))
}

const receive = async (request: Request) => {
  const body = new Uint8Array(await request.arrayBuffer())
  if (!verified(request.headers.get("aggregator-signature"), body))
    return Response.json({ error: "invalid_signature" }, { status: 401 })
  const { type, user } = JSON.parse(new TextDecoder().decode(body)) as {
    type: string
    user: { user_id: string }
  }
  const key = new Bun.CryptoHasher("sha256").update(body).digest()
  const raw_event_id = durable ? await store([key, type, user.user_id, Date.now(), body]) : 0
  return Response.json({ ok: true, raw_event_id, type })
}

Bun.serve({
  port: Number(process.env.PORT),
  hostname: "127.0.0.1",
  fetch: (request) => (request.method === "POST" ? receive(request) : Response.json({ ok: true })),
})
