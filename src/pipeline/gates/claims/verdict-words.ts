import { phrases } from "#language/phrases"

/** Strong words for a finding. */
export const STRONG = phrases`${`
  ((clear|strong|definite|reliable|solid|proven|real|robust|convincing|significant|unmistakable|undeniable|certain)
    ...2 (link/s|connection/s|relation/s|relationship/s|association/s|correlation/s|trend/s|pattern/s))
  ((link|connection|relation|relationship|association|correlation|trend|pattern) ...6
    (is|are|was|looks|seems) ...2 (clear|strong|definite|reliable|solid|proven|real|robust|certain|significant))
  ((clearly|definitely|strongly|certainly|undoubtedly|reliably|significantly|tightly|closely) ...1
    (linked|related|associated|connected|correlated|tied))
  (holds up|held up|proven|beyond doubt|no doubt|without doubt|without question)
  (clearly|definitely|strongly|undoubtedly|reliably) (go|move|rise|change) ...2 together
  (prove|proves|proved|show|shows) ...6 are ...1 (related|linked|connected|associated)
  (klare/r/n|eindeutige/r/n|starke/r/n|sichere/r/n) (zusammenhang|verbindung|trend)
  (lien|rapport|tendance) ...1 (clair|net|fort|evident|certain|nette|claire)
  (vinculo|relacion|tendencia|correlacion) ...1 (claro|clara|fuerte|evidente|segura)
  (legame|relazione|tendenza|correlazione) ...1 (chiaro|chiara|forte|evidente|netta|netto)
  (ligacao|relacao|tendencia|correlacao) ...1 (clara|forte|evidente)
  (duidelijk|sterk|helder|zeker) (verband|samenhang|trend)
  (wyrazny|silny|jasny|pewny) (zwiazek|trend)
  (acik|net|guclu|belirgin|kesin) ...1 (bir) ...1 (iliski|bag|baglanti)
  (четкая|ясная|явная|сильная|чіткий|явний|ясний|сильний) (связь|звязок|зв'язок)
  (明显|明确|强烈|清楚) ...1 (联系|关系|关联|相关)
  (明確な|明らかな|はっきりした|強い) ...1 (関連|関係|つながり)
  (뚜렷한 | 분명한 | 명확한 | 강한) ...1 (관련* | 연관* | 관계*)
  (ارتباط|علاقة|صلة) ...1 (واضح|واضحة|قوي|قوية)
  (स्पष्ट|साफ़|मज़बूत) ...1 (संबंध|रिश्ता)
`}`

const NORMAL_ENGLISH = phrases`
  ((is|are|looks|look|was|were|seems|remains|stays) ...2
    (normal|fine|healthy|perfect|ideal|optimal|excellent|unremarkable|in order|in range|ok|okay|great|good))
  (within|inside|in) [the|its|your|lab's] ...2 range
  nothing (to worry about|unusual|special|remarkable|of note)
  (where it should be|where they should be|as it should be|spot on|nothing wrong)
`
const NORMAL_OTHERS = phrases`${`
  (ist|sind|liegt|liegen) ...3 (normal|unauffallig|im normbereich|im normalbereich|in ordnung|gesund|optimal)
  (im (normbereich|normalbereich|referenzbereich|grunen bereich))
  (est|sont) ...2 (normal|normale|normaux|parfait|correct|correcte|bon|ideal)
  dans (les normes|la norme|la fourchette)
  (es|esta|estan|son) ...2 (normal|normales|perfecto|bien|correcto|saludable)
  dentro (del rango|de lo normal|dos valores|da faixa|do normal)
  (e|sono) ...2 (normale|normali|perfetto|a posto|ottimale)
  nella norma
  (e|esta|estao) ...2 (normal|normais|perfeito|otimo|bem)
  (is|zijn) ...2 (normaal|in orde|gezond|prima|uitstekend)
  (jest|sa) ...2 (w normie|prawidlowy|prawidlowe|normalny|normalne|dobry)
  (deger*|normal) ...1 (normal|normaldir|iyi|ideal)
  (в норме|нормальный|нормальное|в пределах нормы|у нормі|нормальний|в нормі|у межах норми)
  (正常|在范围内|没有问题|正常です|基準内|問題ありません)
  (정상* | 괜찮* | 양호*)
  (طبيعي|طبيعية|سليم|ضمن المعدل)
  (सामान्य|ठीक है|सही है)
`}`
const ABNORMAL = phrases`${`
  (too (low|high)|abnormal|abnormally|elevated|alarming|worrying|deficient|out of range|outside|a concern|concerning)
  (above|below|over|under) (the|its|your) ...2 (range|limit)
  (is|looks|seems) ...1 (high|raised|low)
  (zu (hoch|niedrig)|auffallig|erhoht|ausserhalb|trop (eleve|bas|haut)|anormal|hors norme|demasiado (alto|bajo)|fuera)
  (troppo (alto|basso)|fuori|muito (alto|baixo)|fora|te (hoog|laag)|afwijkend|za (wysoki|niski)|poza norma)
  (cok (yuksek|dusuk)|anormal|слишком (высокий|низкий)|вне нормы|завеликий|занадто (високий|низький)|поза нормою)
  (太高|太低|偏高|偏低|异常|不正常|高すぎ|低すぎ|異常|너무 (높* | 낮*) | 비정상*)
  (مرتفع جدا|منخفض جدا|غير طبيعي|बहुत (ज़्यादा|कम)|असामान्य)
`}`

/** Words for a result that is as it should be, and for one that is not. */
export const isNormal = (text: string): boolean =>
  NORMAL_ENGLISH.test(text) || NORMAL_OTHERS.test(text)
export const isAbnormal = (text: string): boolean => ABNORMAL.test(text)

/** Every result at once. */
const ALL = phrases`
  (all|every|each|none of) ...3 (lab/s|value/s|result/s|test/s|marker/s|biomarker/s)
`
const ALL_FINE = phrases`
  ((no|none of your|not one|not a single) ...1 (lab/s|value/s|result/s|test/s|marker/s|biomarker/s) ...3
    (out of range|outside|abnormal|too (high|low)))
`

/** Words that take a result out. */
const BUT_SOME = phrases`
  (but|except|apart from|besides|other than|save for)
`
export const takesOut = (text: string): boolean => BUT_SOME.test(text)

/** Whether a text says of all results that they are as they should be. */
export const clearsAll = (text: string): boolean =>
  ALL_FINE.test(text) || (ALL.test(text) && NORMAL_ENGLISH.test(text) && !SOME.test(text))
const SOME = phrases`
  (not|but|except|apart from|besides|other|nearly|almost|isn't|aren't|if|whether|steps|sleep)
`

/** Words that a day was far from what is usual. */
export const UNUSUAL = phrases`
  (unusual|unusually|abnormal|abnormally|exceptionally|strikingly|alarmingly)
  (far|well|way) (from|out of|off|outside|above|below) ...2 (usual|normal)
  (outside|out of) (your|the) (usual|normal) range
`

/** Words that say that a measure did not move. */
export const UNMOVED = phrases`
  (unchanged|no change|nothing changed|did not change|didn't change|hasn't changed|held steady|stayed the same|stable)
  no ...1 difference (from|to|between|against|compared)
  no ...1 trend
  (has not|have not|haven't|didn't|did not|not) ...1 (changed|moved|shifted|budged)
`

/** A change by what it is worth, where a measure has a better side. */
export const BETTER = phrases`${`
  ((is|was|are) better than ...2 (before|year|month|week))
  (improved|improving|has got better|got better|recovered nicely)
  (verbessert|besser geworden|s'est amelioree?|s'est ameliore|ha mejorado|mejoro|e migliorata|e migliorato|melhorou)
  (verbeterd|poprawil*|iyilesti|улучшил*|покращил*|改善了|改善しました|개선*|좋아졌*|تحسن|تحسنت|सुधरी|सुधार हुआ)
`}`
export const WORSE = phrases`${`
  ((is|was|are) worse than ...2 (before|year|month|week))
  (worsened|worsening|deteriorated|got worse|has gotten worse|a little worse|declined)
  (verschlechtert|schlechter geworden|s'est degradee|s'est degrade|empeoro|ha empeorado|e peggiorata|e peggiorato)
  (piorou)
  (verslechterd|pogorszyl*|kotulesti|ухудшил*|погіршил*|恶化|悪化しました|나빠졌*|악화*|ساء|ساءت|बिगड़ी)
`}`

/** Somebody else: a value of the ledger is never theirs. */
export const OTHERS = phrases`${`
  (neighbour's|neighbor's|friend's|wife's|husband's|mother's|father's|mum's|mom's|dad's|brother's|sister's|son's)
  (daughter's|partner's|colleague's|boss's|child's|baby's|girlfriend's|boyfriend's|roommate's|grandmother's)
  (of|for|than) your (neighbour|neighbor|friend|wife|husband|mother|father|brother|sister|son|daughter|partner|boss)
  (your (neighbour|neighbor|friend|wife|husband|mother|father|brother|sister|son|daughter|partner|boss|colleague) ...1
    (slept|sleeps|walked|walks|averaged|averages|had|has|ran|weighs|weighed|is at|was at))
  (another|other|different|some other) (user's|users|user|person's|patient's|patients|account) 
  (other people|others) (on|in) this
  (nachbar*|deine/r mutter|dein vater|deine/r frau|deines mannes|deines vaters|ihrer frau|ihres mannes)
  (voisin/e/s|votre (mere|pere|mari|femme|conjoint)|ta mere|ton pere|ta femme|ton mari)
  (vecino/a|tu (madre|padre|marido|mujer|esposa)|su (madre|padre|marido|mujer|esposa)|vicino di casa|tua madre)
  (tuo padre)
  (tua moglie|tuo marito|vizinho|vizinha|sua mae|seu pai|sua esposa|seu marido|buurman|buurvrouw)
  (je (moeder|vader|vrouw))
  (sasiad*|twojej (matki|zony)|twojego (ojca|meza)|komsu*|annen*|baban*|esin*|сосед*|сусід*|ваша мать|ваш отец)
  (вашей жены)
  (邻居|您的(妻子|丈夫|母亲|父亲)|隣人|奥様|ご主人|お母様|이웃* | 아내* | 남편* | 어머니* | 아버지*)
  (جارك|زوجتك|زوجك|والدك|والدتك|पड़ोसी|आपकी पत्नी|आपके पति|आपकी माँ|आपके पिता)
`}`
