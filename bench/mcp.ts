import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { observed } from "#bench/delays"
import { TODAY } from "#test/demo-server"

/** How late the event loop is while programs call tools by the Model Context Protocol on two years of rows. */
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
await Promise.all(programs.map((client) => client.close()))
await service.end()
console.log(`\n${outcomes.answered} were answered, ${outcomes.refused} refused.`)
