import { Client as Program, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { Effect } from "effect"
import { Client } from "#test/client"

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
