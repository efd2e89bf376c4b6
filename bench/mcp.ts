import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { observed } from "#bench/delays"
import { hostileMessages } from "#bench/hostile-messages"
import { TODAY } from "#test/demo-server"
import { initialize } from "#test/mcp-client"

/**
 * How late the event loop is while programs call tools by the Model Context Protocol on two years of rows, and while
 * hostile ones send whatever they like, as that person and as another.
 */
const CALLS = 10_000
const PROGRAMS = 8

const service = await observed({ TODAY, RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_PER_DAY: "0" })
await fetch(`${service.url}/v1/demo`, { method: "POST", headers: service.owner })
const headers = await service.demo()

const connect = async () => {
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", service.url), {
    requestInit: { headers },
  })
  const client = new Client({ name: "bench", version: "1" })
  await client.connect(transport)
  return client
}

const month = { from: "2026-10-01", to: "2026-10-31" }
/** Calls of tools, one in four of which does not fit. */
const calls: ReadonlyArray<readonly [name: string, input: Record<string, unknown>]> = [
  ["list_metrics", {}],
  ["series", { metric: "steps", ...month }],
  ["describe", { metric: "sleep_minutes", window: month }],
  ["series", { metric: "x".repeat(1_000), from: 7, to: [] }],
  ["extremes", { metric: "resting_hr", window: month, end: "highest", count: 3 }],
  ["labs", {}],
  ["notes", month],
  ["no_such_tool", { a: { b: { c: "d".repeat(5_000) } } }],
]

const outcomes = { answered: 0, refused: 0 }
const call = async (client: Client, at: number) => {
  const [name, input] = calls[at % calls.length]!
  const refused = await client.callTool({ name, arguments: input }).then(
    ({ isError }) => isError === true,
    () => true,
  )
  outcomes[refused ? "refused" : "answered"]++
}

const programs = await Promise.all(Array.from({ length: PROGRAMS }, connect))
const run = async (client: Client, first: number, count: number) => {
  for (let at = 0; at < count; at++) await call(client, first + at)
}
const all = (count: number) =>
  Promise.all(programs.map((client, at) => run(client, at, count / PROGRAMS)))

await service.measured("the first calls", () => all(PROGRAMS * calls.length))
await service.measured(`${CALLS} calls of ${PROGRAMS} programs`, () => all(CALLS))

const post = (body: string, headers: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${service.url}/mcp`, {
    method: "POST",
    body,
    headers: {
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      ...headers,
    },
    ...(signal ? { signal } : {}),
  })

/** Headers of a session that has just begun, of the version that knows batches. */
const begun = async (person: Record<string, string>) => {
  const params = { ...initialize.params, protocolVersion: "2025-03-26" }
  const response = await post(JSON.stringify({ ...initialize, params }), person)
  await response.text()
  return { ...person, "mcp-session-id": response.headers.get("mcp-session-id")! }
}

/** What nobody but the demo person may see: the names of what they have, and an answer. */
const asked = await programs[0]!.callTool({
  name: "ask",
  arguments: { question: "How did I sleep?" },
})
const { turn_id, answer } = asked.structuredContent as { turn_id: string; answer: string }
const owned = await Promise.all(
  ["labs", "sources"].map((name) => programs[0]!.callTool({ name, arguments: {} })),
)
const secrets = [answer, ...(JSON.stringify(owned).match(/(?:lab|src)_[0-9a-f]{32}/g) ?? [])]

const messages = hostileMessages(turn_id)
const statuses = new Map<number, number>()
let leaked = 0
let lost = 0
const send = async (at: number, mine: Record<string, string>, another: Record<string, string>) => {
  const { body, headers } = messages[at % messages.length]!
  const turn = Math.floor(at / messages.length)
  const isAnother = turn % 2 === 1
  const person = isAnother ? another : mine
  // A stranger knows the session of the demo person, every other time.
  const session = isAnother && turn % 4 === 1 ? { "mcp-session-id": mine["mcp-session-id"]! } : {}
  const left = at % 17 === 0 ? AbortSignal.timeout(at % 5) : undefined
  if (at % 23 === 0) await begun(person).catch(() => null)
  await post(body, { ...person, ...session, ...headers }, left).then(
    async (response) => {
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (isAnother && secrets.some((secret) => text.includes(secret))) leaked++
    },
    () => void lost++,
  )
}
const attack = async (count: number) => {
  const mine = await begun(headers)
  const another = await begun(service.owner)
  let at = 0
  const one = async () => {
    while (at < count) await send(at++, mine, another)
  }
  await Promise.all(Array.from({ length: PROGRAMS }, one))
}
await attack(messages.length * 8)
const before = service.memoryMb()
await service.measured(`${CALLS} hostile calls of ${PROGRAMS} programs`, () => attack(CALLS))
await all(PROGRAMS * calls.length)
const after = service.memoryMb()
await Promise.all(programs.map((client) => client.close()))
await service.end()
console.log(`\n${outcomes.answered} were answered, ${outcomes.refused} refused.`)
console.log(
  `Hostile: ${JSON.stringify(Object.fromEntries(statuses))}, ${lost} were left, ${leaked} said of another.`,
)
console.log(`Memory: ${before} MB before them, ${after} MB after.`)
