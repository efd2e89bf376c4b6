import { STEPS } from "#domain/step"
import { STRIKE_CLASSES } from "#domain/strike"
import { TURN_FAILURE_CODES } from "#domain/turn"
import { counters, gauges, histograms } from "#observability/family"

/** Turns that run now, out of TURN_PARALLELISM. */
export const runningTurns = gauges({
  name: "hygeia_turns_running",
  description: "Turns that are being answered.",
})

/** From the acceptance of a turn to its end, in seconds. */
export const turnDuration = histograms({
  name: "hygeia_turn_duration_seconds",
  description: "Time from the acceptance of a turn to its end, by how it ended.",
  labels: { status: ["completed", "failed"] },
  boundaries: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
})

/** Turns that failed. */
export const turnFailures = counters({
  name: "hygeia_turn_failures_total",
  description: "Turns that failed, by code and by the step that failed; none where no step did.",
  labels: { code: TURN_FAILURE_CODES, step: [...STEPS, "none"] },
})

/** What turns spend in each of their steps, in seconds. */
export const stepDuration = histograms({
  name: "hygeia_turn_step_duration_seconds",
  description: "Time that turns spent in a step before the next one or their end.",
  labels: { step: STEPS },
  boundaries: [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 15, 60, 300],
})

/** Sentences that were struck from answers. */
export const struckSentences = counters({
  name: "hygeia_struck_sentences_total",
  description: "Sentences of answers that were not shown, by why.",
  labels: { class: STRIKE_CLASSES },
})
