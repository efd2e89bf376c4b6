import { Effect } from "effect"
import { Type } from "typebox"
import type { LabId } from "#domain/ids"
import { ParsedLab } from "#domain/lab"
import { mcpTool } from "#mcp/tool"
import { readLab } from "#operations/read-lab"

export const lab = mcpTool({
  name: "lab",
  title: "Results of a lab report",
  description:
    "The results of one lab report with their units and ranges. One that is `unconfirmed` may have been misread: " +
    "only the person can say.",
  input: Type.Object({
    id: Type.String({ maxLength: 64, description: "The id of a lab report, as `labs` names it." }),
  }),
  output: ParsedLab,
  scope: "read",
  call: ({ id }, { user }) =>
    Effect.map(readLab(user, id as LabId), (structured) => ({ structured })),
})
