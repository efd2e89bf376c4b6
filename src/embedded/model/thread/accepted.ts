import type { ExperimentPlan } from "#domain/experiment"
import type { Metric } from "#domain/metric"
import { anyWayOf, habitIn } from "#embedded/model/questions/habit"
import type { Intent } from "#embedded/model/questions/kinds"
import { asking, type Leaned, type Way } from "#embedded/model/thread/heard"
import { moveOf } from "#embedded/model/understanding/thread/move"
import { openingEnd } from "#embedded/model/understanding/thread/opening"
import { phrases } from "#language/phrases"

const LETS = phrases`
  (let's|lets|let us) (do|try|start|test|begin|go) [for] [it|that|this|one|with it|with that]
  (i'll|i will|i'd like to|i want to) (do|try|start|test) [it|that|this]
  (start|begin) (it|that|this|tomorrow|now|the experiment)
  (sign|count) me (up|in)
  (i'm|i am) in
`
const MAX_CHARS = 60

/** What is to be changed and what is looked at, by a question of the thread. */
const sidesOf = (intent: Intent): readonly [habit: Metric | null, target: Metric] | null => {
  if (intent.kind === "coaching") return [intent.habit, intent.target]
  const [pair] = intent.kind === "association" ? intent.pairs : []
  return pair ? [pair.feature, pair.target] : null
}

/** The experiment that an answer proposed: by its question, else by its words. */
const proposedIn = ({ intents, answer }: Leaned): ExperimentPlan | null => {
  const [habit, target] = sidesOf(intents.at(-1)!) ?? []
  const own = habit && anyWayOf(habit)
  const found = own ? { habit: habit.key, way: own } : habitIn(answer ?? "")
  return target && found
    ? {
        title: `${found.way.name} and your ${target.name}`,
        habit: found.habit,
        step: found.way.step,
        target: target.key,
      }
    : null
}

/** "yes, let's do two weeks" starts the experiment that was proposed. */
export const asAccepted: Way = ({ own, leaned }) => {
  const { whole } = own
  if (whole.length > MAX_CHARS || own.mentions.length > 0) return null
  const isStart = LETS.beginsAt(whole, openingEnd(whole))
  if (!isStart && moveOf(whole) !== "agree") return null
  const before = leaned()
  const intent = before?.intents.at(-1)
  const isDesigned = intent?.kind === "coaching" && intent.asks === "experiment"
  if (!before || !(isStart || isDesigned)) return null
  const plan = proposedIn(before)
  if (plan === null && intent?.kind !== "coaching") return null
  return asking({ kind: "experiment", asks: "start", plan }, own)
}
