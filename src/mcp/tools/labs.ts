import { Effect } from "effect"
import { Type } from "typebox"
import { Lab } from "#domain/lab"
import { mcpTool } from "#mcp/tool"
import { listLabs } from "#operations/read-lab"

export const labs = mcpTool({
  name: "labs",
  title: "Lab reports",
  description:
    "The 20 latest lab reports of the person, newest first, by their ids. `lab` reads the results of one; " +
    "`biomarkers` reads one result over time.",
  input: Type.Object({}),
  output: Type.Object({ labs: Type.Array(Lab) }),
  scope: "read",
  call: (_, { user }) => Effect.map(listLabs(user), (labs) => ({ structured: { labs } })),
})
