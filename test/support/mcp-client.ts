import { Client as Program, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { Effect } from "effect"
import { Client } from "#test/client"

/** The message that begins a session. */
export const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1" },
  },
}

/** A program of the official client library, connected with a token as long as the scope is open. */
export const program = Effect.fnUntraced(function* (authorization: string) {
  const { base } = yield* Client
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", base), {
    requestInit: { headers: { authorization } },
  })
  const client = new Program({ name: "test", version: "1" })
  return yield* Effect.acquireRelease(
    Effect.promise(async () => {
      await client.connect(transport)
      return client
    }),
    () => Effect.promise(() => client.close()),
  )
})

/** A fresh personal token of the client's person, as a header. */
export const tokenWith = (...scopes: ReadonlyArray<string>) =>
  Client.use(({ post }) =>
    Effect.map(
      post("/v1/tokens", { name: "assistant", scopes }),
      ({ body }) => `Bearer ${body.token}`,
    ),
  )

/** As much of JSON Schema as the inputs of tools use. */
export interface Schema {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly anyOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
}

/** A value that fits a schema: no more than it requires. */
export const fitting = (schema: Schema, name = ""): unknown => {
  const { type, properties = {}, required = [] } = schema
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return fitting(schema.anyOf[0]!, name)
  if (type === "object")
    return Object.fromEntries(required.map((key) => [key, fitting(properties[key]!, key)]))
  if (type === "array") return [fitting(schema.items!)]
  if (type === "integer" || type === "number") return schema.minimum ?? 1
  if (schema.format === "date" || name === "from" || name === "to") return "2026-03-02"
  return schema.const ?? (name === "target" ? "hrv_rmssd" : "steps")
}
