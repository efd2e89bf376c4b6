import { Effect } from "effect"
import { Type } from "typebox"
import { ConnectionStore } from "#db/connections"
import { Source } from "#domain/source"
import { mcpTool } from "#mcp/tool"

export const sources = mcpTool({
  name: "sources",
  title: "Connected wearables",
  description: "The wearables of the person, with their status and when each sent something last.",
  input: Type.Object({}),
  output: Type.Object({ sources: Type.Array(Source) }),
  scope: "read",
  call: (_, { user }) =>
    ConnectionStore.use((store) =>
      Effect.map(store.sources(user), (sources) => ({ structured: { sources } })),
    ),
})
