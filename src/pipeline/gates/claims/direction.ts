import { phrases } from "#language/phrases"

/** Words of movement up and down: English, then the other languages without accents. */
const UP = phrases`${`
  (rose|risen|rises|rising|increased|increases|increasing|climbed|climbs|climbing|grew|grown|jumped|soared|gained)
  (went|gone|goes|going|moved|crept|is|it's|are|was|were|shot|trended|trending) [clearly|slightly|sharply] up
  (is|are) ...2 (higher|longer|larger) [now|than before|than it was|than usual] !(than it should)
  (creeping|crept|inching|went|gone|moving) ...3 (up|to higher)
  from lower to higher
  on the (rise|increase|up)
  (got|gotten|become|became|getting) ...1 (longer|higher)
  more and more
  (hoher|langer|mehr) als (vor einem|im letzten|letztes|letzten|fruher|damals)
  (mas (alto|alta|largo) que hace|plus (eleve|elevee|haut|haute) qu'il y a|piu (alto|alta) di un anno fa)
  (mais (alto|alta) do que ha)
  (gestiegen|stieg|steigt|zugenommen|hat sich erhoht)
  (augmente|monte|a augmente|a monte|hausse|augmente/s|augmentees|allonge|allongee)
  (subio|ha subido|aumento|ha aumentado|sube|subieron|aumentaron|crecio|crecieron)
  (subiu|aumentou|subiram|aumentaram|cresceu|cresceram)
  (e salita|e salito|e aumentata|e aumentato|salita|salito|saliti|aumentati|aumentate|cresciuti)
  (gestegen|steeg|toegenomen)
  (wzrosl*|zwiekszyl*)
  (yukseldi|artti|artmis)
  (вырос*|повысил*|увеличил*|поднял*|зрос*|підвищил*|збільшил*|зріс)
  (上が|上昇|増え|伸び|増え|増加|高くな)
  (上升|升高|增加|提高)
  (올랐*|상승*|증가*|높아졌*|늘었*|늘어났*)
  (ارتفع|ارتفعت|زاد|زادت)
  (बढ़ा|बढ़ी|बढ़ गया|बढ़ गई|बढ़े)
`}`
/** Comparisons that are said of a value itself: "{{x}} more". */
const MORE = phrases`
  (more|longer|higher|additional|extra)
`
const LESS = phrases`
  (less|fewer|shorter|lower)
`
/** The time before, which a change is counted from. */
const BEFORE = phrases`
  (than it was (a|one|last|half a) (year|month|week|year ago|month ago|week ago|fortnight ago))
  (compared (with|to) ...1 (last|previous|a|the) ...1 (year|month|week|fortnight|period|days|weeks|months)
    [ago|before|earlier])
  (compared (with|to) before)
  from the ...2 (month/s|week/s|year/s|days|fortnight|period|time) before
  since ...1 (last|previous|first|earlier) (test/s|year|measurement)
  (between|from) ...1 (two|both|first) ...1 test/s
  (than ...3(in|during|it|you|the|over|a|two|three|four|six|2|3) (before|earlier|previously|last (week|month|year)|
    (month/s|week/s|year/s|day/s|fortnight|time) before|(month|week|year) ago|was|did))
`
const DOWN = phrases`${`
  (fell|fallen|falls|falling|dropped|drops|dropping|decreased|decreases|decreasing|declined|declines|shrank|sank|lost)
  (went|gone|goes|going|moved|came|is|it's|are|was|were|trended|trending) [clearly|slightly|sharply] down
  on the (decline|wane)
  (got|gotten|become|became|getting) ...1 (shorter|lower)
  (eased|eases|easing) !(into|back)
  less and less
  (niedriger|tiefer|kurzer|weniger) als (vor einem|im letzten|letztes|letzten|fruher|damals)
  (mas (bajo|baja|corto) que hace|plus (bas|basse) qu'il y a|piu (basso|bassa) di un anno fa)
  (mais (baixo|baixa) do que ha)
  (is|are) ...2 (lower|shorter|smaller) [now|than before|than it was|than usual] !(than it should)
  (gesunken|sank|sinkt|gefallen|fiel|abgenommen|zuruckgegangen|verringert)
  (baisse|diminue|a baisse|a diminue|chute|diminuent|baissent|raccourci|raccourcie)
  (bajo|ha bajado|disminuyo|ha disminuido|baja|bajaron|disminuyeron|cayo|cayeron)
  (caiu|diminuiu|baixou|cairam|diminuiram|baixaram)
  (e scesa|e sceso|e diminuita|e diminuito|scesa|sceso|scesi|diminuiti|diminuite|calati|e calata|e calato)
  (gedaald|daalde|afgenomen)
  (spadl*|zmniejszyl*|obnizyl*)
  (dustu|azaldi|azalmis)
  (упал*|снизил*|уменьшил*|понизил*|впал*|знизил*|зменшил*)
  (下が|低下|減っ|減り|減少|低くな)
  (下降|降低|减少)
  (떨어졌*|감소*|낮아졌*|하락*|줄었*|줄어들*)
  (انخفض|انخفضت|نقص|تراجع)
  (घटा|घटी|घट गया|घट गई|गिरा|गिरी)
`}`

/** Words with which a movement is denied, asked about or of a part of the time alone. */
const NOT = phrases`${`
  no !(ultimo/s|mes|ano|inicio|fim|dia|periodo)
  (not|didn't|hasn't|haven't|never|neither|nor|isn't|aren't|wasn't|whether|if|hardly|without|may|might|could|would)
  <!(vos|tes|les|des|de|le) pas
  (nicht|kein/e|nao|non|niet|geen|nie|degil|не|ні|ない|ません|没|不|않*|لم|لا|नहीं)
`}`
const PART = phrases`
  (monday/s|tuesday/s|wednesday/s|thursday/s|friday/s|saturday/s|sunday/s|weekend/s|weekdays|first|then|after|during)
  ((when|without|night after|day after|on ...2 (days|nights|weekends|mornings|evenings)|days (when|of)|briefly|
    until|before|ago|earlier))
  (last (week|month|year|night)|yesterday|today|later)
  (days with|nights with|with more|with less|goes along|go along|beside|while|test/s)
`

/** Words with which more or less is said beside something else than the time before. */
const ELSEWHERE = phrases`
  (on|in|at|with|for|of|against|usual|usually|others|average|mean|need|needs|would|should|too|goal|target|each|per)
`

/** A movement that a clause speaks of. */
export interface Direction {
  readonly sign: 1 | -1
  /** Whether it is of the whole time that was looked at, as far as the clause says. */
  readonly isOverall: boolean
}

/** Whether a text says that anything rose or fell. */
export const moves = (text: string): boolean => UP.test(text) || DOWN.test(text)

/** The direction that a clause names; null where it names none, both, or denies it. */
export const directionIn = (text: string): Direction | null => {
  if (NOT.test(text)) return null
  const against = BEFORE.find(text)[0]
  const rest = against ? text.slice(0, against.start) + text.slice(against.end) : text
  const isPlain = !PART.test(rest) && !rest.includes(" than ")
  const isCompared = against !== undefined || !ELSEWHERE.test(rest)
  const [up, down] = [UP, DOWN].map((table) => table.test(rest)) as [boolean, boolean]
  if (up !== down) return { sign: up ? 1 : -1, isOverall: isPlain }
  if (up || !isPlain || !isCompared) return null
  const [more, less] = [MORE.test(rest), LESS.test(rest)]
  return more === less ? null : { sign: more ? 1 : -1, isOverall: against !== undefined }
}
