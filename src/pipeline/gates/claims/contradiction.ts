import { evidenceOf, type Finding, factsOf, type Ledger } from "#domain/ledger"
import { isLocalDate, weekdayOf } from "#domain/time"
import { phrases } from "#language/phrases"
import { readable } from "#pipeline/gates/claims/clauses"
import { DENIED, NO_LINK, NOT_FOUND, OTHER_DENIED } from "#pipeline/gates/claims/denials"
import { directionIn } from "#pipeline/gates/claims/direction"
import { reverses, saysSleep } from "#pipeline/gates/claims/link-direction"
import {
  betterSideOf,
  keysOf,
  longestIn,
  measuresIn,
  names,
} from "#pipeline/gates/claims/measures-named"
import { isOfOthers } from "#pipeline/gates/claims/of-others"
import {
  alarms,
  isAboveOrBelow,
  isOfWhole,
  overclaims,
  sideOf,
  stepIn,
  weekdayIn,
} from "#pipeline/gates/claims/overclaim"
import { nameOf, SIGNED, signsOf } from "#pipeline/gates/claims/signs"
import {
  BETTER,
  clearsAll,
  isAbnormal,
  isNormal,
  STRONG,
  takesOut,
  UNMOVED,
  UNUSUAL,
  WORSE,
} from "#pipeline/gates/claims/verdict-words"

/** What a clause of an answer may not say, by what the ledger holds. */
export interface Contradictions {
  /** Whether a text, with its placeholders as they are, says the opposite of what it speaks of. */
  readonly test: (text: string) => boolean
}

const PLACEHOLDER = /\{\{\s*([^{}\s.]+)(?:\.([^{}\s]*))?\s*\}\}/g

/** In English both sides of a link have names that are known, in other languages one may be missing. */
const ENGLISH = /\b(?:the|between|and|is)\b/

/** "LDL cholesterol: normal", as a sentence of its own. */
const HEADED = /(?<=^[^:;]{2,60}):(?=[^:;,.]{2,20}[.!]?$)/

/** A part of the time that was looked at, which may be still where the whole was not. */
const PART_OF = phrases`
  (half|month/s|week/s|day/s|night/s|lately|recently|now|since|between|from)
`

/** The contradictions that texts about a ledger may hold. */
export const makeContradictions = (ledger: Ledger): Contradictions => {
  const facts = factsOf(ledger)
  const evidence = evidenceOf(ledger)
  const byKey = new Map(facts.map((fact) => [fact.item.key, fact]))
  const byId = new Map(evidence.map((finding) => [finding.item.id, finding]))
  const signs = signsOf(facts, evidence)
  const flags = new Map<string, Set<string>>()
  for (const { item, role, label } of facts)
    if (role === "flag" && typeof item.value === "string") {
      const name = readable(label)
      flags.set(name, (flags.get(name) ?? new Set()).add(item.value))
    }

  const labels = new Map<string, string>()
  for (const { item, role, label } of facts)
    if (role === "label" && typeof item.value === "string") {
      const known = labels.get(readable(label))
      labels.set(readable(label), known === undefined || known === item.value ? item.value : "")
    }

  const keys = new Map(
    [...facts.map(({ label }) => label)].map((label) => [readable(label), keysOf(label)] as const),
  )
  const changed = new Set(
    evidence.flatMap(({ item, claim, verdict, negligible }) => {
      const isChange = claim.kind === "periods" || claim.kind === "trend"
      const name = isChange && verdict === "validated" && !negligible ? nameOf(item.target) : null
      return name === null ? [] : [name]
    }),
  )

  const doubted = new Set(
    evidence.flatMap(({ item, claim, verdict }) => {
      const name = claim.kind === "lab_change" ? readable(claim.name) : nameOf(item.target)
      const isChange =
        claim.kind === "lab_change" || claim.kind === "periods" || claim.kind === "trend"
      return isChange && verdict !== null && verdict !== "validated" && name !== null ? [name] : []
    }),
  )
  /** What some finding holds of beyond chance, be it a change point. */
  const sure = new Set(
    evidence.flatMap(({ item, verdict }) =>
      verdict === "validated" ? [nameOf(item.target) ?? ""] : [],
    ),
  )
  const sides = new Map(
    facts.flatMap(({ item, role, label }) => {
      if (role !== "value" || typeof item.value !== "number") return []
      const range = facts.find((each) => each.role === "range" && each.label === label)?.item.value
      const side = typeof range === "string" ? sideOf(item.value, range) : 0
      return side === 0 ? [] : [[readable(label), side] as const]
    }),
  )

  const days = new Set(
    facts.flatMap(({ item }) =>
      typeof item.value === "string" && isLocalDate(item.value) ? [weekdayOf(item.value)] : [],
    ),
  )

  const refsIn = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].map(([, key = "", form = ""]) => ({ key, form }))

  /** "rose by {{x}}" of what fell, "up from {{a}} to {{b}}" where b is less. */
  const isTurned = (clause: string, text: string): boolean => {
    const direction = directionIn(text)
    if (direction === null) return false
    const refs = refsIn(clause)
    const step = stepIn(
      clause.replace(PLACEHOLDER, (_, key: string) => `${byKey.get(key)?.item.value ?? ""}`),
    )
    if (step === -direction.sign) return true
    const values = refs.flatMap(({ key }) => {
      const fact = byKey.get(key)
      return fact && SIGNED.has(fact.role) && typeof fact.item.value === "number"
        ? [Math.sign(fact.item.value)]
        : []
    })
    if (values.length > 0) return values.every((sign) => sign === -direction.sign)
    return direction.isOverall && isOpposed(text, direction.sign)
  }

  /** The names of measures of the ledger that a text means, by their own names or by the words of its language. */
  const meant = (text: string, all: Iterable<string>): ReadonlyArray<string> => {
    const known = [...all]
    const named = longestIn(text, known)
    if (named.length > 0) return named
    const measures = measuresIn(text)
    if (measures.size === 0) return keys.size === 1 && isOfWhole(text) ? known : []
    return known.filter((name) => (keys.get(name) ?? []).some((key) => measures.has(key)))
  }

  const isOpposed = (text: string, sign: number): boolean => {
    const named = meant(text, signs.keys())
    return named.length > 0 && named.every((name) => signs.get(name) === -sign)
  }

  /** "improved" of what got worse, where the measure has a better side. */
  const isMisvalued = (text: string): boolean => {
    const [isBetter, isWorse] = [BETTER.test(text), WORSE.test(text)]
    if (isBetter === isWorse || DENIED.test(text) || OTHER_DENIED.test(text)) return false
    const named = meant(text, signs.keys())
    return (
      named.length > 0 &&
      named.every((name) => {
        const side = (keys.get(name) ?? []).map(betterSideOf)[0]
        const better = side === "higher" ? 1 : side === "lower" ? -1 : 0
        return better !== 0 && signs.get(name) === (isBetter ? -better : better)
      })
    )
  }

  /** "clearly lower" of what may be chance. */
  const isOverclaimed = (text: string): boolean => {
    if (doubted.size === 0 || !overclaims(text)) return false
    const named = meant(text, doubted)
    return named.length > 0 && named.every((name) => !sure.has(name))
  }

  /** "too high" of what is below its range. */
  const isOfOtherSide = (text: string): boolean => {
    const said = sides.size === 0 || DENIED.test(text) ? 0 : isAboveOrBelow(text)
    return said !== 0 && meant(text, sides.keys()).some((name) => sides.get(name) === -said)
  }

  /** "was a Sunday" of days that were none. */
  const isOtherWeekday = (text: string): boolean => {
    const day = days.size === 0 ? null : weekdayIn(text)
    return day !== null && !days.has(day) && !DENIED.test(text)
  }

  /** "unchanged" of what clearly changed. */
  const isStilled = (text: string): boolean => {
    const still = UNMOVED.find(text)[0]
    if (still === undefined) return false
    const rest = `${text.slice(0, still.start)} rose ${text.slice(still.end)}`
    if (PART_OF.test(text) || !directionIn(rest)?.isOverall) return false
    const named = meant(text, signs.keys())
    return named.length > 0 && named.every((name) => changed.has(name))
  }

  const links = evidence.filter(({ item }) => item.feature !== undefined)

  /** For each of the two measures of a link whether a text names it. */
  const sidesIn = ({ item }: Finding, text: string): ReadonlyArray<boolean> => {
    const measures = measuresIn(text)
    return [item.feature, item.target].map((key) => {
      const name = nameOf(key)
      return name !== null && (names(text, name) || measures.has(key ?? ""))
    })
  }

  const findingsIn = (clause: string, text: string): ReadonlyArray<Finding> => {
    const referenced = refsIn(clause).flatMap(({ key }) => byId.get(key) ?? [])
    if (referenced.length > 0) return referenced
    const said = links.filter((link) => {
      const sides = sidesIn(link, text)
      return ENGLISH.test(text) ? sides.every(Boolean) : sides.some(Boolean)
    })
    if (said.length > 0 || !/\b(?:the two|both|this|they|the link)\b/.test(text)) return said
    // Where no link was looked for, it can only be another finding that is called one.
    return links.length > 0 || NO_LINK.test(text) ? links : evidence
  }

  /** "a clear link" of what was rejected, "no link" of what holds. */
  const isMisjudged = (clause: string, text: string): boolean => {
    const strong = STRONG.find(text)[0]
    const isStrong =
      strong !== undefined &&
      !DENIED.test(text.slice(0, strong.end)) &&
      !NOT_FOUND.test(text) &&
      (measuresIn(text).size === 0 || !OTHER_DENIED.test(text))
    const isDenial = NO_LINK.test(text)
    if (!isStrong && !isDenial) return false
    const findings = findingsIn(clause, text)
    if (findings.length === 0) return false
    return isStrong
      ? findings.every(({ verdict }) => verdict !== null && verdict !== "validated")
      : findings.every(({ verdict, negligible }) => verdict === "validated" && !negligible)
  }

  /** "unusually low" of what a baseline calls usual. */
  const isMadeUnusual = (text: string): boolean => {
    if (labels.size === 0 || !UNUSUAL.test(text) || DENIED.test(text)) return false
    const named = meant(text, labels.keys())
    return named.length > 0 && named.every((name) => labels.get(name) === "usual")
  }

  /** "the more coffee, the longer you sleep" of what goes the other way. */
  const isReversed = (text: string): boolean =>
    reverses(
      text,
      links.filter((link) => {
        const [feature, target] = sidesIn(link, text)
        return feature && (target || (link.item.target === "sleep_minutes" && saysSleep(text)))
      }),
    )

  /** "normal" of a result out of its range, "too high" of one within it. */
  const isMisplaced = (text: string): boolean => {
    if (flags.size === 0) return false
    if (clearsAll(text)) return [...flags.values()].some((all) => all.has("out of range"))
    const [fine, off] = [isNormal(text), isAbnormal(text)]
    if (takesOut(text)) return false
    if (fine === off || DENIED.test(text) || OTHER_DENIED.test(text)) return false
    const named = meant(text, flags.keys())
    return named.some((name) => {
      const known = [...flags.get(name)!]
      return known.every((flag) =>
        fine
          ? flag === "out of range" || flag === "above" || flag === "below"
          : flag === "in range" || flag === "within the common range",
      )
    })
  }

  return {
    test: (sentence) => {
      if (isOfOthers(sentence)) return true
      const verdict = sentence.replace(PLACEHOLDER, " ").replace(HEADED, " is ")
      if (HEADED.test(sentence) && isMisplaced(readable(verdict))) return true
      const clauses = sentence.split(/[;:]|, (?:but|though|while|and) /)
      return clauses.some((clause) => {
        const text = readable(clause.replace(PLACEHOLDER, " "))
        return (
          [isTurned, isMisjudged].some((is) => is(clause, text)) ||
          [
            isMisplaced,
            isMisvalued,
            isStilled,
            isMadeUnusual,
            isReversed,
            isOverclaimed,
            isOfOtherSide,
            isOtherWeekday,
            alarms,
          ].some((is) => is(text))
        )
      })
    },
  }
}
