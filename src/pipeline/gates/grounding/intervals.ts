import type { Finding } from "#domain/ledger"
import { phrases } from "#language/phrases"

/** Words of what an estimate may lie in, in the languages of an answer and without accents. */
const INTERVALS = phrases`${`
  (interval/s|range|estimate|uncertainty|ci|margin)
  (intervall | konfidenz* | vertrauens* | intervalo | intervalle | intervallo | interval | betrouwbaarheid*)
  (przedzial* | aralik | araligi | интервал* | інтервал*)
  (区間 | 区间 | 置信 | 구간 | فاصل | مجال | فترة الثقة | अंतराल)
`}`

/** Words by which it holds a value, or does not. */
const HOLDS = phrases`${`
  (include/s|including|contain/s|containing|cross/es|crossing|span/s|spanning|straddle/s|overlap/s|exclude/s|excluding)
  (enthalt | schliesst | umfasst | incluye | contiene | inclut | comprend | contient | inclui | contem | include)
  (omvat | bevat | obejmuje | zawiera | icer* | kaps* | включа* | содерж* | захоп* | включа* | містить | охоплю*)
  (含 | 包含 | 包括 | 포함 | يشمل | يتضمن | शामिल)
`}`
const OUTSIDE = phrases`${`
  (not|n't|doesn't|don't|isn't|never|exclude/s|excluding|nicht|no|pas|nao|non|niet|nie|не|ない|ません|不|않* | لا | नहीं)
  (aus|excluye|exclut|exclui|esclude|wyklucza)
`}`

/** "Close to zero": nothing to speak of. */
const NEAR = phrases`
  (close|near|nearly|indistinguishable|different|around|essentially|practically|basically|virtually|almost) ...2 zero
`
const SMALL = 0.1

/** What the intervals of a turn's findings say of zero. */
export interface Intervals {
  readonly isAny: boolean
  readonly hold: boolean
  readonly miss: boolean
  /** Whether some effect is as good as none. */
  readonly isNear: boolean
}

/** What the findings of a ledger say of zero. */
export const intervalsOf = (findings: ReadonlyArray<Finding>): Intervals => {
  const both = findings.flatMap(({ item: { ci_low, ci_high } }) =>
    ci_low === undefined || ci_high === undefined ? [] : [ci_low <= 0 && ci_high >= 0],
  )
  return {
    isAny: both.length > 0,
    hold: both.includes(true),
    miss: both.includes(false),
    isNear:
      findings.some(
        ({ item: { effect, unit } }) => unit === "rho" && Math.abs(effect ?? 1) < SMALL,
      ) || both.includes(true),
  }
}

/** Whether a readable sentence says of zero what some interval shows. */
export const isZeroOf = (text: string, { hold, miss, isNear }: Intervals): boolean => {
  if (NEAR.test(text)) return isNear
  if (!INTERVALS.test(text) && !HOLDS.test(text)) return false
  if (!HOLDS.test(text)) return false
  return OUTSIDE.test(text) ? miss : hold
}

/** How sure an interval is: the usual percentage. */
export const isLevel = (text: string, { isAny }: Intervals): boolean =>
  isAny && INTERVALS.test(text)
