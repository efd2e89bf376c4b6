import { address, navigate } from "#web/router"
import { type Days, WINDOWS } from "./window"

/** What the address of the screen says. */
export interface Asked {
  readonly metric: string | null
  readonly with: string | null
  readonly days: Days
  readonly day: string | null
}

const isDays = (text: string | null): text is Days => WINDOWS.some((days) => days === text)
const isDay = (text: string | null) => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What is asked for, by the address. */
export const asked = (): Asked => {
  const { searchParams } = address.value
  const days = searchParams.get("days")
  const day = searchParams.get("day")
  return {
    metric: searchParams.get("metric"),
    with: searchParams.get("with"),
    days: isDays(days) ? days : "90",
    day: isDay(day) ? day : null,
  }
}

/** The address with some of it changed; null takes away. */
export const pathWith = (change: Partial<Asked>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...asked(), ...change }))
    if (value !== null) query.set(name, value)
  return `/trends?${query}`
}

/** Goes there; from one day to the next no way back is kept. */
export const ask = (change: Partial<Asked>) =>
  navigate(pathWith(change), { replace: change.day !== undefined && asked().day !== null })
