import { phrases } from "#language/phrases"
import { DENIED, NOT_FOUND, OTHER_DENIED } from "#pipeline/gates/claims/denials"

const MOVED = phrases`
  (higher|lower|longer|shorter|more|less|fewer|better|worse|up|down|rose|risen|rising|fell|fallen|falling|dropped)
  (dropping|improved|improving|increased|increasing|decreased|decreasing|declined|declining|climbed|climbing|changed)
  (grown|worsened|upward|downward|gone|going|got)
`
const CHANGE = phrases`
  (drop|rise|fall|increase|decrease|decline|improvement|change|difference|trend|gain|reduction|shift|worsening)
`
const SURE = phrases`
  (clearly|definitely|significantly|markedly|undoubtedly|certainly|reliably|demonstrably|unmistakably|noticeably)
`
const REAL = phrases`
  (clear|significant|definite|real|reliable|marked|unmistakable|genuine|true|certain|proven)
`

/** What is said of a change that is beyond chance. */
const OVERCLAIM = phrases`${`
  ${SURE} ...2 ${MOVED}
  ${MOVED} ...2 ${SURE}
  ${REAL} ...2 ${CHANGE}
  ${CHANGE} ...6 (is|was) ...1 ${REAL}
  (beyond|more than) [mere] chance
  (deutlich|eindeutig|signifikant) ...1 (gestiegen|gesunken|gefallen|hoher|niedriger|besser|langer|kurzer|verbessert)
  (nettement|clairement|significativement) ...1 (augmente|baisse|diminue|ameliore|amelioree|plus|moins)
  (claramente|significativamente) ...1 (subido|bajado|aumentado|disminuido|mejorado|mas|menos|mais|subiu|caiu|melhorou)
  (chiaramente|nettamente|significativamente) ...1 (salita|salito|scesa|sceso|migliorata|migliorato|piu|meno)
  (duidelijk|significant) ...1 (gestegen|gedaald|hoger|lager|beter|langer|korter|verbeterd)
`}`

/** Whether a text in plain letters says that a change is more than chance. */
export const overclaims = (text: string): boolean => {
  const claim = OVERCLAIM.find(text)[0]
  return (
    claim !== undefined &&
    !DENIED.test(text.slice(0, claim.end)) &&
    !NOT_FOUND.test(text) &&
    !OTHER_DENIED.test(text)
  )
}

const ALARM = phrases`
  (dangerously|alarmingly|worryingly|critically|scarily|frighteningly) (high|low|slow|fast|short|long|irregular)
`

/** Whether a text calls a value dangerous, which no finding of a ledger says. */
export const alarms = (text: string): boolean => ALARM.test(text) && !DENIED.test(text)

/** Texts whose subject is what was looked at: "it rose", "there is no difference". */
const CHANGES = "change|difference|drop|rise|fall|increase|decrease|decline|improvement|trend|shift"
const OF_WHOLE = new RegExp(
  `^ ?(?:(?:yes|no|so|and|but|overall|in short),? )?(?:it|that|this|there|the (?:(?:up|down)ward )?(?:${CHANGES}))\\b`,
)

/** Whether the subject of a text in plain letters is no measure of its own but the one that was spoken of. */
export const isOfWhole = (text: string): boolean => OF_WHOLE.test(text)

const ABOVE = phrases`
  (too high|elevated|raised|on the high side|above (the|its|your) ...2 (range|limit))
  (zu hoch|erhoht|trop (eleve|haut)|demasiado alto|troppo alto|muito alto|te hoog|za wysoki|cok yuksek)
  (太高|偏高|高すぎ|너무 높*)
`
const BELOW = phrases`
  (too low|deficient|on the low side|below (the|its|your) ...2 (range|limit))
  (zu niedrig|trop bas|demasiado bajo|troppo basso|muito baixo|te laag|za niski|cok dusuk)
  (太低|偏低|低すぎ|너무 낮*)
`

/** Which side of its range a text puts a value on: 1 above, -1 below, 0 neither or both. */
export const isAboveOrBelow = (text: string): number =>
  Number(ABOVE.test(text)) - Number(BELOW.test(text))

const RANGE = /^\s*(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)/

const LIMIT = /^\s*([<≤>≥])\s*=?\s*(\d+(?:\.\d+)?)/

/** Which side of a printed range, "30 - 100" or "<100", a value lies on; 0 within, or where it is no such range. */
export const sideOf = (value: number, range: string): number => {
  const [, sign, limit] = LIMIT.exec(range) ?? []
  if (sign === "<" || sign === "≤") return value > Number(limit) ? 1 : 0
  if (sign !== undefined) return value < Number(limit) ? -1 : 0
  const [, low, high] = RANGE.exec(range) ?? []
  if (low === undefined || high === undefined) return 0
  return value < Number(low) ? -1 : value > Number(high) ? 1 : 0
}

const AMOUNT = "(\\d[\\d,]{0,12}(?:\\.\\d{1,6})?)(?: ?(h|hours?)\\b(?: (?:and )?(\\d{1,2}) ?m)?)?"
const ABOUT = "(?:about |around |roughly |~)?"
const STEP = new RegExp(`\\bfrom ${ABOUT}${AMOUNT}[^\\d:]{0,24} to ${ABOUT}${AMOUNT}(?!:)`, "i")

const amountOf = (number = "", hours?: string, minutes = "0"): number =>
  Number(number.replaceAll(",", "")) * (hours ? 60 : 1) + Number(minutes)

/** The sign of "from 58 bpm to 57 bpm", which is -1; 0 where a text has no such step. */
export const stepIn = (text: string): number => {
  const match = STEP.exec(text.replaceAll("*", ""))
  if (!match || (match[2] === undefined) !== (match[5] === undefined)) return 0
  return Math.sign(amountOf(match[4], match[5], match[6]) - amountOf(match[1], match[2], match[3]))
}

const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday".split(" ")
const WAS_DAY = new RegExp(
  `\\b(?:was|were|happened on|came on|fell on) an? (${WEEKDAYS.join("|")})\\b`,
)

/** The weekday that a text in plain letters says that something was on; null without one. */
export const weekdayIn = (text: string): number | null => {
  const day = WAS_DAY.exec(text)?.[1]
  return day === undefined ? null : WEEKDAYS.indexOf(day)
}
