import { Effect } from "effect"
import { citationOf, entryOf, passageOf } from "#catalogue/knowledge"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"

/** What the knowledge catalogue says of a subject: words, each a fact, so that every number in them is one. */
export const lookUp = (_: UserId, { subject }: ToolInput<"look_up">): Effect.Effect<Findings> => {
  const entry = entryOf(subject)
  if (!entry) return Effect.succeed(noFindings)
  const word = (role: FactRole, value: string, key: string = role): Fact => ({
    item: { key: `${entry.id}_${key}`, value },
    role,
    label: entry.title,
    decimals: 0,
  })
  return Effect.succeed({
    ...noFindings,
    facts: [
      word("passage", passageOf(entry)),
      word("citation", citationOf(entry)),
      ...(entry.steps ?? []).map((step, at) => word("step", step, `step_${at + 1}`)),
    ],
  })
}
