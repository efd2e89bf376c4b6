import type { Briefing } from "#domain/briefing"
import { kinds } from "#embedded/model/questions/kinds"
import { messageOf, understoodFrom } from "#embedded/model/thread/understand"
import { ways } from "#embedded/model/thread/ways"
import { findLimits } from "#embedded/model/understanding/limits/limit"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beginningOf } from "#embedded/model/understanding/preamble"
import { compileForms } from "#embedded/model/understanding/time/period"
import { findMetrics } from "#embedded/model/understanding/words/lexicon"

const question = "How did I sleep last week?"

const briefing: Briefing = {
  question,
  messages: [{ role: "user", content: question }],
  today: "2026-01-01",
  ongoing: true,
  metrics: [],
  biomarkers: [],
  memory: [],
  profile: null,
  deep_research: null,
}

/** Compiles what the readers of questions need by reading one, in steps of a few milliseconds. */
export function* compileReaders(): Generator<undefined, void> {
  findMetrics(question, new Set())
  yield
  yield* compileForms(question)
  findLimits(question)
  yield
  beginningOf(question)
  yield
  const parsed = parseQuestion(briefing, question)
  for (const { read } of kinds) {
    yield
    read(parsed)
  }
  const message = messageOf(briefing)
  for (const way of ways) {
    yield
    way(message)
  }
  yield
  understoodFrom(briefing)
}
