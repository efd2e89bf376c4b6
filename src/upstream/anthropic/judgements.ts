import { Effect } from "effect"
import { JUDGING, JUDGING_SEES, Judging } from "#agents/orchestrator/judging"
import { REFLECTION, Reflecting } from "#agents/orchestrator/reflection"
import type { Assignment, Briefing, Judgement, Reflection, Report } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import { makeJudge, makeLenientJudge } from "#upstream/anthropic/judgement"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { addsNoNumeral, askedIn, promptFor, quoted } from "#upstream/anthropic/quotation"
import { makeReferences, notesOf } from "#upstream/anthropic/references"
import type { Attempt } from "#upstream/anthropic/stand-in"
import { statementsIn } from "#upstream/anthropic/statement"

const HARMLESS_ADVICE = "Look once more at the measures and the time asked about."

/** Each agent that was routed to gets one question, and no other agent does. */
const assignmentsOf = (
  briefing: Briefing,
  { main, supporting }: Judgement["route"],
  given: ReadonlyArray<Assignment>,
): ReadonlyArray<Assignment> =>
  [...supporting, main].map((agent) => {
    const named = given.find((assignment) => assignment.agent === agent)?.question
    return { agent, question: named && addsNoNumeral(named, briefing) ? named : briefing.question }
  })

const urgencyOf = (seen: Judging["urgency"] | undefined): Judgement["urgency"] =>
  seen && seen.level !== "none" ? { ...seen, level: seen.level } : null

/**
 * What a model makes of a message, over what code makes of it: a field that is amiss is code's. What
 * is written into the profile or an experiment is for code alone to say.
 */
const judgementOf = (briefing: Briefing, own: Judgement, given: Partial<Judging>): Judgement => {
  const { vague, topic, main, supporting, assignments, statements } = given
  // A deep research begins with the search that the request asks for.
  const isRouted = main !== undefined && briefing.deep_research === null
  const route = isRouted
    ? { main, supporting: [...new Set(supporting)].filter((agent) => agent !== main) }
    : own.route
  return {
    classification: {
      vague: vague ?? own.classification.vague,
      topic: topic ?? own.classification.topic,
    },
    route,
    assignments: isRouted ? assignmentsOf(briefing, route, assignments ?? []) : own.assignments,
    urgency: urgencyOf(given.urgency),
    extracted: {
      ...own.extracted,
      memory: statements ? statementsIn(briefing, statements) : own.extracted.memory,
    },
    by_code: false,
  }
}

/** What was found, and what the agents noted of it, in the same short references. */
const foundAndNoted = (
  briefing: Briefing,
  reports: ReadonlyArray<Report>,
  ledger: Ledger,
): string => {
  const refs = makeReferences()
  const found = ledgerOf(refs, ledger)
  return [
    askedIn(briefing),
    quoted("found", found),
    quoted("agent_notes", notesOf(refs, reports)),
  ].join("\n\n")
}

/** The judgements of a turn, as a fast model makes them. */
export const makeJudgements = (messages: Messages, model: string) => {
  const judging = makeLenientJudge({
    messages,
    model,
    prompt: JUDGING,
    shape: Judging,
    purpose: { agent: "orchestrator", step: "classify_vagueness" },
  })
  const reflecting = makeJudge({
    messages,
    model,
    prompt: REFLECTION,
    shape: Reflecting,
    purpose: { agent: "orchestrator", step: "reflection" },
  })

  return {
    /** `own` is what code makes of the message. */
    judge: (briefing: Briefing, own: Judgement): Attempt<Judgement> =>
      Effect.map(judging(promptFor(briefing, JUDGING_SEES)), ({ value, ...judged }) => ({
        value: value && Object.keys(value).length > 0 ? judgementOf(briefing, own, value) : null,
        ...judged,
      })),

    reflect: (
      briefing: Briefing,
      reports: ReadonlyArray<Report>,
      ledger: Ledger,
    ): Attempt<Reflection> =>
      Effect.map(reflecting(foundAndNoted(briefing, reports, ledger)), ({ value, ...judged }) => ({
        value: value && {
          sufficient: value.sufficient,
          advice:
            value.advice &&
            (addsNoNumeral(value.advice, briefing) ? value.advice : HARMLESS_ADVICE),
        },
        ...judged,
      })),
  }
}
