import { phrases } from "#language/phrases"
import { otherChanges, otherPromises } from "#pipeline/gates/claims/cause-changes"

/** Words that name a cause, in the other languages of answers, without accents. */
const OTHER_CAUSES = phrases`${`
  (verursach*|ausgelost|auslost|dank|aufgrund|weil|deswegen|deshalb|daher|folglich)
  <!(dir|dich|sich|ihnen) wegen
  (fuhrt|fuhrte|fuhren) zu
  (schuld|ursache|ausloser|verantwortlich|liegt an|lag an|kommt von|kam von|bewirkt|bewirkte|ruiniert|
    verschlechtert dein*)
  (der|ein) grund
  (cause|causent|provoque|provoquent|entraine|entrainent) (votre|ton|ta|tes|vos|le|la|un|une|ce|cette)
  a cause (de|du|des|la|le|une|un|votre|ta|ton)
  (est|sont|c'est|etait) [bien] (la|une|le) (cause|raison|coupable)
  (ont cause|a provoque|ont provoque|a entraine|causee/s par|cause par|provoque par|provoquee par)
  (grace a|grace au|en raison|parce que|parce qu|parce qu'il|parce qu'elle|c'est pourquoi|a fait baisser|
    a fait monter)
  (responsable|responsables) (de|du|des|di|del|dei)
  (la|le) (raison|coupable)
  (causo|causa|causado|causada|causan|provoco|provoca|provocado|provocada)
  (porque|debido a|gracias a|por culpa|por eso|a causa de|por causa|la razon|el motivo|el culpable|hizo que|llevo a)
  (causou|causado|causada|causam|provocou|por isso|gracas a|devido a|devido ao|culpa do|culpa da|e o motivo|
    e a razao|fez com que)
  (causato|causata|causano|provocato|provocata|perche|grazie a|grazie al|grazie alla|a causa di|a causa del|
    a causa della|per colpa|ecco perche|ha fatto)
  (dovuto|dovuta) (a|al|alla|allo|ai)
  (il motivo|la ragione|il colpevole)
  (veroorzaak*|omdat|dankzij|vanwege|doordat|daardoor|daarom|komt door|kwam door|ligt aan|lag aan|leidde tot|
    leidt tot)
  (de (oorzaak|reden|schuldige)|te wijten)
  (spowodowa*|powoduje|wywola*|dlatego|ponewaz|poniewaz|bo|dzieki|wskutek|przez co|z powodu|przyczyna|sprawila|
    sprawil|sprawilo|winna|winien)
  (neden oldu|nedeni|sebebi|yuzunden|sayesinde|cunku|yol acti|sebep oldu|bozdu|dusurdu|yukseltti|kaynaklan*)
  (вызва*|вызыва*|потому что|поэтому|из-за|благодаря|привел/а/о/и|приводит|причина|причиной|виноват/а/о|вследствие)
  (спричини*|спричиня*|виклика*|тому що|через те|завдяки|призвел/а/о/и|призводить|причина|причиною|винна|винен|
    внаслідок)
  (のせいで|が原因|原因は|のため|おかげで|によって|ために|引き起こ|だから|なので|原因です|悪化させ)
  (导致|造成|引起|因为|由于|所以|原因是|使你|让你|使您|让您|多亏|归因)
  (때문*|원인* | 덕분* | 탓* | 초래* | 유발* | 일으켰* | 일으킨*)
  (بسبب|سبب|سببت|يسبب|تسبب|تسببت|أدى|أدت|لأن|لأنك|نتيجة|بفضل|السبب)
  (कारण|क्योंकि|इसलिए|के चलते|की बदौलत)
`}`

/** "because of" behind a noun in Hindi: a denial of what came of it denies no cause. */
const POSTPOSED = phrases`${`
  (के कारण|की वजह से|वजह से) !(नहीं|ही नहीं|हो सकता)
`}`

/** Words before them that deny a cause or leave it open. */
const DENIED_BEFORE = phrases`${`
  (nicht|kein/e/er/en|ob|vielleicht|konnte|konnten|moglicherweise|daten|werte)
  (pas|aucun|aucune|peut-etre|pourrait|pourraient|si|donnees|valeurs|peut)
  (no|ningun|ninguna|quiza|quizas|podria|podrian|datos|valores|puede|tal vez)
  (nao|nenhum|nenhuma|talvez|poderia|podem|pode|dados)
  (non|nessun|nessuna|forse|potrebbe|potrebbero|dati|valori|puo)
  (niet|geen|misschien|kan|kon|zou|gegevens|metingen)
  (nie|zadn*|czy|moze|byc moze|moglo|moglby|mogla|danych|dane|pomiar*)
  (belki|veri|veriler)
  (не|нет|ли|возможно|может|данных|данные|мало|ні|чи|можливо|може|даних|дані)
  (不是|不能|不代表|不一定|并不|未必|没有|无法|可能|也许|数据|是否)
  (لا|ليس|ليست|وليس|وليست|ولا|لم|لن|ربما|قد|بيانات|البيانات|هل)
  (नहीं|शायद|क्या)
`}`

/** The same behind them, where the verb ends the sentence. */
const DENIED_BEHIND = phrases`${`
  (nicht|degil|olmayabilir|olabilir|kanitla*|gosterme*|mi)
  (ではない|ではありません|とは言えません|とは限りません|証明には|証拠には|断定|かもしれ|可能性|証明するものでは|示すものでは)
  (아니* | 아닙* | 수도 | 단정* | 확신* | 데이터* | 모르* | 증명* | 보여주지)
  (नहीं|शायद|सकता|सकती|सकते|डेटा|क्या)
`}`

/** Words before a promise that leave it open. */
const LEFT_OPEN = phrases`${`
  (ob|vielleicht|peut-etre|quiza|quizas|tal vez|forse|talvez|misschien|of|czy|byc moze|belki|ли|возможно|чи|можливо)
  ((nach|an) (tagen|nachten)|apres (les|des) jours|dias (con|com)|giorni con|dagen met|dniach z|gunlerden|после дней|
    після днів)
  (是否|可能|也许|かどうか|かもしれ|인지|아마|هل|ربما|क्या|शायद)
`}`

/** Reasons that are about the record, not about a body. */
const RECORD = phrases`${`
  ((aufgezeichnet*|aufzeichnung*|deine/r uhr|ihre/r uhr|der uhr|die uhr|gemessen|messung*|vorliegen|fehlen|fehlt|
    nachte vorliegen))
  (enregistr*|votre montre|la montre|manquent|manque|mesuree/s|registrad*|registrou|registro|reloj|faltan|falta|
    medicion*)
  (registrato|registrate|registrati|orologio|mancano|manca|misurat*|relogio|faltam|medicoes|horloge|ontbreken|gemeten)
  ((zegarek|brakuje|zapisan*|zapisow|pomiarow|kayit*|olcum*|записан*|записей|не хватает|измерен*|записів|бракує|
    вимірян*))
  (记录|手表|缺少|数据|記録|時計|足りない|データ|기록* | 시계* | 부족* | 데이터*)
  (مسجلة|سجلت|الساعة|ناقصة|रिकॉर्ड|घड़ी|दर्ज)
`}`

const stands = (text: string, { start, end }: { readonly start: number; readonly end: number }) =>
  !DENIED_BEFORE.test(text.slice(0, start)) && !DENIED_BEHIND.test(text.slice(end))

/** Whether a text in another language names a cause and does not take it back. */
export const claimsOtherCause = (text: string): boolean => {
  const claims = [OTHER_CAUSES, ...otherChanges].flatMap((table) => table.find(text))
  const isClaimed = claims.some((claim) => stands(text, claim)) || POSTPOSED.test(text)
  return isClaimed && !RECORD.test(text)
}

/** Whether a sentence in another language promises what will come of something. */
export const promisesInOther = (sentence: string): boolean =>
  otherPromises.find(sentence).some(({ start }) => !LEFT_OPEN.test(sentence.slice(0, start)))
