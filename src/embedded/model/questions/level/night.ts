import { bare, valueOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { sentence } from "#embedded/model/english"
import { noValues } from "#embedded/model/prose/insufficient-data"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { level, single, spoken } from "#embedded/model/prose/spoken"
import {
  apart,
  type DayBeside,
  dayBeside,
  isUsual,
  lastBefore,
  otherDay,
} from "#embedded/model/questions/level/day"
import type { Level } from "#embedded/model/questions/level/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

const LENGTH = "sleep_minutes"
const WAKE_UPS = "wakeups"
const DEEP = "deep_minutes"
const STAGES = [DEEP, "rem_minutes"] as const

/** Whether a question is about nights as a whole: their length, and what they were made of. */
export const isAboutNights = ({ metrics }: Level): boolean => {
  const keys = new Set(metrics.map(({ key }) => key))
  return keys.has(LENGTH) && STAGES.some((stage) => keys.has(stage))
}

/** On which side of the usual range a part of the night lies; 0 within it. */
const sideOf = ({ z, isWithin }: DayBeside): number => (isWithin ? 0 : Math.sign(z))

/** Restless or calm, by what tells it: efficiency and the times awake. */
const calmOf = (parts: ReadonlyArray<DayBeside>): string => {
  const towards = parts.map((part) =>
    part.metric.key === WAKE_UPS
      ? -sideOf(part)
      : part.metric.key === "sleep_efficiency"
        ? sideOf(part)
        : 0,
  )
  if (towards.includes(-1)) return "It was more restless than usual"
  return towards.includes(1) ? "It was a calm one" : "It was about as restful as usual"
}

/** ", but short on deep sleep": where that was less or more than usual. */
const deepOf = (parts: ReadonlyArray<DayBeside>): string => {
  const deep = parts.find(({ metric }) => metric.key === DEEP)
  const side = deep ? sideOf(deep) : 0
  if (side < 0) return ", short on deep sleep"
  return side > 0 ? ", with plenty of deep sleep" : ""
}

const nouns: Readonly<Record<string, string>> = {
  sleep_efficiency: "efficiency",
  sleep_score: "sleep score",
  deep_minutes: "deep sleep",
  rem_minutes: "REM",
}

const part = (day: DayBeside): string => {
  const { metric, value, usual } = day
  const others = usual && level(metric, usual)
  const usually =
    others && !isUsual(day) ? ` (usually ${metric.key === WAKE_UPS ? bare(others) : others})` : ""
  if (metric.key !== WAKE_UPS) return `${single(metric, value)} ${nouns[metric.key]}${usually}`
  return `${bare(single(metric, value))} wake-up${valueOf(value) === 1 ? "" : "s"}${usually}`
}

const lengthOf = (day: DayBeside, when: string): string => {
  const start = `You slept ${single(day.metric, day.value)} ${when}`
  if (!day.usual || !day.difference) return `${start}.`
  if (isUsual(day)) return `${start}, close to your usual ${level(day.metric, day.usual)}.`
  const way = (valueOf(day.difference) ?? 0) > 0 ? "more" : "less"
  return sentence`${start}, ${apart(day)} ${way} than your usual
    ${level(day.metric, day.usual)}.`
}

/** One night: how long it was, how restful, and what it was made of, beside what is usual. */
export const writeNight = (intent: Level, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { metrics, period } = intent
  const days = metrics.flatMap((metric) => dayBeside(intent, ledger, metric) ?? [])
  const [length, ...parts] = days
  const [asleep] = metrics
  if (!length || length.metric.key !== LENGTH || !asleep) {
    return [paragraph([noValues([asleep!.name], period), lastBefore(intent, ledger, asleep!)])]
  }
  const order = ["sleep_efficiency", "sleep_score", "wakeups", ...STAGES]
  const sorted = parts.toSorted((a, b) => order.indexOf(a.metric.key) - order.indexOf(b.metric.key))
  const tiles = days.map(({ metric, value, difference }) => ({
    label: capital(spoken(metric)),
    fact: value,
    delta: difference,
  }))
  return [
    paragraph(
      [
        lengthOf(length, inWords(period)),
        sorted.length > 0
          ? `${calmOf(parts)}${deepOf(parts)}: ${sorted.map(part).join(", ")}.`
          : null,
        otherDay(intent, ledger),
      ],
      [statTiles("night", inWords(period), tiles)],
    ),
  ]
}
