import type { Finding } from "#domain/ledger"
import { phrases } from "#language/phrases"

/** Words for more of something and for less of it, or of what is better with more. */
const MORE = phrases`${`
  (more|longer|higher|better|deeper|greater|a lot of|lots of|plenty of)
  (rises|climbs|goes up|went up|rose|high|long) !(and low)
  [more] (stressful|stressed) (day/s|week/s|evening/s|night/s)
  (mehr|langer|hoher|besser|plus de|plus longtemps|plus|davantage|mieux|mas|mejor|mais|melhor|di piu|piu|meglio)
  (meer|langer|beter|wiecej|dluzej|lepiej|wieksz*|daha (cok|fazla|uzun|iyi))
  (больше|дольше|лучше|больш*|більше|довше|краще|більш*|更多|较多|更长|更久|较长|多い|長く|長め|長い|많* | 길* | 더 오래)
  (أكثر|أطول|المزيد|ज़्यादा|अधिक|लंबी)
`}`
const LESS = phrases`${`
  (less|fewer|shorter|lower|worse)
  (falls|drops|goes down|went down|fell|dropped|low|short)
  <!(a) little
  (weniger|kurzer|niedriger|schlechter|moins de|moins longtemps|moins|menos|peor|pior|di meno|meno|peggio)
  (minder|korter|slechter|mniej|krocej|gorzej|mniejsz*|daha (az|kisa|kotu))
  (меньше|короче|хуже|меньш*|менше|коротше|гірше|менш*|更少|较少|更短|较短|少ない|短く|短め|短い|적* | 짧* | 덜)
  (أقل|أقصر|कम|छोटी)
`}`
/** Words that leave it open, or take another thing for the one of two that is counted. */
const OPEN = phrases`${`
  (no|not|n't|don't|doesn't|didn't|never|neither|nor|may|might|could|whether|if|would|than|about the same|or)
  (up to|beyond|until) ...1 (there|it|that|which|then)
  (nicht|kein/e/en|ob|ne|pas|aucun/e|no|nao|non|niet|geen|nie|degil|не|ні|ли|чи|不|没|ない|ません|않* | 아니*)
  (لا|ليس|لم|नहीं)
`}`
const CLEARLY = phrases`${`
  (clearly|definitely|strongly|significantly|noticeably|markedly|undoubtedly|certainly|much|far)
  (eindeutig|deutlich|clairement|nettement|claramente|chiaramente|nettamente|duidelijk|wyraznie|acikca|явно|чітко)
`}`
/** Everyday words for how long somebody sleeps. */
const SLEPT = phrases`${`
  (longer|shorter) nights
  (nights) ...2 (longer|shorter)
  (sleep|sleeps|slept|sleeping) (longer|shorter|more|less)
  (longer|shorter|more|less) sleep
  (schlafst|schlaft|schlafen|schliefst|geschlafen|dors|dormez|dormi|duermes|duerme|dormiste|dorme|dormes|dormiu)
  (dormi|slaap je|sliep je|slaapt u|spisz|spi|spales|uyuyorsun/uz|спите|спишь|спали|спиш)
  (睡 得 ...1 (更|较)|睡眠|眠|잡니다 | 잤* | 자고 | تنام|सोते)
`}`

/** Whether a text says more or less of anything. */
export const compares = (text: string): boolean => MORE.test(text) || LESS.test(text)

/** More of one thing beside more of the other is 1, beside less of it -1; 0 where a text says neither. */
const directionOf = (text: string): number => {
  if (OPEN.test(text)) return 0
  const [more, less] = [MORE.find(text).length, LESS.find(text).length]
  return more + less === 2 ? (less === 1 ? -1 : 1) : 0
}

/** Whether a text in plain letters speaks of the measure of a link by its sleep. */
export const saysSleep = (text: string): boolean => SLEPT.test(text)

/**
 * Whether a text says which way links go, such as "after more coffee you slept longer", and they go the other way, or
 * calls clear what was not.
 */
export const reverses = (text: string, links: ReadonlyArray<Finding>): boolean => {
  const direction = links.length === 0 ? 0 : directionOf(text)
  if (direction === 0) return false
  const isClear = CLEARLY.test(text)
  return links.every(
    ({ item, verdict }) =>
      Math.sign(item.effect ?? 0) === -direction || (isClear && verdict === "rejected"),
  )
}
