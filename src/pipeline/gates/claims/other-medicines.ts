import { phrases } from "#language/phrases"
import { supplementsInOther } from "#pipeline/gates/claims/other-supplements"

/** Verbs that tell to take something or to change it, in the other languages of answers and without accents. */
const ACTS = phrases`${`
  (nimm|nehmen|nehme|erhohe/n|verdopple/n|verdoppeln|halbiere/n|reduziere/n|senke/n|setz/e/en|absetzen)
  (stopp/e/en|beginne/n|andere|andern|lass|lassen sie|weglassen|auslassen|verzicht/e|nimmst|spritz/e)
  (prenez|prends|prendre|augmentez|augmente|doublez|double|reduisez|reduis|diminuez|arretez|arrete|arreter)
  (commencez|commence|changez|cessez|cesse|sautez|saute|sauter|reduire|augmenter|doubler|diminuer|oubliez|passez-vous)
  (tome|toma|tomar|aumente|aumenta|duplique|duplica|reduzca|reduce|reduzir|reduza|deje|deja|suspenda|suspende)
  (empiece|empieza|comece|pare|dobre|interrompa|abandone|abandona|saltate|salta|saltese|omita|omite|bajar|subir|reducir)
  (duplicar|dejar|suspender|baja|sube|pule|pular|salte|parar|baixe|baixar|aumentar|dobrar|diminua|diminuir)
  (prenda|prendi|prendere|aumenti|raddoppia|raddoppi|riduci|riduca|smetti|smetta|sospendi|sospenda|inizia)
  (salti|saltare|ridurre|aumentare|sospendere|smettere|raddoppiare|dimezza|dimezzare|abbassa|abbassare)
  (neem|nemen|verhoog|verdubbel|halveer|verlaag|verminder|stop|stoppen|begin|wijzig)
  (sla|slik|overslaan|verlagen|verhogen|verminderen|verdubbelen|halveren|laat)
  (wez|wezmij|zazyj|bierz|przyjmuj|zwieksz|podwoj|zmniejsz|odstaw|przestan|zacznij|zmien)
  (pomin|pomijaj|stosuj|zmniejszyc|zwiekszyc|odstawic|podwoic|polowe)
  (al|alin|aliniz|artir|artirin|iki katina|ikiye katla|azalt|azaltin|birak|birakin|kes|kesin|basla|baslayin)
  (degistir|degistirin|birakabilirsin*|atla|atlayin|atlayabilirsin*|azaltabilirsin*|kullanma|kullan|kullanin)
  (прими/те|принимай/те|увелич*|удвой/те|удвоить|уменьши/те|сократи/те|прекрати/те|перестань/те|начни/те)
  (отмени/те|бросьте|замените|попробуйте|пропусти/те|пейте|выпейте|уменьшить|увеличить|отменить|снизьте|снизить)
  (пропустить|уменьшите|повысьте)
  (прийми/ть|приймай/те|збільш*|подвой/те|подвоїти|зменш*|припиніть|перестань/те|почни/ть|почніть|скасуй/те)
  (замініть|кинь/те|пропусти/ть|пропустіть|пийте|випийте|зменшіть|знизьте|знизити|скасувати)
  (飲んで|服用して|やめて|中止|増や|減ら|倍に|始めて|変えて|止めて|飛ばし|抜いて|半分に|減らし)
  (服用|停用|停药|加量|减量|加倍|增加|减少|开始服|吃|停止|改用|换成|减半|翻倍|跳过|漏服|停掉)
  (드세요|복용하*|중단*|끊*|늘리*|줄이*|시작*|바꾸*|멈추*|건너뛰*|거르*|빼*|반으로)
  (تناول|خذ|خذي|ضاعف|زد|قلل|خفض|أوقف|توقف|ابدأ|غير|تناولي|تخط|تخطى|اترك|تقليل|زيادة|إيقاف)
  (लें|लीजिए|लो|बंद|बढ़ाएं|बढ़ा|घटाएं|कम करें|दोगुनी|दोगुना|शुरू|बदलें|छोड़ दें|छोड़ें|आधी|न लें)
`}`

/** Medicines and doses in those languages. */
const MEDICINES = phrases`${`
  (dosis|medikament/e/en|tablette/n|pille/n|statin/e|metformin|insulin|aspirin|ibuprofen|blutverdunner|betablock*)
  (betablocker|blutdrucksenker|schilddrusenhormon*|antidepressiv*|cholesterinsenker|schlafmittel|arznei*)
  (medicament/s|comprime/s|betabloquant*|antidepresseur/s|antibiotique/s|somnifere/s|pilule/s|statine/s)
  (metformine|insuline|aspirine|ibuprofene|votre dose|ta dose|la dose|a dose|dose|dosis)
  (medicamento/s|medicacion|medicacao|pastilla/s|comprimido/s|estatina/s|metformina|insulina|aspirina|remedio/s)
  (ibuprofeno|betabloque*|antidepresiv*|antibiotico/s|anticoagulante/s|la dose|su dosis|tu dosis|sua dose)
  (farmaco|farmaci|betabloccant*|antibiotic*|medicina|medicine|medicinale|compressa|compresse|pastiglia/e)
  (pil|insuline|dosering|pillola|pillole|pillola|insulina|pildora/s|tabletka)
  (medicijn/en|medicatie|betablokker/s|bloedverdunner/s|tabletten|pillen|slaappil/len)
  (dawk*|lek|leki|lekow|lekarstw*|bloker*|betabloker*|antydepresant*|antybiotyk*|tablet*|statyn*|metformin*)
  (insulin*|aspiryn*|traitement/s|tratamiento/s|tratamento/s|terapia|leczenie|tedavi*|лечение|лікування|治疗|治療)
  (doz*|ilac*|ilaci|blokeri*|bloker*|antidepresan*|antibiyotik*|hap|hapi|haplari*|statin*|aspirin*)
  (доз*|лекарств*|блокатор*|антидепрессант*|антибиотик*|снотворн*|препарат*|таблет*|статин*|метформин*|инсулин*)
  (аспирин*|лік*|антидепресант*|антибіотик*|снодійн*|метформін*|інсулін*|аспірин*)
  (薬|遮断|錠剤|スタチン|メトホルミン|インスリン|アスピリン|用量|服用量|投与量)
  (药|阻滞剂|剂量|他汀|二甲双胍|胰岛素|阿司匹林)
  (약*|차단제*|항우울제*|복용*|용량*|스타틴*|메트포르민*|인슐린*|아스피린*)
  (دوائك|دواؤك|علاجك)
  (حاصرات|مضاد|مضادات|جرعة|الجرعة|جرعتك|دواء|الدواء|دواءك|أدويتك|الأدوية|حبة|حبوب|أقراص|الستاتين|ستاتين)
  (الميتفورمين|ميتفورمين|الإنسولين|الأسبرين)
  (ब्लॉकर|दवा|दवाई|दवाइयां|खुराक|गोली|गोलियां|स्टैटिन|मेटफॉर्मिन|इंसुलिन|एस्पिरिन)
`}`

/** An amount of what is taken. */
const AMOUNTS = phrases`${`
  (nimm|nehmen|prenez|prends|tome|toma|prenda|prendi|neem|wez|zazyj|alin|прими/те|прийміть) ...3 (mg|mcg|iu|мг|мкг)
`}`

/** Whoever prescribes. */
const DOCTORS = phrases`${`
  (arzt|arztin|apotheker*|medecin|pharmacien|medico|medica|farmaceutic*|farmacista|dokter|huisarts|apotheek|arts)
  (lekarz*|farmaceut*|doktor*|hekim*|eczaci*|врач*|лікар*|医師|医者|薬剤師|医生|药师|의사*|약사*)
  (طبيب*|طبيبك|الطبيب|डॉक्टर|चिकित्सक)
`}`

/** Denials, which keep everything as it is. */
const DENIALS = phrases`${`
  (nicht|ne|no|nao|non|niet|nie|не|ないで|不要|마세요|لا|मत|नहीं)
`}`

/** Denials of taking, which do not. */
const LEFT_OUT = phrases`${`
  (nimm|nehmen sie) ...6 (nicht|kein/e/en)
  ((ne|n) (prenez|prends) (pas|plus)|no (tome|tomes)|non (prendere|prenda)|nao (tome|tomes))
  (neem ...5 (niet|geen)|nie (bierz|zazywaj|przyjmuj|bierzcie))
  (ilac* | hap*) ...3 (alma|almayin|icme|icmeyin)
  не (принимай/те|пейте|пей|приймай/те|пийте)
  (不要吃|别吃|不要服|别服|今晚不吃|飲まないで)
  (먹지 | 복용하지) (마세요 | 마십시오)
  لا (تتناول|تأخذ|تتناولي)
  (न|मत) (लें|लीजिए|खाएं)
`}`

/** Whether a clause in another language tells to take or to change a medicine, or to take a supplement. */
export const dosesInOther = (text: string): boolean => {
  if (supplementsInOther(text)) return true
  const acts = AMOUNTS.test(text) || (ACTS.test(text) && MEDICINES.test(text))
  const leavesOut = MEDICINES.test(text) && LEFT_OUT.test(text)
  return (leavesOut || (acts && !DENIALS.test(text))) && !DOCTORS.test(text)
}
