import { phrases } from "#language/phrases"

/** What people do or meet, as the subject of verbs that are said of a measure alone, too. */
const FACTORS = phrases`${`
  (kaffee|koffein|alkohol|wein|bier|stress|training|laufen|spaziergange|sport|essen|bildschirm*|hitze|rauchen)
  (cafe|cafeine|alcool|vin|biere|stress|entrainement|course|marche|promenades|sport|repas|ecrans|chaleur|tabac)
  (cafeina|alcohol|vino|cerveza|estres|entrenamiento|ejercicio|correr|caminar|caminatas|paseos|cena|pantallas|calor)
  (caffe|caffeina|alcol|birra|allenamento|corsa|camminate|passeggiate|cena|schermi|caldo|fumo)
  (vinho|cerveja|treino|exercicio|caminhadas|caminhada|jantar|telas|ecras|estresse|stresse)
  (koffie|cafeine|wijn|bier|training|hardlopen|wandelen|wandelingen|schermen|hitte|roken)
`}`

/** Verbs that change something, with the measure of the person as their object. */
const CHANGES = phrases`${`
  (<!(sich) (verkurzt|verkurzte|verkurzten|verkurzen|verlangert|verlangerte|senkt|senkte|senken|stort|storte|storen|
    ruiniert|raubt|raubte|beeintrachtigt|steigert|steigerte|druckt|druckte|hebt|fordert|zerstort|stabilisiert)
    (dein/e/en/em/er|ihr/e/en/em|dir|ihnen|den schlaf|den puls))
  ((hat|haben) ...1 (dein/e/en|ihr/e/en) ...3 (gesenkt|verkurzt|verlangert|verbessert|verschlechtert|erhoht|gestort|
    gesteigert|ruiniert|geraubt|gedruckt|beeintrachtigt))
  ((macht|machen|machte|machten) (dein/e/en|ihr/e/en) ...3 (kurzer|langer|besser|schlechter|hoher|tiefer|niedriger|
    unruhiger))
  (sorgt|sorgte|sorgen|sorgten) (fur|dafur)
  (hat|haben) (dir|ihnen) ...3 (verdorben|geraubt|gestohlen|ruiniert|vermiest)
  (lasst|liess|lassen) (dich|sie|dein/en|ihr/en) ...4 (schlafen|sinken|steigen|fallen)
  (zu|zur|zum) ...5 gefuhrt
  (liegt|lag|liegen|lagen) (an|daran)
  (liegt|lag|liegen|lagen) am !(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|tag|anfang|ende|
    abend|morgen|rand|oberen|unteren|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|
    30|31)
  (kommt|kam|kommen|kamen) (vom|von|daher)
  (schadet|schadete|tut) (deinem|ihrem|deiner|ihrer) ...2 (schlaf|herz|erholung)
  (fuhrt|fuhrte|fuhren) (bei dir|bei ihnen|dazu)
  ${FACTORS} ...3 (verbessert|verschlechtert|erhoht) (dein/e/en|ihr/e/en)
  ((raccourcit|raccourcissent|allonge|allongent|perturbe|perturbent|degrade|degradent|gache|gachent|abaisse|abaissent|
    ruine|ruinent|favorise|favorisent|empeche|empechent|nuit|nuisent|vole|volent|ameliore|ameliorent|reduit|reduisent)
    [a] (votre|vos|vous))
  (a|ont) (raccourci|allonge|perturbe|degrade|gache|abaisse|ruine|reduit|ameliore) (votre|vos|ton|ta|tes|le sommeil)
  (raccourcit|allonge|perturbe|degrade|gache|abaisse|ruine|empeche) (ton|ta|tes|te) ...2 (sommeil|nuit/s|pouls|vfc|
    dormir)
  (explique|expliquent) (votre|vos|ta|ton|tes|pourquoi|tout|cela|cette|ce)
  c'est (le|la|les|l|votre|ton|ta) ...3 qui (vous|te|a|fait|empeche|perturbe|raccourcit|reduit|gache|explique)
  vous (a|ont) ...1 (empeche|prive|vole|gache)
  (ferait|feraient|fait|font) ...3 dormir
  te (quito|robo|arruino) (el|la|tu)
  (te|le) (hace|hizo|haria|hacen) ...2 dormir
  ti (ha|hanno) (tolto|rubato|rovinato)
  ti (fa|fanno|farebbe) ...2 dormire
  (faz|fez|fazem|faria) (voce|com que|o seu|a sua|te)
  (laat|laten|doet|doen) (je|uw) ...4 (slapen|dalen|stijgen)
  (fait|font|faisait) (baisser|monter|chuter|grimper|descendre|remonter)
  ${FACTORS} ...3 (augmente|augmentent|diminue|diminuent) (votre|vos|ton|ta|tes)
  (<!(se) (acorta|acortan|acorto|alarga|alargan|alargo|arruina|arruinan|arruino|altera|alteran|altero|perjudica|
    perjudican|perjudico|interrumpe|interrumpio|roba|roban|robo|quita|favorece|impide|impiden|empeora|eleva|elevo)
    (tu|tus|su|sus|te|le))
  ((acortando|alargando|arruinando|alterando|perjudicando|interrumpiendo|robando|quitando|empeorando|elevando|
    reduciendo|mejorando|bajando|subiendo) ...1 (tu|tus|su|sus|te|le))
  <!(se) (ha|han) (subido|bajado|mejorado|empeorado|reducido|aumentado|acortado|alargado|arruinado) (tu|tus|su|sus)
  (se (debe|deben|debio|debia) (a|al)|hace que|hacen que|lleva a|llevan a)
  (explica|explican|explico) (tu|tus|su|sus|por que|el|la|esa|ese)
  <!(con|tras|sin) ${FACTORS} ...3 (baja|bajan|bajo|sube|subio|aumenta|aumento|mejora|mejoro|reduce|redujo) (tu|tus|
    su|sus)
  (<!(si) (accorcia|accorciano|allunga|allungano|rovina|rovinano|disturba|disturbano|danneggia|abbassa|abbassano|
    riduce|
    riducono|toglie|favorisce|impedisce|peggiora|alza) (il|la|i|le|l) (tuo|tua|tuoi|tue|suo|sua))
  (ha|hanno) (accorciato|allungato|migliorato|peggiorato|ridotto|abbassato|alzato|rovinato|disturbato) (il|la|i|le|l)
  (grazie (a|al|alla|alle|ai|agli|all)|colpa (di|del|della|dello|dei|delle|dell))
  (spiega|spiegano) (il|la|i|le|perche) ...1 (tuo|tua|tue|notte|sonno|hai)
  (fa|fanno) (salire|scendere|dormire|calare)
  ${FACTORS} ...3 (aumenta|migliora) (il|la|i|le) (tuo|tua|tuoi|tue)
  ((encurta|encurtam|encurtou|alonga|alongou|prejudica|prejudicam|prejudicou|atrapalha|atrapalham|atrapalhou|estraga|
    estragou|rouba|roubou|reduz|reduzem|eleva|elevou) (o|a|os|as) (seu|sua|seus|suas|teu|tua))
  ((esta|estao|estava) a (encurtar|alongar|prejudicar|atrapalhar|estragar|roubar|reduzir|elevar|piorar|melhorar|
    baixar|aumentar))
  ((encurtando|prejudicando|atrapalhando|estragando|roubando|reduzindo|elevando|piorando|melhorando|baixando|aumentando)
    (o|a|os|as) (seu|sua|seus|suas|teu|tua))
  ((accorciando|allungando|rovinando|disturbando|danneggiando|abbassando|riducendo|togliendo|peggiorando|alzando|
    migliorando) (il|la|i|le|l) (tuo|tua|tuoi|tue|suo|sua))
  (gracas (a|ao|as|aos)|culpado e|culpada e|o culpado|culpa (do|da|dos|das)|se deve (a|ao))
  (explica|explicam) (o|a|os|as|por que|porque) (seu|sua|noite|sono)
  ${FACTORS} ...3 (baixa|baixou|melhora|melhorou|piora|piorou|aumenta|aumentou) (o|a|os|as) (seu|sua|teu|tua)
  (maakt|maken|maakte|maakten) (je|uw|jouw) ...3 (korter|langer|slechter|beter|hoger|lager|dieper|onrustiger)
  ((verkort|verlaagt|verhoogt|verstoort|ruineert|verlengt|verkortte|verlaagde|verhoogde|verstoorde|bederft|schaadt|
    houdt) (je|uw|jouw) ...2 (slaap|nacht/en|hartslag|rusthartslag|rustpols|pols|hrv|wakker|herstel|bloeddruk))
  door (het|de|je|uw) ...1 ${FACTORS}
  (heeft|hebben|had) (je|uw|jouw) ...3 (verlaagd|verhoogd|verkort|verlengd|verstoord|verbeterd|verslechterd|geruineerd)
  (zorgt|zorgde|zorgen|zorgden) (voor|ervoor|er)
  ${FACTORS} ...3 (verbetert|verbeterde|verslechtert|verslechterde) (je|uw|jouw)
`}`

/** The same in Polish, Turkish, Russian and Ukrainian. */
const EASTERN = phrases`${`
  ((skraca|skracaja|wydluza|wydluzaja|obniza|obnizaja|podnosi|podnosza|pogarsza|pogarszaja|poprawia|poprawiaja|zaburza|
    zaburzaja|psuje|psuja|zakloca|zaklocaja|zmniejsza|zwieksza|skrocil/a/o/y|wydluzyl/a/o/y|obnizyl/a/o/y|
    podniosl/a/o/y|
    pogorszyl/a/o/y|poprawil/a/o/y|zaburzyl/a/o/y|zepsul/a/o/y|zaklocil/a/o/y) !(sie) ...1
    (twoj|twoje|twoja|twojego|sen|tetno|noc|ci))
  to przez
  (sprawia|sprawiaja|sprawialo|pomaga ci|pomagaja ci)
  uyu* ...2 (sagliyor|sagladi|saglar)
  (помогает|помогают|помог|помогла|помогли|заставляет) (вам|тебе|вашему)
  (допомагає|допомагають|допоміг|допомогла|допомогли|змушує) (вам|тобі|вашому)
  przez (wino|alkohol|kawe|stres|trening|ekran*|upal|kofein*|pozn*)
  (winowajca|winowajczynia|winny|winna|winne)
  (wplywa|wplywaja|wplynal/a/o/y) na (twoj*|sen|tetno)
  ((uykunu|uykunuzu|nabzini|nabzinizi|gecelerini|gecelerinizi|geceni|kalp atisini|uyku sureni) ...3 (kisaltiyor|
    kisaltti|
    kisaltir|uzatiyor|uzatti|uzatir|dusuruyor|dusurdu|dusurur|yukseltiyor|yukseltti|yukseltir|bozuyor|bozdu|bozar|
    iyilestiriyor|iyilestirdi|kotulestiriyor|kotulestirdi|artiriyor|artirdi|artirir|azaltiyor|azaltti|azaltir|
    etkiliyor|
    etkiledi|boluyor|boldu))
  icin ...4 (uyudun|uyudunuz|uyuyamadin*|dustu|yukseldi|kisaldi)
  (suclusu|sorumlusu)
  ((сокращает|сокращают|сократил/а/о/и|удлиняет|удлинил/а/о/и|улучшает|улучшают|улучшил/а/о/и|ухудшает|ухудшают|
    ухудшил/а/о/и|снижает|снижают|снизил/а/о/и|повышает|повышают|повысил/а/о/и|нарушает|нарушают|нарушил/а/о/и|портит|
    портят|испортил/а/о/и|мешает|мешают|укорачивает|угнетает|поднимает|поднял/а/о/и) ...1
    (ваш|ваша|ваше|ваши|вашу|вашего|вашему|вам|сон|пульс|твой|твою))
  (влияет|влияют|повлиял/а/о/и) на ...1 (ваш*|сон|пульс)
  через (вино|каву|алкоголь|стрес|пізн*|тренуван*|спеку|кофеїн)
  ((скорочує|скорочують|скоротив|скоротила|скоротило|скоротили|подовжує|покращує|покращують|покращив|покращила|
    погіршує|
    погіршують|погіршив|погіршила|знижує|знижують|знизив|знизила|знизили|підвищує|підвищують|підвищив|підвищила|
    підвищили|порушує|порушують|порушив|порушила|псує|псують|зіпсував|зіпсувала|зіпсували|заважає|заважають) ...1
    (ваш|ваша|ваше|ваші|вашу|вашого|вам|сон|пульс|твій))
  (впливає|впливають|вплинув|вплинула|вплинули) на ...1 (ваш*|сон|пульс)
`}`

/** The same where verbs end a sentence or words stand without spaces. */
const FURTHER = phrases`${`
  (缩短|延长|降低|提高|改善|破坏|影响|扰乱|减少|增加|拉低|推高|恶化|打乱|抑制) ...1 (您|你) 的 ...4 (睡眠|心率|夜|恢复|血压)
  ((睡眠|眠り|心拍数|心拍変動|脈|血圧|回復) を ...6 (短くし|長くし|浅くし|深くし|下げました|下げて|下げます|上げました|上げて|上げます|
    妨げ|乱し|改善しました|改善して|悪化させ|減らし|増やし|縮め|延ばし))
  ((수면을 | 잠을 | 심박수를 | 시간을 | 심박변이도를 | 회복을 | 밤을) ...2 (방해* | 줄였* | 줄입* | 줄이고 | 늘렸* | 늘립* | 낮췄* | 낮춥* |
    높였* | 높입* | 망쳤* | 망칩* | 악화* | 단축* | 설치게))
  (운동해서 | 훈련해서 | 마셔서 | 먹어서 | 일해서 | 하느라 | 늦게까지) ...4 (못 | 잤* | 줄었* | 높아* | 낮아* | 떨어* | 올랐*)
  (يجعلك|تجعلك|يساعدك على|تساعدك على)
  ((تقلل|يقلل|تزيد|يزيد|تحسن|يحسن|
    تقصر|يقصر|تخفض|يخفض|ترفع|يرفع|تفسد|يفسد|تعطل|يعطل|تزعج|قصرت|خفضت|خفض|رفعت|رفع|أفسدت|أفسد|عطل|عطلت|تؤثر|يؤثر)
    ...1 (نومك|نبضك|قلبك|معدل|ليلتك|لياليك))
  (नींद को|हृदय गति को|धड़कन को|नाड़ी को) ...12 (करती है|करता है|करते हैं|किया|कर दिया|घटाती|बढ़ाती|घटाता|बढ़ाता|
    बिगाड़)
  (तनाव|कॉफ़ी|कॉफी|शराब|कसरत|व्यायाम|टहलने|चलने|दौड़ने|कैफ़ीन|वाइन) से ...12 (घट|बढ़|कम हुई|खराब|सुधरी|बेहतर|सोते)
  (के कारण|की वजह से) !(नहीं)
  ((आपकी|आपके|आपका) ...3 (घटा|बढ़ा|बिगाड़|ख़राब कर|खराब कर|कम कर|बेहतर कर)
    (रही है|रहा है|रहे हैं|देती है|देता है|देते हैं))
`}`

/** What the person's body is promised to do: a cause in a time to come. */
const PROMISES = phrases`${`
  (wirst|werden|wurdest|wurden) ...4 (langer|besser|tiefer|mehr|kurzer|schlechter) ...1 schlafen
  (schlafst du|schlafen sie) ...1 (langer|besser|tiefer|mehr|ruhiger)
  (wenn|sobald) (du|sie) ...12 (steigt|sinkt|fallt|verbessert sich|verlangert sich) (dein/e|ihr/e|die|der)
  (dein/e|ihr/e) ...3 wird ...3 (sinken|steigen|fallen|besser|langer)
  (dormirez|dormiras|dormirais|dormiriez) ...1 (plus|mieux|moins|longtemps|davantage)
  (votre|vos|ton|ta|tes) ...4 (baissera|augmentera|s'allongera|s'ameliorera|diminuera|remontera|s'allongeront)
  (dormiras|dormira|dormirias|dormiria) ...1 (mas|mejor|menos|profund*)
  (tu|su|tus|sus) ...4 (bajara|subira|mejorara|aumentara|disminuira|mejoraran)
  (dormirai|dormira|dormiresti|dormirebbe) ...1 (di piu|meglio|meno|piu|di meno)
  (tuo|tua|tuoi|tue|suo|sua) ...4 (scendera|salira|migliorera|aumentera|diminuira)
  (vai|vais|ira) dormir ...1 (mais|melhor|menos|profund*)
  (seu|sua|teu|tua) ...4 (vai|ira) (melhorar|cair|subir|baixar|aumentar|diminuir)
  (slaap je|slaapt u) ...1 (langer|beter|dieper|meer)
  (zul|zal|zult|ga|gaat) ...4 (langer|beter|dieper|meer) ...1 slapen
  (je|uw) ...3 zal ...3 (dalen|stijgen|verbeteren)
  (bedziesz|bedzie) ...1 (spac|spal|spala) ...1 (dluzej|lepiej|krocej|mocniej|glebiej)
  (tetno|sen|zmiennosc|hrv) ...3 (wzrosnie|spadnie|poprawi sie|wydluzy sie|obnizy sie)
  daha ...2 (uyursun|uyursunuz|uyuyacaksin|uyuyacaksiniz|uyuyabilirsin*|uyurdun*)
  (nabzin*|uykun*) ...3 (dusecek|artacak|yukselecek|iyilesecek|uzayacak)
  (будете|будешь) ...1 спать ...1 (дольше|лучше|меньше|крепче|глубже)
  (сон|пульс|вариабельность) ...3 (улучшится|снизится|повысится|вырастет|удлинится|упадет)
  (спатимете|спатимеш|спати) ...1 (довше|краще|менше|міцніше|глибше)
  (сон|пульс|варіабельність) ...3 (покращиться|знизиться|підвищиться|зросте|подовжиться|впаде)
  (会|将|就能|便能) ...2 睡得 ...1 (更|好|久|长|多|深)
  (やめれば|減らせば|すれば|したら|れば|たら) ...12 (眠れ|改善|良くな|下が|上が|長くな)
  (ので|ことで) ...8 (眠れ|寝られ|心拍数が下|心拍数が上|睡眠が)
  더 ...2 (잘 | 자게 | 주무*) ...1 (수 | 될 | 됩니다 | 것*)
  (끊으면 | 줄이면 | 걸으면 | 하면 | 운동하면 | 않으면 | 먹으면 | 마시면 | 자면) ...5 (길어* | 좋아집* | 낮아집* | 나아* | 개선됩* | 잡니다 | 주무십니다)
  (ستنام|فستنام|سوف تنام|سينخفض|سيتحسن|سيرتفع|فسيتحسن|فسينخفض)
  (सोएँगे|सोएंगे|सोओगे|सुधरेगी|घटेगी|बढ़ेगी)
`}`

/** Tables of words in other languages that make something the cause of a measure, or promise an effect. */
export const otherChanges = [CHANGES, EASTERN, FURTHER]

export const otherPromises = PROMISES
