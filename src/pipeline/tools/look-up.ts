import { Effect } from "effect"
import { adviceOf, adviceSources } from "#catalogue/advice"
import { citationOf, entryOf } from "#catalogue/knowledge"
import { passageOf } from "#catalogue/knowledge/passage"
import { subjectNamed } from "#catalogue/subject-named"
import type { UserId } from "#domain/ids"
import { type Fact, type Findings, noFindings } from "#domain/ledger"
import type { FactRole, ToolInput } from "#domain/tool"

/** Words of a catalogue, each a fact, so that every number in them is one. */
const wordsOf =
  ({ id, title }: { readonly id: string; readonly title: string }) =>
  (role: FactRole, value: string, key: string = role): Fact => ({
    item: { key: `${id}_${key}`, value },
    role,
    label: title,
    decimals: 0,
  })

const stepKey = (at: number) => `step_${at + 1}`

const adviceFacts = (subject: string): ReadonlyArray<Fact> => {
  const advice = adviceOf(subject)
  if (!advice) return []
  const word = wordsOf(advice)
  return [
    word("passage", advice.lead),
    word("citation", citationOf({ sources: adviceSources(advice) })),
    ...advice.steps.map(({ text }, at) => word("step", text, stepKey(at))),
    word("ask", advice.doctor),
  ]
}

/** The id of a subject that is named by its id or in words. */
const idOf = (subject: string): string =>
  entryOf(subject) || adviceOf(subject) ? subject : (subjectNamed(subject) ?? subject)

/** What the knowledge catalogue says of a subject, else what to do for that aim. */
export const lookUp = (_: UserId, { subject }: ToolInput<"look_up">): Effect.Effect<Findings> => {
  const id = idOf(subject)
  const entry = entryOf(id)
  if (!entry) return Effect.succeed({ ...noFindings, facts: adviceFacts(id) })
  const word = wordsOf(entry)
  const { lead, more } = passageOf(entry)
  return Effect.succeed({
    ...noFindings,
    facts: [
      word("passage", lead),
      ...(more === "" ? [] : [word("more", more)]),
      word("citation", citationOf(entry)),
      ...(entry.steps ?? []).map((step, at) => word("step", step, stepKey(at))),
    ],
  })
}
