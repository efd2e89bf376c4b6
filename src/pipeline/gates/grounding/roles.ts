import type { Fact, Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import type { Reading } from "#pipeline/gates/grounding/reading"
import { isHead, isLink } from "#pipeline/gates/grounding/subject"
import type { Token } from "#pipeline/gates/grounding/tokens"

/** What a number says of its measure, as far as the words around it may contradict that. */
type Sort =
  | "mean"
  | "median"
  | "max"
  | "min"
  | "latest"
  | "previous"
  | "current"
  | "level"
  | "total"
  | "spread"
  | "difference"
  | "count"
  | "share"

/** Of two compared times the one that a number is of. */
type Side = "first" | "second"

/** What is known of a number by the role of its fact. */
export interface Role {
  readonly sort: Sort | null
  readonly side: Side | null
  /** Of the days with much or with little of something. */
  readonly end: "high" | "low" | null
}

const words = (text: string) => new Set(text.trim().split(/\s+/))

const SORTS: ReadonlyMap<string, Sort> = new Map(
  (
    [
      ["mean", "mean"],
      ["median", "median"],
      ["max", "max"],
      ["min", "min"],
      ["latest", "latest"],
      ["previous", "previous"],
      [
        "level",
        `a_mean b_mean before_mean after_mean with_mean without_mean since_mean target_high target_low feature_high
        feature_low mean_where mean_otherwise mean_with mean_without weekend_mean weekday_mean`,
      ],
      ["total", "total"],
      ["spread", "sd mad"],
      ["difference", "difference gap change change_low change_high slope slope_low slope_high"],
      ["count", "n a_n b_n n_eff doubtful"],
      ["share", "percent change_pct natural_pct coverage_pct"],
    ] as const
  ).flatMap(([sort, roles]) => [...words(roles)].map((role) => [role, sort] as const)),
)

const FIRST = words("a_mean a_n before_mean")
const SECOND = words("b_mean b_n after_mean since_mean")
const OF_CHANGE = words("before_mean after_mean since_mean")

const sortOf = ({ role, item }: Fact): Sort | null =>
  SORTS.get(role) ?? (role === "value" && item.key.startsWith("lab_") ? "current" : null)

/** The role of a number of days, and of a number that says how far two values are apart. */
export const COUNT: Role = { sort: "count", side: null, end: null }
export const OF_DIFFERENCE: Role = { sort: "difference", side: null, end: null }

const startOf = ({ item }: Fact) => item.window?.from ?? ""

/** What the roles of the facts of a ledger say of their numbers, by key. */
export const rolesOf = (
  facts: Ledger["receipts"][number]["findings"]["facts"],
): Map<string, Role> => {
  const compared = facts.filter(({ role }) => role === "a_mean" || role === "b_mean")
  const sideOf = (fact: Fact): Side | null => {
    const { role, label } = fact
    if (OF_CHANGE.has(role)) return FIRST.has(role) ? "first" : "second"
    if (!FIRST.has(role) && !SECOND.has(role)) return null
    const others = compared.filter((each) => each.label === label)
    const isBefore = others.some((each) => startOf(each) > startOf(fact))
    const isAfter = others.some((each) => startOf(each) < startOf(fact))
    return isBefore === isAfter ? null : isBefore ? "first" : "second"
  }
  const endOf = (role: FactRole) =>
    role === "target_high" ? "high" : role === "target_low" ? "low" : null
  return new Map(
    facts.map((fact) => [
      fact.item.key,
      { sort: sortOf(fact), side: sideOf(fact), end: endOf(fact.role) },
    ]),
  )
}

/** Phrases that say of which sort the number behind them is, and the sorts that it then is not. */
const CLAIMS: ReadonlyArray<readonly [sort: Sort, phrases: string, not: string]> = [
  [
    "mean",
    "average|averaged|averages|averaging|mean|on average",
    "max min latest previous total spread count",
  ],
  ["median", "median", "mean max min latest previous total spread count share difference"],
  [
    "max",
    "highest|maximum|max|peak|peaked|topped out|went up to|as high as|at most",
    "mean median min latest previous spread count difference share total",
  ],
  [
    "min",
    "lowest|minimum|min|bottomed|fewest|went down to|as low as|at least",
    "mean median max latest previous spread count difference share total",
  ],
  [
    "latest",
    "latest|most recent|newest|last recorded|last measured|last reading|last value",
    "mean median max min previous total spread count difference share",
  ],
  ["previous", "previous|prior", "current"],
  [
    "spread",
    "standard deviation|varied by|varies by|fluctuated by|day to day",
    "mean median max min latest previous total count",
  ],
  [
    "total",
    "in total|altogether|totalled|totaled|added up to|adds up to|all told",
    "mean median max min latest previous spread",
  ],
]
/** What is called so is no value: "the latest week". */
const PERIODS = words(
  "week weeks month months day days night nights period time window year years half third quarter",
)

const FIRST_WORDS =
  "earlier time|earlier period|earlier window|earlier weeks|earlier month|earlier months|earlier days|before that|" +
  "before the change|beforehand|previously|formerly|initially|earlier on"
const SECOND_WORDS =
  "later time|later period|later window|later weeks|later month|later months|later days|after the change|since then|" +
  "more recently|recently|lately|nowadays|these days|after that|currently"

const MORE = words("high higher highest more most")
const LESS = words("low lower lowest less least fewer fewest")
const DAYS = words("days nights evenings mornings")

/** What is said to be so is how far two values are apart. */
const COMPARED = words("higher lower longer shorter fewer faster slower")
const MAYBE_COMPARED = words("more less later earlier apart sooner above below")
const LEVELS = words("mean median max min latest previous level total")
const APART = words("difference count spread share")
const AVERAGED = words("averaged averages averaging")
const HEDGES = words("about around nearly roughly approximately only just some almost exactly")
const HARD_BREAKS = words("; ) but while whereas although though")

interface Claim {
  readonly parts: ReadonlyArray<string>
  readonly sort: Sort
  readonly not: ReadonlySet<string>
}

const claims: ReadonlyArray<Claim> = CLAIMS.flatMap(([sort, phrases, not]) =>
  phrases.split("|").map((phrase) => ({ parts: phrase.split(" "), sort, not: words(not) })),
)
const byFirst = Map.groupBy(claims, ({ parts }) => parts[0]!)
const sided = (text: string) => text.split("|").map((phrase) => phrase.split(" "))
const SIDES = [
  ["first", sided(FIRST_WORDS)],
  ["second", sided(SECOND_WORDS)],
] as const

const isNumber = ({ kind }: Token) => kind === "mark" || kind === "number"
const standsAt = (tokens: ReadonlyArray<Token>, at: number, parts: ReadonlyArray<string>) =>
  parts.every((part, step) => tokens[at + step]?.word === part)

/** The first token behind the number before, or behind a break that ends what was said. */
const stretchOf = ({ tokens, isName }: Reading, at: number): number => {
  let from = at
  while (
    from > 0 &&
    !(isNumber(tokens[from - 1]!) && isName[from - 1] === 0) &&
    !HARD_BREAKS.has(tokens[from - 1]!.word)
  )
    from--
  return from
}

const isOtherSort = (reading: Reading, from: number, at: number, sort: Sort): boolean => {
  const { tokens, clauseOf, isName } = reading
  let isDenied = false
  for (let index = from; index < at; index++) {
    if (isName[index] === 1) continue
    if (clauseOf[index] !== clauseOf[at] && tokens[index]!.word !== "average") continue
    for (const claim of byFirst.get(tokens[index]!.word) ?? []) {
      if (!standsAt(tokens, index, claim.parts)) continue
      if (PERIODS.has(tokens[index + claim.parts.length]?.word ?? "")) continue
      if (claim.sort === sort || (claim.sort === "mean" && sort === "level")) return false
      if (claim.not.has(sort)) isDenied = true
    }
  }
  return isDenied
}

const OVER = words("of over across from")
const THOSE = words("the these those")

/** "The average of the 30 days": how many values something was made of. */
export const isMadeOf = ({ tokens }: Reading, at: number): boolean =>
  THOSE.has(tokens[at - 1]?.word ?? "") && OVER.has(tokens[at - 2]?.word ?? "")

const isOtherSide = ({ tokens }: Reading, from: number, at: number, side: Side): boolean => {
  const said = new Set<Side>()
  for (let index = from; index < at; index++)
    for (const [name, phrases] of SIDES)
      if (phrases.some((parts) => standsAt(tokens, index, parts))) said.add(name)
  return said.size === 1 && !said.has(side)
}

const isOtherEnd = (
  { tokens }: Reading,
  from: number,
  at: number,
  end: "high" | "low",
): boolean => {
  const said = new Set<string>()
  for (let index = from; index < at; index++) {
    const { word } = tokens[index]!
    const isDays =
      tokens.slice(index + 1, index + 3).some((next) => DAYS.has(next.word)) ||
      (DAYS.has(tokens[index - 2]?.word ?? "") && tokens[index - 1]?.word === "with")
    if (isDays && MORE.has(word)) said.add("high")
    if (isDays && LESS.has(word)) said.add("low")
  }
  return said.size === 1 && !said.has(end)
}

/**
 * Whether the words around a number at a token, which ends before `to`, say of it what its role is not: the highest
 * value as the average, a difference as a value, the earlier time as the later one. English alone is read.
 */
export const isOtherRole = (
  reading: Reading,
  at: number,
  to: number,
  { sort, side, end }: Role,
  isClock: boolean,
): boolean => {
  const { tokens, languages } = reading
  if (!languages.includes("en")) return false
  const from = stretchOf(reading, at)
  if (side !== null && isOtherSide(reading, from, at, side)) return true
  if (end !== null && isOtherEnd(reading, from, at, end)) return true
  if (sort === null || (sort === "count" && isMadeOf(reading, at))) return false
  let before = at - 1
  while (HEDGES.has(tokens[before]?.word ?? "")) before--
  const next = tokens[to]?.word ?? ""
  const isApart = COMPARED.has(next)
  const isBy = tokens[before]?.word === "by" && !isClock
  if (LEVELS.has(sort) && (isApart || isBy)) return true
  if (APART.has(sort) && !isApart && !isBy && !MAYBE_COMPARED.has(next)) {
    if (AVERAGED.has(tokens[before]?.word ?? "")) return true
    if (isLink(tokens[before]?.word) && isHead(reading, at)) return true
  }
  return isOtherSort(reading, from, at, sort)
}
