import { Effect } from "effect"
import { type TObject, Type } from "typebox"
import type {
  Assignment,
  Briefing,
  Classification,
  Extracted,
  Judged,
  Reflection,
  Report,
  Route,
} from "#domain/briefing"
import type { UpstreamUnavailable } from "#domain/errors"
import type { Ledger } from "#domain/ledger"
import { makeJudge } from "#upstream/anthropic/judgement"
import { ledgerOf } from "#upstream/anthropic/ledger"
import type { Messages } from "#upstream/anthropic/messages"
import { CLASSIFY, REFLECT, REMEMBER, REPHRASE, ROUTE, RULES } from "#upstream/anthropic/prompt"
import { addsNoNumeral, briefed, quoted } from "#upstream/anthropic/quotation"
import { statementsIn } from "#upstream/anthropic/statement"

/** The agents that can be given work; validator and orchestrator are code. */
const Worker = Type.Enum(["investigator", "data_science", "domain_expert", "health_coach"])
const Sentence = Type.String({ minLength: 1, maxLength: 600 })

const shapes = {
  classification: Type.Object({
    vague: Type.Boolean(),
    topic: Type.Enum(["question", "greeting", "off_topic", "statement"]),
  }),
  route: Type.Object({ main: Worker, supporting: Type.Array(Worker, { maxItems: 4 }) }),
  assignments: Type.Object({
    assignments: Type.Array(Type.Object({ agent: Worker, question: Sentence }), { maxItems: 8 }),
  }),
  reflection: Type.Object({
    sufficient: Type.Boolean(),
    advice: Type.Union([Sentence, Type.Null()]),
  }),
  statements: Type.Object({
    statements: Type.Array(
      Type.Object({ kind: Type.Enum(["goal", "preference", "barrier"]), quote: Sentence }),
      { maxItems: 20 },
    ),
  }),
}

/** An answer, or null where what came back cannot be used; with its cost either way. */
export type Attempt<A> = Effect.Effect<Judged<A | null>, UpstreamUnavailable>

const read = <A, B>(
  asked: Attempt<A>,
  as: (given: A) => B | null,
): Effect.Effect<Judged<B | null>, UpstreamUnavailable> =>
  Effect.map(asked, ({ value, cost_usd }) => ({ value: value && as(value), cost_usd }))

const HARMLESS_ADVICE = "Look once more at the measures and the time asked about."

/** The small judgements of a turn, as a fast model makes them. */
export const makeJudgements = (messages: Messages, model: string) => {
  const judge = <S extends TObject>(instruction: string, shape: S) =>
    makeJudge(messages, model, `${RULES}\n\n${instruction}`, shape)
  const classification = judge(CLASSIFY, shapes.classification)
  const route = judge(ROUTE, shapes.route)
  const assignments = judge(REPHRASE, shapes.assignments)
  const reflection = judge(REFLECT, shapes.reflection)
  const statements = judge(REMEMBER, shapes.statements)

  return {
    classify: (briefing: Briefing): Attempt<Classification> => classification(briefed(briefing)),

    route: (briefing: Briefing, known: Classification): Attempt<Route> =>
      read(
        route(`${briefed(briefing)}\n\n${quoted("classification", known)}`),
        ({ main, supporting }) => ({
          main,
          supporting: [...new Set(supporting)].filter((agent) => agent !== main),
        }),
      ),

    /** Each agent that was routed to gets one question, and no other agent does. */
    rephrase: (
      briefing: Briefing,
      { main, supporting }: Route,
    ): Attempt<ReadonlyArray<Assignment>> =>
      read(
        assignments(`${briefed(briefing)}\n\n${quoted("agents", [...supporting, main])}`),
        (given) => {
          const named = [...supporting, main].flatMap(
            (agent) => given.assignments.find((assignment) => assignment.agent === agent) ?? [],
          )
          if (named.length <= supporting.length) return null
          return named.map(({ agent, question }) => ({
            agent,
            question: addsNoNumeral(question, briefing) ? question : briefing.question,
          }))
        },
      ),

    reflect: (
      briefing: Briefing,
      reports: ReadonlyArray<Report>,
      ledger: Ledger,
    ): Attempt<Reflection> =>
      read(
        reflection(
          [
            briefed(briefing),
            quoted("agent_notes", reports),
            quoted("found", ledgerOf(ledger)),
          ].join("\n\n"),
        ),
        ({ sufficient, advice }) => ({
          sufficient,
          advice: advice && (addsNoNumeral(advice, briefing) ? advice : HARMLESS_ADVICE),
        }),
      ),

    remember: (briefing: Briefing): Attempt<Extracted> =>
      read(statements(briefed(briefing)), (given) => ({
        memory: statementsIn(briefing, given.statements),
        profile: [],
      })),
  }
}
