import { datedDays, type Experiment } from "#domain/experiment"
import { newId } from "#domain/ids"

/** An experiment of four days from the first of June on. */
export const anExperiment = (rest: Partial<Experiment> = {}): Experiment => ({
  id: newId("exp"),
  user_id: newId("user"),
  turn_id: null,
  title: "less caffeine and your sleep duration",
  habit: "caffeine_mg",
  step: "Have your last coffee before noon.",
  target: "sleep_minutes",
  seed: 1,
  days: datedDays("2026-06-01", ["with", "without", "without", "with"]),
  stopped_on: null,
  created_at: "2026-05-31T20:00:00.000Z",
  ...rest,
})
