import { lazy } from "#domain/lazy"

/** Names in use beside those of the standard, and the codes they mean. */
const OTHER_NAMES = {
  us: "US",
  usa: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  america: "US",
  "the states": "US",
  "united states of america": "US",
  uk: "GB",
  britain: "GB",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  holland: "NL",
  turkey: "TR",
  "czech republic": "CZ",
  uae: "AE",
  korea: "KR",
} as const

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
/** Codes of the library that are no country, and those that others have replaced. */
const NOT_IN_USE = new Set([
  ...["EU", "EZ", "UN", "ZZ", "XA", "XB", "QO"],
  ...[
    "AN",
    "BU",
    "CS",
    "DD",
    "DY",
    "FX",
    "HV",
    "NH",
    "RH",
    "SU",
    "TP",
    "UK",
    "VD",
    "YD",
    "YU",
    "ZR",
  ],
])

const codes = lazy((): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  const known = LETTERS.flatMap((a) => LETTERS.map((b) => a + b))
    .filter((code) => !NOT_IN_USE.has(code))
    .flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[name.toLowerCase(), code] as const]
    })
  return new Map([...known, ...Object.entries(OTHER_NAMES)])
})

const MAX_WORDS = 5

/** The country that a text begins with: its ISO 3166-1 code; null where it begins with none. */
export const countryIn = (text: string): string | null => {
  const words = text
    .toLowerCase()
    .replace(/[,;:!?)]|\.(?=\s|$)/g, " ")
    .replace(/^\s*the\s+(?!states)/, "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
  for (let many = words.length; many > 0; many--) {
    const code = codes().get(words.slice(0, many).join(" "))
    if (code !== undefined) return code
  }
  return null
}
