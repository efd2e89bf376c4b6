import { addDays } from "#domain/time"
import { daysIn } from "#domain/window"
import type { Level } from "#embedded/model/questions/level/intent"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"

/** True where a day is held against the days before it, and not against a time that the question names. */
export const isBesideUsual = ({ usual, than, period: { window } }: Level): boolean =>
  than === undefined &&
  usual.to === addDays(window.from, -1) &&
  daysIn(usual) === DEFAULT_DAYS.usual
