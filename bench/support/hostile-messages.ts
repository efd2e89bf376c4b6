/** What a hostile program sends: a message as text, with headers of its own. */
export interface HostileMessage {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const call = (params: unknown, id: unknown = 7) =>
  JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params })

const tool = (name: string, input: unknown) => call({ name, arguments: input })

const read = (uri: string) =>
  JSON.stringify({ jsonrpc: "2.0", id: 8, method: "resources/read", params: { uri } })

const batch = (count: number, message: string) => `[${Array(count).fill(message).join()}]`

const far = { from: "0001-01-01", to: "9999-12-31" }
const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth)

/** Messages that are huge, deep or malformed, ask for what is not there, or say to be from elsewhere. */
export const hostileMessages = (turn: string): ReadonlyArray<HostileMessage> => [
  { body: "" },
  { body: "{" },
  { body: "null" },
  { body: "[]" },
  { body: lists(2_000) },
  { body: "[".repeat(900_000) },
  { body: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${lists(2_400)}}` },
  { body: `{"a":"${"x".repeat(1_100_000)}"}` },
  { body: batch(8, call({ name: "labs" })) },
  { body: batch(1_600, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })) },
  { body: call(null) },
  { body: call({ name: "series", arguments: [] }, { id: 1 }) },
  { body: call({ name: "__proto__", arguments: { constructor: 1 } }) },
  { body: call({ name: "ask", arguments: { question: "What is my resting heart rate?" } }) },
  { body: tool("series", { metric: "x".repeat(250_000), ...far }) },
  { body: tool("series", { metric: "x".repeat(1_000_000), ...far }) },
  { body: tool("series", { metric: "steps", ...far, bucket: "year" }) },
  { body: tool("describe", { metric: "steps", window: far }) },
  { body: tool("look_up", { subject: "a ".repeat(120_000) }) },
  { body: tool("lab", { id: "../../../etc/passwd" }) },
  { body: tool("notes", { from: "0000-00-00", to: "9999-99-99", kind: "x" }) },
  { body: tool("correlate", { feature: "steps", target: "steps", lag: 1e308, window: far }) },
  { body: read(`hygeia://turns/${turn}/fact-sheet`) },
  { body: read(`hygeia://turns/${"%2e%2e/".repeat(20_000)}fact-sheet`) },
  { body: read("file:///etc/passwd") },
  { body: tool("labs", {}), headers: { "mcp-session-id": crypto.randomUUID() } },
  { body: tool("labs", {}), headers: { origin: "https://elsewhere.example" } },
  { body: tool("labs", {}), headers: { host: "rebound.elsewhere.example" } },
  { body: tool("labs", {}), headers: { "mcp-protocol-version": "1999-01-01" } },
  { body: tool("labs", {}), headers: { "mcp-protocol-version": "2026-07-28", "mcp-name": "ask" } },
  { body: tool("labs", {}), headers: { accept: "text/html" } },
  { body: tool("labs", {}), headers: { authorization: "Bearer hyg_nobody" } },
]
