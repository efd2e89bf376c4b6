import type { Material } from "#domain/briefing"
import { sentence } from "#embedded/model/english"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { UnplacedTime } from "#embedded/model/questions/unplaced/intent"
import type { Unplaced } from "#embedded/model/understanding/time/unplaced"

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
    case "journey":
      return ["I can't tell from your data when that was: name the days and I'll look."]
  }
}

/** Says why the time of a question cannot be put on the calendar. */
export const writeUnplaced = (
  { time }: UnplacedTime,
  { briefing }: Material,
): ReadonlyArray<Paragraph> => [paragraph(reason(time, briefing.profile?.country ?? null))]
