import { metricOf } from "#catalogue/metrics"
import { evidenceOf, type Fact, type Finding, factsOf, type Ledger } from "#domain/ledger"
import type { FactRole } from "#domain/tool"
import { phrases } from "#language/phrases"
import { readable } from "#pipeline/gates/claims/clauses"
import { directionIn } from "#pipeline/gates/claims/direction"
import { reverses, saysSleep } from "#pipeline/gates/claims/link-direction"
import { betterSideOf, keysOf, measuresIn } from "#pipeline/gates/claims/measures-named"
import { isOfOthers } from "#pipeline/gates/claims/of-others"
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

/** Words that deny a finding. */
const DENIED = phrases`
  (no|not|isn't|aren't|wasn't|doesn't|don't|without !(doubt|question)|neither|nor|cannot|can't|never|hardly|whether|if)
  (not yet|yet|unclear|may|might|could|too little|hint|would need|needs)
`
const NOT_FOUND = phrases`
  (not|never|no longer|n't|wasn't|isn't|cannot be) ...1 (found|seen|shown|there|visible|apparent|present|established)
`
const OTHER_DENIED = phrases`${`
  (nicht|kein/e/en|ob|aucun|aucune|ningun|ninguna|non|nessun|nessuna|nao|nenhum|nenhuma|niet|geen)
  <!(vos|tes|les|des|de|le|vos) pas
  (nie|zadn*|czy|degil|yok|mi|не|нет|ли|ні|немає|чи|不|没有|没|是否|ない|ありません|ません|か|않* | 아니* | 없*)
  (لا|ليس|ليست|لم|غير|هل|नहीं|क्या)
`}`
const NO_LINK = phrases`
  no ...2 (link|connection|relation|relationship|association|correlation|trend|pattern) ...2 (between|in|with)
  (not|isn't|aren't) ...2 (linked|related|associated|connected|correlated)
  nothing to do with
  ((no hay|no existe) ...2 (relacion|vinculo|conexion|correlacion)|(aucun|pas de) ...1 (lien|rapport|relation))
  (kein/e/en ...2 (zusammenhang|verbindung)|nao ha ...2 (relacao|ligacao|correlacao)|geen ...2 (verband|samenhang))
  (nessun|nessuna|non c'e alcun|non c'e alcuna) ...1 (legame|relazione|correlazione|nesso)
  (нет ...1 (связи|зависимости)|немає ...1 (зв'язку|залежності)|没有 ...2 (关系|关联|联系)|(関係|関連) (は|が) ...1 ありません)
  (관련이 | 관계가 | 연관이) ...1 없*
`

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

/** A letter that a name would be part of another word beside; in Korean particles are written to it. */
const IN_WORD = /(?![\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}/u

/** Whether a name stands in a text as words of its own. */
const names = (text: string, name: string): boolean => {
  const at = text.indexOf(name)
  return at >= 0 && !IN_WORD.test((text[at - 1] ?? " ") + (text[at + name.length] ?? " "))
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
    return direction.isOverall && isOpposed(text, direction.sign)
  }

  /** The names of measures of the ledger that a text means, by their own names or by the words of its language. */
  const meant = (text: string, all: Iterable<string>): ReadonlyArray<string> => {
    const known = [...all]
    const named = namedIn(text, known)
    if (named.length > 0) return named
    const measures = measuresIn(text)
    return measures.size === 0
      ? []
      : known.filter((name) => (keys.get(name) ?? []).some((key) => measures.has(key)))
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
    if (said.length > 0 || !/\b(?:the two|both|this|the link)\b/.test(text)) return said
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
          [isMisplaced, isMisvalued, isStilled, isMadeUnusual, isReversed].some((is) => is(text))
        )
      })
    },
  }
}
