import { addDays, type LocalDate } from "#domain/time"

/** The demo person never travels and keeps no summer time: minutes east of UTC. */
export const OFFSET_MIN = 60

const OFFSET = "+01:00"

const two = (number: number) => String(number).padStart(2, "0")

/** A moment as the aggregator prints it; `minute` counts from the day's midnight, also past 1440. */
export const stamp = (date: LocalDate, minute: number): string => {
  const ofDay = minute % 1440
  const day = addDays(date, (minute - ofDay) / 1440)
  return `${day}T${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:00.000000${OFFSET}`
}
