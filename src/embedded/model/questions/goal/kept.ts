import { isCounted } from "#catalogue/metrics/degrees"
import { spoken } from "#embedded/model/prose/spoken"
import type { Aim } from "#embedded/model/questions/goal/intent"
import type { Intent } from "#embedded/model/questions/kinds"

/** "My goal is sleep of at least 8 hours". */
const textOf = ({ metric, said }: Aim): string =>
  isCounted(metric)
    ? `My goal is ${said} ${metric.name}`
    : `My goal is ${metric.scale === "clock" ? "a " : ""}${spoken(metric)} of ${said}`

/** The goals that the questions of a message ask to keep, as the memory holds them. */
export const goalsIn = (intents: ReadonlyArray<Intent>): ReadonlyArray<string> =>
  intents.flatMap((intent) =>
    intent.kind === "goal" && intent.asks === "set" && intent.aim ? [textOf(intent.aim)] : [],
  )
