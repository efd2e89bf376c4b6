import { Context, Effect, Layer } from "effect"
import { McpSchema, McpServer } from "effect/ai"
import { misfits, validatorOf } from "#domain/validator"
import { MCP_SCOPES, McpCaller, type McpScope, mayUse } from "#mcp/caller"
import { reporter } from "#mcp/progress"
import { factSheet } from "#mcp/resources/fact-sheet"
import type { McpServices } from "#mcp/services"
import type { McpTool, ToolAnswer } from "#mcp/tool"
import { MCP_TOOLS } from "#mcp/tools"

const failed = (text: string) =>
  new McpSchema.CallToolResult({ isError: true, content: [{ type: "text", text }] })

const resultOf = ({ structured, text = JSON.stringify(structured), links = [] }: ToolAnswer) =>
  new McpSchema.CallToolResult({
    structuredContent: structured,
    content: [
      { type: "text", text },
      ...links.map((link) => ({ type: "resource_link" as const, ...link })),
    ],
  })

const descriptorOf = ({ name, title, description, input, output, scope }: McpTool) =>
  new McpSchema.Tool({
    name,
    title,
    description,
    inputSchema: input as unknown as McpSchema.ToolJson,
    outputSchema: output as unknown as McpSchema.ToolJson,
    annotations: McpSchema.ToolAnnotations.make({
      readOnlyHint: scope === "read",
      destructiveHint: false,
      idempotentHint: scope === "read",
      openWorldHint: false,
    }),
  })

/** An error says what is amiss and nothing of what was sent, so that a client may show it to its model. */
const handlerOf = (
  server: McpServer.McpServer["Service"],
  services: Context.Context<McpServices>,
  { name, input, call }: McpTool,
) => {
  const validator = validatorOf(input)
  return Effect.fnUntraced(
    function* (given: unknown) {
      const lines = misfits(validator(), given)
      if (lines.length > 0) return failed(lines.join("\n"))
      const { user_id: user, scopes } = yield* McpCaller
      const report = yield* reporter(server)
      return resultOf(yield* call(given as never, { user, scopes, report }))
    },
    Effect.catch(({ message }) => Effect.succeed(failed(message))),
    Effect.tapDefect((defect) => Effect.logError("mcp tool died", { tool: name }, defect)),
    Effect.provideContext(services),
  )
}

const tools = Effect.gen(function* () {
  const server = yield* McpServer.McpServer
  const services = yield* Effect.context<McpServices>()
  for (const tool of MCP_TOOLS)
    yield* server.addTool({
      tool: descriptorOf(tool),
      annotations: Context.empty(),
      services: yield* Effect.context<never>(),
      handle: handlerOf(server, services, tool),
    })
})

const resources = Effect.gen(function* () {
  const server = yield* McpServer.McpServer
  const services = yield* Effect.context<McpServices>()
  const { name, title, description, uriTemplate, route, read } = factSheet
  const mimeType = "application/json"
  yield* server.addResourceTemplate({
    template: new McpSchema.ResourceTemplate({ name, title, description, uriTemplate, mimeType }),
    routerPath: route,
    annotations: Context.empty(),
    services: yield* Effect.context<never>(),
    completions: {},
    handle: Effect.fnUntraced(
      function* (uri, [turn_id]) {
        const { user_id } = yield* McpCaller
        const text = JSON.stringify(yield* read(turn_id!, user_id))
        return { contents: [{ uri, mimeType, text }] }
      },
      Effect.mapError(({ message }) => new McpSchema.InvalidParams({ message })),
      Effect.provideContext(services),
    ),
  })
})

/** By the scope of a tool; whoever may ask may read what was answered. */
const scopesOf = (target: string): ReadonlyArray<McpScope> => {
  const tool = MCP_TOOLS.find(({ name }) => name === target)
  return tool ? [tool.scope] : MCP_SCOPES
}

/** What a token does not open is not there for its client. */
const byScope = McpServer.visibility(
  ({ target }) => Effect.map(McpCaller, (caller) => mayUse(caller, scopesOf(target))),
  { global: true },
)

/** Everything that other programs may use. */
export const registrations = Layer.effectDiscard(Effect.andThen(tools, resources)).pipe(
  Layer.provide(byScope),
)
