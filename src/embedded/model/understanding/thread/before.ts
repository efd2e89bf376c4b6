import { planOffered } from "#catalogue/experiment-plan"
import type { Briefing } from "#domain/briefing"
import type { ExperimentPlan } from "#domain/experiment"

/** The question before this one in a thread, as a briefing of its own day, and what was answered. */
export interface Before {
  readonly briefing: Briefing
  readonly answer: string | null
  /** The experiment that a card of the answer offered. */
  readonly offered: ExperimentPlan | null
}

/** How many questions back a message may lean on. */
const MAX_BACK = 10

/** The messages of the request, where it carries more than the new one. */
const inMessages = (briefing: Briefing): Before | null => {
  const { messages } = briefing
  const now = messages.findLastIndex(({ role }) => role === "user")
  const then = messages.slice(0, now).findLastIndex(({ role }) => role === "user")
  if (then < 0) return null
  const answer = messages.slice(then, now).findLast(({ role }) => role === "assistant")
  const question = messages[then]!.content
  return {
    briefing: {
      ...briefing,
      question,
      messages: messages.slice(Math.max(0, then - 2 * MAX_BACK), then + 1),
      deep_research: null,
    },
    answer: answer?.content ?? null,
    offered: null,
  }
}

const inThread = (briefing: Briefing): Before | null => {
  const { thread = [] } = briefing
  const last = thread.at(-1)
  return last === undefined
    ? null
    : {
        briefing: {
          ...briefing,
          question: last.question,
          messages: [{ role: "user", content: last.question }],
          today: last.today,
          thread: thread.slice(-MAX_BACK, -1),
          deep_research: last.deep_research ?? null,
        },
        answer: last.answer,
        offered: last.offered ? planOffered(last.offered) : null,
      }
}

const known = new WeakMap<Briefing, { readonly found: Before | null }>()

/** What was asked before the question of a briefing, in the messages of the request or in the stored thread. */
export const beforeThis = (briefing: Briefing): Before | null => {
  const before = known.get(briefing)
  if (before) return before.found
  const found = inMessages(briefing) ?? inThread(briefing)
  known.set(briefing, { found })
  return found
}
