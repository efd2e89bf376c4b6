import { phrases } from "#language/phrases"
import { readable } from "#pipeline/gates/claims/clauses"
import type { Printed } from "#pipeline/gates/grounding/printed"
import type { Reading, Spot } from "#pipeline/gates/grounding/reading"

/** Words by which a number is a limit and no value, in the languages of an answer and without accents. */
const LIMITS = phrases`${`
  (range/s|reference|ref|report/s|limit/s|threshold|normal|target|goal|recommended|cutoff|bound/s|band|cut-off)
  (below|under|above|over|beneath|beyond|exceed/s|between|within|inside|outside|least|most|than|up to)
  (referenz* | bereich* | grenz* | norm* | unter | uber | zwischen | mindestens | hochstens | ziel*)
  (refer* | rang* | gama | limit* | umbral | debajo | encima | entre | menos | mas | normal* | intervalo | faixa)
  (intervalle | seuil | fourchette | dessous | dessus | moins | plus | abaixo | acima | sotto | sopra | intervallo)
  (grens* | bereik | onder | boven | tussen | minder | meer | zakres* | granic* | ponizej | powyzej | miedzy | od)
  (aralik* | araligi* | sinir* | alti* | altinda* | ustu* | ustunde* | arasi* | pod | nad)
  (диапазон* | норм* | предел* | границ* | ниже | выше | между | діапазон* | межі | нижче | вище | між)
  (範囲 | 基準 | 下限 | 上限 | 未満 | 以上 | 以下 | 超 | 下回 | 上回 | 范围 | 参考 | 低于 | 高于 | 之间 | 標準 | 正常)
  (범위 | 기준 | 참고 | 미만 | 이상 | 이하 | 하한 | 상한 | 보다 | 초과 | 정상)
  (النطاق | نطاق | المرجعي | الحد | اقل | اعلي | بين | فوق | تحت | دون | المدي)
  (सीमा | संदर्भ | दायरे | रेंज | कम | अधिक | ऊपर | नीचे | बीच | सामान्य)
`}`
const SIGN = /[<>≤≥]/u

const isLimit = ({ kind, keys }: Printed): boolean =>
  kind === "limit" && [...keys].some((key) => key.startsWith("lab:"))

/**
 * Whether each limit of a laboratory value stands beside words of a limit, up to the number before and behind it:
 * "below the range of 30 to 100", not "it was 30".
 */
export const areLimitsSaid = (
  { text, tokens, spots }: Reading,
  meant: ReadonlyMap<number, ReadonlyArray<Printed>>,
): boolean => {
  const isOf = (spot: Spot | undefined) => {
    const found = spot ? (meant.get(spot.from) ?? []) : []
    return found.length > 0 && found.every(isLimit)
  }
  return spots.every((spot, at) => {
    if (!isOf(spot)) return true
    const [first, last] = [isOf(spots[at - 1]) ? at - 1 : at, isOf(spots[at + 1]) ? at + 1 : at]
    const from = spots[first - 1] ? tokens[spots[first - 1]!.to - 1]!.end : 0
    const to = spots[last + 1] ? tokens[spots[last + 1]!.from]!.start : text.length
    const beside = text.slice(from, to)
    return SIGN.test(beside) || LIMITS.test(readable(beside))
  })
}
