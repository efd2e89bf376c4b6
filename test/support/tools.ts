import type { UserId } from "#domain/ids"
import type { Fact, Findings } from "#domain/ledger"
import type { FactRole, ToolInput, ToolName } from "#domain/tool"
import { runTool } from "#pipeline/toolbox"
import { itWith } from "#test/effect"
import { toolServices } from "#test/tool-services"

/** Tests of tools over rows that they store themselves. */
export const itOverRows = itWith(toolServices)

/** A turn that may look at everything. */
export const EVERYTHING = { include_biomarkers: true, include_memory: true }

/** The person whose rows they are. */
export const ada: UserId = "user_ada"

/** A tool's answer for that person. */
export const ask = <Name extends ToolName>(tool: Name, input: ToolInput<Name>) =>
  runTool(ada, EVERYTHING, tool, input)

/** The facts of a role, in their order. */
export const factsOf = ({ facts }: Findings, role: FactRole): ReadonlyArray<Fact> =>
  facts.filter((fact) => fact.role === role)

/** The first value of a role. */
export const valueOf = (findings: Findings, role: FactRole) =>
  factsOf(findings, role)[0]?.item.value

/** What there is and what it would take, where data are insufficient. */
export const insufficientDataOf = ({ facts, insufficient_data }: Findings) => {
  const value = (key: string) => facts.find(({ item }) => item.key === key)?.item.value
  return (
    insufficient_data && {
      metric: insufficient_data.metric,
      reason: insufficient_data.reason,
      have: value(insufficient_data.have),
      need: value(insufficient_data.need),
    }
  )
}

/** Every reference in the claims of the findings. */
export const referencesOf = ({ evidence }: Findings): ReadonlyArray<string> =>
  evidence.flatMap(({ item }) =>
    [...item.claim.matchAll(/\{\{([^}]+)\}\}/g)].map(([, reference]) => reference!),
  )
