import { phrases } from "#language/phrases"

/** Words of movement up and down: English, then the other languages without accents. */
const UP = phrases`${`
  (rose|risen|rises|rising|increased|increases|increasing|climbed|climbs|climbing|grew|grown|jumped|soared|gained)
  (went|gone|goes|going|moved|crept|is|are|was|were|shot|trended|trending) [clearly|slightly|sharply] up
  (is|are) ...2 (higher|longer|larger) [now|than before|than it was|than usual] !(than it should)
  (gestiegen|stieg|steigt|zugenommen|hat sich erhoht)
  (augmente|monte|a augmente|a monte|hausse)
  (subio|ha subido|aumento|ha aumentado|sube)
  (subiu|aumentou)
  (e salita|e salito|e aumentata|e aumentato|salita|salito)
  (gestegen|steeg|toegenomen)
  (wzrosl*|zwiekszyl*)
  (yukseldi|artti|artmis)
  (вырос*|повысил*|увеличил*|поднял*|зрос*|підвищил*|збільшил*)
  (上が|上昇|増え|増加|高くな)
  (上升|升高|增加|提高)
  (올랐*|상승*|증가*|높아졌*)
  (ارتفع|ارتفعت|زاد|زادت)
  (बढ़ा|बढ़ी|बढ़ गया|बढ़ गई|बढ़े)
`}`
const DOWN = phrases`${`
  (fell|fallen|falls|falling|dropped|drops|dropping|decreased|decreases|decreasing|declined|declines|shrank|sank|lost)
  (went|gone|goes|going|moved|came|is|are|was|were|trended|trending) [clearly|slightly|sharply] down
  (is|are) ...2 (lower|shorter|smaller) [now|than before|than it was|than usual] !(than it should)
  (gesunken|sank|sinkt|gefallen|fiel|abgenommen)
  (baisse|diminue|a baisse|a diminue|chute)
  (bajo|ha bajado|disminuyo|ha disminuido|baja)
  (caiu|diminuiu|baixou)
  (e scesa|e sceso|e diminuita|e diminuito|scesa|sceso|e calata|e calato)
  (gedaald|daalde|afgenomen)
  (spadl*|zmniejszyl*|obnizyl*)
  (dustu|azaldi|azalmis)
  (упал*|снизил*|уменьшил*|понизил*|впал*|знизил*|зменшил*)
  (下が|低下|減っ|減少|低くな)
  (下降|降低|减少)
  (떨어졌*|감소*|낮아졌*|하락*)
  (انخفض|انخفضت|نقص|تراجع)
  (घटा|घटी|घट गया|घट गई|गिरा|गिरी)
`}`

/** Words with which a movement is denied, asked about or of a part of the time alone. */
const NOT = phrases`${`
  (not|no|didn't|hasn't|haven't|never|neither|nor|isn't|aren't|wasn't|whether|if|hardly|without|may|might|could|would)
  (nicht|kein/e|pas|no|nao|non|niet|geen|nie|degil|не|ні|ない|ません|没|不|않*|لم|لا|नहीं)
`}`
const PART = phrases`
  (monday/s|tuesday/s|wednesday/s|thursday/s|friday/s|saturday/s|sunday/s|weekend/s|weekdays|first|then|after|during)
  (when|night after|day after|briefly|until|before|ago|earlier|last (week|month|year|night)|yesterday|today|later)
  (days with|nights with|with more|with less|goes along|go along|beside|while|test/s)
`

/** A movement that a clause speaks of. */
export interface Direction {
  readonly sign: 1 | -1
  /** Whether it is of the whole time that was looked at, as far as the clause says. */
  readonly isOverall: boolean
}

/** The direction that a clause names; null where it names none, both, or denies it. */
export const directionIn = (text: string): Direction | null => {
  const [up, down] = [UP.test(text), DOWN.test(text)]
  if (up === down || NOT.test(text)) return null
  return { sign: up ? 1 : -1, isOverall: !PART.test(text) }
}
