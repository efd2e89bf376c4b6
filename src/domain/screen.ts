/** The screens of the console, in the order of its navigation. */
export const SCREENS = [
  "today",
  "ask",
  "trends",
  "labs",
  "sources",
  "notes",
  "experiments",
  "settings",
] as const

/** A screen, or the one where somebody signs in: each is the first part of an address. */
export type Screen = (typeof SCREENS)[number] | "sign-in"

/** The first parts of all addresses of the console. */
export const ADDRESSES: ReadonlyArray<Screen> = [...SCREENS, "sign-in"]

/** The screen that an address begins with; null for an address that is not the console's. */
export const screenOf = (pathname: string): Screen | null => {
  const [, first] = pathname.split("/")
  return ADDRESSES.find((screen) => screen === first) ?? null
}
