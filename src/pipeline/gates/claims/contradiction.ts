import { metricOf } from "#catalogue/metrics"
import { evidenceOf, type Fact, type Finding, factsOf, type Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { phrases } from "#language/phrases"
import { readable } from "#pipeline/gates/claims/clauses"
import { directionIn } from "#pipeline/gates/claims/direction"

/** Roles whose sign says whether a measure rose or fell. */
const SIGNED: ReadonlySet<FactRole> = new Set<FactRole>([
  "difference",
  "change",
  "change_pct",
  "slope",
  "slope_per_week",
  "slope_per_month",
  "slope_per_year",
])

/** Strong words for a finding. */
const STRONG = phrases`
  ((clear|strong|definite|reliable|solid|proven|real|robust|convincing|significant|unmistakable|undeniable|certain)
    ...2 (link/s|connection/s|relation/s|relationship/s|association/s|correlation/s|trend/s|pattern/s))
  ((link|connection|relation|relationship|association|correlation|trend|pattern) ...6
    (is|are|was|looks|seems) ...2 (clear|strong|definite|reliable|solid|proven|real|robust|certain|significant))
  ((clearly|definitely|strongly|certainly|undoubtedly|reliably|significantly) ...1
    (linked|related|associated|connected|correlated|tied))
  (holds up|held up|proven|beyond doubt|no doubt)
`
/** Words that deny a finding. */
const DENIED = phrases`
  (no|not|isn't|aren't|wasn't|doesn't|don't|without|neither|nor|cannot|can't|never|hardly|whether|if|too little|hint)
  (not yet|yet|unclear|may|might|could)
`
const NO_LINK = phrases`
  no ...2 (link|connection|relation|relationship|association|correlation|trend|pattern) ...2 (between|in|with)
  (not|isn't|aren't) ...2 (linked|related|associated|connected|correlated)
  nothing to do with
`

const NORMAL = phrases`
  ((is|are|looks|look|was|were|seems|remains|stays) ...2
    (normal|fine|healthy|perfect|ideal|optimal|excellent|unremarkable|in order|in range|ok|okay|great))
  (within|inside|in) [the|its|your] ...2 range
  nothing to worry about
`
const ABNORMAL = phrases`
  (too (low|high)|abnormal|abnormally|elevated|alarming|worrying|deficient|out of range|outside)
  (above|below|over|under) (the|its|your) ...2 (range|limit)
`

/** Somebody else: a value of the ledger is never theirs. */
const OTHERS = phrases`
  (neighbour's|neighbor's|friend's|wife's|husband's|mother's|father's|mum's|mom's|dad's|brother's|sister's|son's)
  (daughter's|partner's|colleague's|boss's|child's|baby's|girlfriend's|boyfriend's|roommate's|grandmother's)
  (of|for|than) your (neighbour|neighbor|friend|wife|husband|mother|father|brother|sister|son|daughter|partner|boss)
`

/** What a clause of an answer may not say, by what the ledger holds. */
export interface Contradictions {
  /** Whether a text, with its placeholders as they are, says the opposite of what it speaks of. */
  readonly test: (text: string) => boolean
}

const PLACEHOLDER = /\{\{\s*([^{}\s.]+)(?:\.([^{}\s]*))?\s*\}\}/g

/** The signs of values of one name; 0 once they differ. */
type Signs = Map<string, number>

const note = (signs: Signs, name: string, value: number): void => {
  const known = signs.get(name)
  const sign = Math.sign(value)
  signs.set(name, known === undefined || known === sign ? sign : 0)
}

const nameOf = (key: string | undefined): string | null => {
  const metric = key === undefined ? undefined : metricOf(key)
  return metric ? readable(metric.name) : null
}

const signsOf = (facts: ReadonlyArray<Fact>, evidence: ReadonlyArray<Finding>): Signs => {
  const signs: Signs = new Map()
  for (const { item, role, label } of facts)
    if (SIGNED.has(role) && typeof item.value === "number") note(signs, readable(label), item.value)
  for (const { item, claim } of evidence) {
    const name = nameOf(item.target)
    if (name && item.effect !== undefined && (claim.kind === "periods" || claim.kind === "trend"))
      note(signs, name, item.effect)
  }
  return signs
}

/** Whether a name stands in a text as words of its own. */
const names = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at >= 0 && !/\p{L}/u.test((text[at - 1] ?? " ") + (text[at + name.length] ?? " "))
}

/** The longest of the names in a text: "deep sleep" is no "sleep". */
const namedIn = (text: string, all: Iterable<string>): ReadonlyArray<string> => {
  const found = [...all].filter((name) => name !== "" && names(text, name))
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)))
}

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

  const refsIn = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].map(([, key = "", form = ""]) => ({ key, form }))

  /** "rose by {{x}}" of what fell, "up from {{a}} to {{b}}" where b is less. */
  const isTurned = (clause: string, text: string): boolean => {
    const direction = directionIn(text)
    if (direction === null) return false
    const refs = refsIn(clause)
    const values = refs.flatMap(({ key }) => {
      const fact = byKey.get(key)
      return fact && SIGNED.has(fact.role) && typeof fact.item.value === "number"
        ? [Math.sign(fact.item.value)]
        : []
    })
    if (values.length > 0) return values.every((sign) => sign === -direction.sign)
    if (!direction.isOverall) return false
    const named = namedIn(text, signs.keys())
    return named.length > 0 && named.every((name) => signs.get(name) === -direction.sign)
  }

  const findingsIn = (clause: string, text: string): ReadonlyArray<Finding> => {
    const referenced = refsIn(clause).flatMap(({ key }) => byId.get(key) ?? [])
    if (referenced.length > 0) return referenced
    const links = evidence.filter(({ item }) => item.feature !== undefined)
    const meant = links.filter(({ item }) => {
      const [feature, target] = [nameOf(item.feature), nameOf(item.target)]
      return feature !== null && target !== null && names(text, feature) && names(text, target)
    })
    if (meant.length > 0 || !/\b(?:the two|both|this|the link)\b/.test(text)) return meant
    // Where no link was looked for, it can only be another finding that is called one.
    return links.length > 0 || NO_LINK.test(text) ? links : evidence
  }

  /** "a clear link" of what was rejected, "no link" of what holds. */
  const isMisjudged = (clause: string, text: string): boolean => {
    const strong = STRONG.find(text)[0]
    const isStrong = strong !== undefined && !DENIED.test(text.slice(0, strong.end))
    const isDenial = NO_LINK.test(text)
    if (!isStrong && !isDenial) return false
    const findings = findingsIn(clause, text)
    if (findings.length === 0) return false
    return isStrong
      ? findings.every(({ verdict }) => verdict !== null && verdict !== "validated")
      : findings.every(({ verdict, negligible }) => verdict === "validated" && !negligible)
  }

  /** "normal" of a result out of its range, "too high" of one within it. */
  const isMisplaced = (text: string): boolean => {
    if (flags.size === 0) return false
    const isNormal = NORMAL.test(text)
    const isAbnormal = ABNORMAL.test(text)
    if (isNormal === isAbnormal || DENIED.test(text)) return false
    const named = namedIn(text, flags.keys())
    return named.some((name) => {
      const known = [...flags.get(name)!]
      return known.every((flag) =>
        isNormal
          ? flag === "out of range" || flag === "above" || flag === "below"
          : flag === "in range" || flag === "within the common range",
      )
    })
  }

  return {
    test: (sentence) => {
      if (sentence.includes("{{") && OTHERS.test(readable(sentence))) return true
      const clauses = sentence.split(/[;:]|, (?:but|though|while|and) /)
      return clauses.some((clause) => {
        const text = readable(clause.replace(PLACEHOLDER, " "))
        return isTurned(clause, text) || isMisjudged(clause, text) || isMisplaced(text)
      })
    },
  }
}
