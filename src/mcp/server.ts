import { Context, Effect, Layer, Scope } from "effect"
import { McpProtocol, McpServer } from "effect/ai"
import { HttpRouter } from "effect/http"
import { lazy } from "#domain/lazy"
import { VERSION } from "#domain/version"
import { type Caller, McpCaller } from "#mcp/caller"
import { registrations } from "#mcp/registrations"
import type { McpServices } from "#mcp/services"
import { makeSessions } from "#mcp/sessions"

/** A client that knows none of them is offered the first. */
const PROTOCOLS = [
  McpProtocol.v2025_11_25,
  McpProtocol.v2025_06_18,
  McpProtocol.v2025_03_26,
  McpProtocol.v2024_11_05,
  McpProtocol.v2026_07_28,
] as const

const INSTRUCTIONS =
  "The health data of one person: their wearables, nights, training, diary and lab results. Use `ask` for a question " +
  "in words. Use the other tools for numbers, `list_metrics` first: what there is, and from when to when. A finding " +
  "is worth what its verdict says: `validated` holds up, `conditional` is a hint, `rejected` shows nothing. Say no " +
  "number that no tool has returned, and make no diagnosis of them."

const SESSION = "mcp-session-id"

/** What other servers answer too; by the status a program knows that it has to begin again. */
const noSession = () =>
  Response.json(
    { jsonrpc: "2.0", id: null, error: { code: -32_001, message: "There is no such session." } },
    { status: 404 },
  )

/** The Model Context Protocol over HTTP. */
export class McpEndpoint extends Context.Service<
  McpEndpoint,
  {
    /**
     * Answers a request of a person whom the edge has admitted, once its body is known to be small. A session is
     * that of the person who opened it: to anybody else there is none.
     */
    readonly handle: (request: Request, caller: Caller) => Promise<Response>
  }
>()("mcp/Endpoint") {
  static readonly layer = Layer.effect(
    McpEndpoint,
    Effect.gen(function* () {
      const services = yield* Effect.context<McpServices>()
      const server = McpServer.layerHttp({
        name: "hygeia",
        version: VERSION,
        instructions: INSTRUCTIONS,
        path: "/mcp",
        protocols: PROTOCOLS,
        allowSessionTermination: true,
        allowSubscriptions: false,
        registrations,
      })
      const scope = yield* Effect.scope
      // Built by the first message, as it would take a tenth of the start.
      const web = lazy(() => {
        const built = HttpRouter.toWebHandler(
          Layer.provide(server, Layer.succeedContext(services)),
          { disableLogger: true },
        )
        Effect.runSync(Scope.addFinalizer(scope, Effect.promise(built.dispose)))
        return built
      })
      const sessions = makeSessions()

      const end = (id: string, caller: Caller) => {
        sessions.end(id)
        const headers = { [SESSION]: id }
        return answer(new Request("http://localhost/mcp", { method: "DELETE", headers }), caller)
      }
      const answer = (request: Request, caller: Caller) =>
        web().handler(request, Context.make(McpCaller, caller))

      return {
        handle: async (request, caller) => {
          const id = request.headers.get(SESSION)
          if (id !== null && !sessions.use(id, caller.user_id)) return noSession()
          const response = await answer(request, caller)
          const opened = response.headers.get(SESSION)
          if (opened !== null)
            for (const ended of sessions.open(opened, caller.user_id)) await end(ended, caller)
          if (id !== null && request.method === "DELETE" && response.ok) sessions.end(id)
          return response
        },
      }
    }),
  )
}
