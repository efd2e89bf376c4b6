import { placeholder, rounded } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import type { Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { sentence, spokenName } from "#embedded/model/english"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import type { Unplaced } from "#embedded/model/understanding/time/unplaced"
import { capital } from "#language/capital"

const FEBRUARY = 2
const LEAP_DAY = 29

const noSuchDay = (day: number, month: number): string => {
  if (month !== FEBRUARY) return "That day does not exist: the month is one day shorter."
  return day === LEAP_DAY
    ? "That day does not exist: it was no leap year, so February was a day shorter."
    : "That day does not exist: February is shorter than that."
}

/** Why a time cannot be placed, and what would place it. */
const reason = (time: Unplaced, country: string | null): ReadonlyArray<string> => {
  switch (time.unplaced) {
    case "no_such_day":
      return [noSuchDay(time.day, time.month), "Which day do you mean?"]
    case "birthday":
      return ["I don't know your birthday.", "Tell me when you were born, and I can look."]
    case "country":
      return country === null
        ? [
            sentence`${time.holiday} is another day in every country, and I don't know where you live.`,
            "Tell me your country or name the day, and I'll look.",
          ]
        : [`I don't know when ${time.holiday} is where you live: name the day and I'll look.`]
    case "moon":
      return [
        sentence`${time.holiday} moves with the moon, and its days differ from place to place: name them
          and I'll look.`,
      ]
    case "clocks":
      return ["The clocks do not change where you live: name the day you mean and I'll look."]
    case "ahead":
      return ["That time has not begun yet: ask again once it has."]
    case "journey":
      return ["I can't tell from your data when that was: name the days and I'll look."]
  }
}

/** A metric on a journey and at home before it: "your HRV averaged 48 ms then, against 53 ms in the month before". */
const thenAndBefore = (metric: Metric, found: Found): string | null => {
  const [then, before] = [found.fact("away_mean"), found.fact("home_mean")]
  if (!then) return `I have too little of your ${spokenName(metric)} from then.`
  const against = before ? `, against ${rounded(before)} in the month before` : ""
  return capital(`your ${spokenName(metric)} averaged ${rounded(then)} then${against}.`)
}

/** The latest journey that the nights show by another time zone; null where they show none. */
const journey = (
  { metrics, within }: UnplacedTime,
  ledger: Ledger,
): ReadonlyArray<Paragraph> | null => {
  const found = metrics.map((metric) =>
    foundBy(ledger, "journey", { metric: metric.key, window: within }),
  )
  const [from, until, hours] = (["away_from", "away_until", "away_hours"] as const).map(
    (role) => found[0]?.fact(role) ?? null,
  )
  if (!from || !until || !hours) return null
  return [
    paragraph([
      sentence`Your nights from ${placeholder(from)} to ${placeholder(until)} were ${placeholder(hours)} off your
        usual time zone, so I take those.`,
      ...metrics.map((metric, at) => thenAndBefore(metric, found[at]!)),
      "If you mean other days, name them.",
    ]),
  ]
}

/** Says why the time of a question cannot be put on the calendar; a journey is looked for among the nights. */
export const writeUnplaced = (
  intent: UnplacedTime,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> =>
  (intent.time.unplaced === "journey" ? journey(intent, ledger) : null) ?? [
    paragraph(reason(intent.time, briefing.profile?.country ?? null)),
  ]
