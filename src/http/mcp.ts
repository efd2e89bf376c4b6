import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { RateLimiter } from "#actors/rate-limiter"
import { Forbidden, InvalidRequest, MissingAuthorization } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { admit } from "#http/authenticate"
import { readBoundedJson } from "#http/body"
import type { Bridge } from "#http/bridge"
import { streamed } from "#http/event-streams"
import { readHost } from "#http/host"
import { EventStream, operation } from "#http/operation"
import { isOwnHost } from "#http/own-request"
import { Refused } from "#http/problem"
import { Site } from "#http/site"
import { MCP_SCOPES } from "#mcp/caller"
import { McpEndpoint } from "#mcp/server"

const Message = Type.Object(
  { jsonrpc: Type.Literal("2.0", { description: "A message of JSON-RPC 2.0." }) },
  { title: "McpMessage", additionalProperties: true },
)

/**
 * A page of another origin is a stranger's, whatever token it has come by, and so is one that came by a name of theirs
 * (DNS rebinding): the protocol asks to refuse both.
 */
const checkOrigin = Effect.fnUntraced(function* (request: Request) {
  const { base_url, cors_origins } = yield* Site
  const origin = request.headers.get("origin")
  const isKnown =
    origin === null || origin === new URL(base_url).origin || cors_origins.includes(origin)
  if (!isKnown || !isOwnHost(readHost(request), base_url)) return yield* new Forbidden()
})

/** The person of a token that opens something here. A browser's cookie opens nothing. */
const admitProgram = Effect.fnUntraced(function* (request: Request) {
  yield* checkOrigin(request)
  if (!request.headers.has("authorization")) return yield* new MissingAuthorization()
  return yield* admit(request, MCP_SCOPES)
})

/** The longest message: a question of as many characters as one may have, each of them escaped, and room besides. */
const MAX_MESSAGE_BYTES = 262_144

/** The most messages of a batch, which version 2025-03-26 of the protocol knows. */
const MAX_BATCH = 8

const utf8 = new TextDecoder()

/** How many messages a body holds. What is none is one: the protocol has an error for it. */
const messagesIn = (body: Uint8Array): number => {
  const text = utf8.decode(body)
  if (!text.trimStart().startsWith("[")) return 1
  try {
    return JSON.parse(text).length
  } catch {
    return 1
  }
}

/** Refuses a long batch, and counts each of its further messages as a request. */
const admitBatch = Effect.fnUntraced(function* (body: Uint8Array, user: UserId) {
  const messages = messagesIn(body)
  if (messages > MAX_BATCH)
    return yield* new InvalidRequest({ message: `Send at most ${MAX_BATCH} messages at once.` })
  const { take } = yield* RateLimiter
  for (let further = messages - 1; further > 0; further--) yield* take(user)
})

/** The same request for the endpoint, which knows no host and no origin but its own. */
const forwarded = (request: Request, body: Uint8Array | null) => {
  const { method, signal } = request
  const headers = new Headers(request.headers)
  headers.delete("origin")
  return new Request("http://localhost/mcp", { method, headers, body, signal })
}

/** An error of the protocol goes to the program as it is; any other has the envelope of every error. */
const answered = async (response: Response): Promise<Response> => {
  const isOfProtocol = response.headers.get("content-type")?.startsWith("application/json")
  if (response.ok || response.status === 405 || isOfProtocol) return response
  await response.body?.cancel()
  throw new Refused(new InvalidRequest({ message: "The message does not fit the protocol." }))
}

/** The Model Context Protocol: other programs ask, and use the tools, with a personal token. */
export const mcp = (edge: Bridge) =>
  new Elysia({ prefix: "/mcp" })
    .use(edge)
    .derive({ as: "local" }, async ({ request, run, server, set }) => {
      const { headers, ...caller } = await run(admitProgram(request))
      Object.assign(set.headers, headers)
      const endpoint = await run(McpEndpoint)
      return {
        caller,
        forward: (body: Uint8Array | null) =>
          streamed({ request, server }, async () =>
            answered(await endpoint.handle(forwarded(request, body), caller)),
          ),
      }
    })
    .post(
      "",
      async ({ request, caller, run, forward }) => {
        const body = await readBoundedJson(request, MAX_MESSAGE_BYTES)
        await run(admitBatch(body, caller.user_id))
        return forward(body)
      },
      {
        parse: "none",
        detail: operation({
          operationId: "mcp",
          tag: "Turns",
          summary: "Send a message of the Model Context Protocol",
          description:
            "Streamable HTTP of the Model Context Protocol, for assistants and other programs. A personal token of " +
            "the scope `ask` opens asking, one of `read` the tools that read. A message has at most 256 KiB, a batch " +
            "at most 8 messages, each of which counts as a request.",
          request: { "application/json": Message },
          responses: {
            200: new EventStream(Message, "as JSON"),
            202: null,
            400: Message,
            404: Message,
          },
          errors: ["invalid_request", "forbidden", ["unprocessable", 413]],
          idempotent: false,
        }),
      },
    )
    .get("", ({ forward }) => forward(null))
    .delete("", ({ forward }) => forward(null))
