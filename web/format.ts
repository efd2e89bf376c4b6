const locale = "en-GB"

/** A number as people read it: `1,234.5`. */
export const numberText = (value: number, decimals = 1) =>
  value.toLocaleString(locale, { maximumFractionDigits: decimals })

const day = new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short" })
const dayWithYear = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
})
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" })

/** A local day, `2026-11-22`, as `Sun 22 Nov`; with its year when it is not this one. */
export const dayText = (date: string, now = new Date()) => {
  const at = new Date(`${date}T12:00:00`)
  return (at.getFullYear() === now.getFullYear() ? day : dayWithYear).format(at)
}

const whole = new Intl.DateTimeFormat(locale, {
  day: "2-digit",
  month: "short",
  year: "numeric",
})

/** A local day with its year: `22 Nov 2026`. */
export const dateText = (date: string) => whole.format(new Date(`${date}T12:00:00`))

/** Noon of a local day, epoch milliseconds: no change of the clocks moves it to another day. */
export const noonOf = (date: string) => new Date(`${date}T12:00:00`).getTime()

/** Today by the clock of this browser. */
export const localToday = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-")

/** An instant as a day and a time of day here. */
export const instantText = (instant: string, now = new Date()) => {
  const at = new Date(instant)
  return `${dayText(localToday(at), now)}, ${clock.format(at)}`
}

/** A local day some days later, or earlier for a negative number. */
export const daysLater = (date: string, days: number) => {
  const at = new Date(noonOf(date))
  at.setDate(at.getDate() + days)
  return localToday(at)
}

/** A size of a file: `3.4 MB`. */
export const bytesText = (bytes: number) => {
  const [unit, size] = bytes < 1e6 ? ["kB", 1e3] : bytes < 1e9 ? ["MB", 1e6] : ["GB", 1e9]
  return `${numberText(Math.max(bytes / Number(size), 0.1))} ${unit}`
}

/** A time that is left: `40 s`, `3 min`. */
export const durationText = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
/** Whole days from one local day to another. */
export const daysUntil = (from: string, to: string) =>
  Math.round((noonOf(to) - noonOf(from)) / 86_400_000)

/** The Monday of a day's week. */
export const mondayOf = (date: string) =>
  daysLater(date, -((new Date(noonOf(date)).getDay() + 6) % 7))

const month = new Intl.DateTimeFormat(locale, { month: "short" })
const monthWithYear = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric" })
const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })
const wholeDay = new Intl.DateTimeFormat(locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
})

/** The month of a local day: `Nov 2026`. */
export const monthText = (date: string) => monthWithYear.format(noonOf(date))

/** A local day in full: `Sunday 22 November 2026`. */
export const wholeDayText = (date: string) => wholeDay.format(noonOf(date)).replace(",", "")

/** The names of an axis' days: months where they are first days, each year once. */
export const axisDays = (given: {
  readonly dates: ReadonlyArray<string>
  readonly isByMonth: boolean
}) => {
  let year = ""
  return given.dates.map((date) => {
    const at = noonOf(date)
    if (!given.isByMonth) return shortDay.format(at)
    const isNew = !date.startsWith(year) || year === ""
    year = date.slice(0, 4)
    return (isNew ? monthWithYear : month).format(at)
  })
}

/** The time of day that was where something happened, of an instant with its offset or with the offset beside it. */
export const localClockText = (instant: string, offset_min: number | null) => {
  if (!instant.endsWith("Z") || offset_min === null) return instant.slice(11, 16)
  return new Date(new Date(instant).getTime() + offset_min * 60_000).toISOString().slice(11, 16)
}

const MORNING = { from: 4, to: 11 } as const

/** Whether people wish each other a good morning here. */
export const isMorning = (now = new Date()) =>
  now.getHours() >= MORNING.from && now.getHours() < MORNING.to

/** The hour of the day by the clock of this browser. */
export const localHour = () => new Date().getHours()
