import { phrases } from "#language/phrases"

/** Verbs that tell to take something or to change it, in the other languages of answers and without accents. */
const ACTS = phrases`${`
  (nimm|nehmen|nehme|erhohe/n|verdopple/n|verdoppeln|halbiere/n|reduziere/n|senke/n|setz/e/en|absetzen)
  (stopp/e/en|beginne/n|andere|andern)
  (prenez|prends|prendre|augmentez|augmente|doublez|double|reduisez|reduis|diminuez|arretez|arrete|arreter)
  (commencez|commence|changez|cessez|cesse)
  (tome|toma|tomar|aumente|aumenta|duplique|duplica|reduzca|reduce|reduzir|reduza|deje|deja|suspenda|suspende)
  (empiece|empieza|comece|pare|dobre|interrompa|abandone|abandona)
  (prenda|prendi|prendere|aumenti|raddoppia|raddoppi|riduci|riduca|smetti|smetta|sospendi|sospenda|inizia)
  (neem|nemen|verhoog|verdubbel|halveer|verlaag|verminder|stop|stoppen|begin|wijzig)
  (wez|wezmij|zazyj|bierz|przyjmuj|zwieksz|podwoj|zmniejsz|odstaw|przestan|zacznij|zmien)
  (al|alin|aliniz|artir|artirin|iki katina|ikiye katla|azalt|azaltin|birak|birakin|kes|kesin|basla|baslayin)
  (degistir|degistirin|birakabilirsin*)
  (прими/те|принимай/те|увелич*|удвой/те|удвоить|уменьши/те|сократи/те|прекрати/те|перестань/те|начни/те)
  (отмени/те|бросьте|замените|попробуйте)
  (прийми/ть|приймай/те|збільш*|подвой/те|подвоїти|зменш*|припиніть|перестань/те|почни/ть|почніть|скасуй/те)
  (замініть|кинь/те)
  (飲んで|服用して|やめて|中止|増や|減ら|倍に|始めて|変えて|止めて)
  (服用|停用|停药|加量|减量|加倍|增加|减少|开始服|吃|停止|改用|换成|减半|翻倍)
  (드세요|복용하*|중단*|끊*|늘리*|줄이*|시작*|바꾸*|멈추*)
  (تناول|خذ|خذي|ضاعف|زد|قلل|خفض|أوقف|توقف|ابدأ|غير|تناولي)
  (लें|लीजिए|लो|बंद|बढ़ाएं|बढ़ा|घटाएं|कम करें|दोगुनी|दोगुना|शुरू|बदलें|छोड़ दें)
`}`

/** Medicines and doses in those languages. */
const MEDICINES = phrases`${`
  (dosis|medikament/e/en|tablette/n|pille/n|statin/e|metformin|insulin|aspirin|ibuprofen|blutverdunner|betablock*)
  (betablocker|blutdrucksenker|schilddrusenhormon*|antidepressiv*|cholesterinsenker|schlafmittel|arznei*)
  (medicament/s|comprime/s|betabloquant*|antidepresseur/s|antibiotique/s|somnifere/s|pilule/s|statine/s)
  (metformine|insuline|aspirine|ibuprofene|votre dose|ta dose|la dose)
  (medicamento/s|medicacion|medicacao|pastilla/s|comprimido/s|estatina/s|metformina|insulina|aspirina|remedio/s)
  (ibuprofeno|betabloque*|antidepresiv*|antibiotico/s|anticoagulante/s|la dose|su dosis|tu dosis|sua dose)
  (farmaco|farmaci|betabloccant*|antibiotic*|medicina|medicine|medicinale|compressa|compresse|pastiglia/e)
  (dosering|medicijn/en|medicatie|betablokker/s|bloedverdunner/s|tabletten|pillen|slaappil/len)
  (dawk*|lek|leki|lekow|lekarstw*|bloker*|betabloker*|antydepresant*|antybiotyk*|tablet*|statyn*|metformin*)
  (insulin*|aspiryn*)
  (doz*|ilac*|ilaci|blokeri*|bloker*|antidepresan*|antibiyotik*|hap|hapi|haplari*|statin*|aspirin*)
  (доз*|лекарств*|блокатор*|антидепрессант*|антибиотик*|снотворн*|препарат*|таблет*|статин*|метформин*|инсулин*)
  (аспирин*|лік*|антидепресант*|антибіотик*|снодійн*|метформін*|інсулін*|аспірин*)
  (薬|遮断|錠剤|スタチン|メトホルミン|インスリン|アスピリン|用量|服用量|投与量)
  (药|阻滞剂|剂量|他汀|二甲双胍|胰岛素|阿司匹林)
  (약*|차단제*|항우울제*|복용*|용량*|스타틴*|메트포르민*|인슐린*|아스피린*)
  (حاصرات|مضاد|مضادات|جرعة|الجرعة|جرعتك|دواء|الدواء|دواءك|أدويتك|الأدوية|حبة|حبوب|أقراص|الستاتين|ستاتين)
  (الميتفورمين|ميتفورمين|الإنسولين|الأسبرين)
  (ब्लॉकर|दवा|दवाई|दवाइयां|खुराक|गोली|गोलियां|स्टैटिन|मेटफॉर्मिन|इंसुलिन|एस्पिरिन)
`}`

/** An amount of what is taken. */
const AMOUNTS = phrases`${`
  (nimm|nehmen|prenez|prends|tome|toma|prenda|prendi|neem|wez|zazyj|alin|прими/те|прийміть) ...3 (mg|mcg|iu|мг|мкг)
`}`

/** Words with which they are none: whoever prescribes, or a denial. */
const DEFERRED = phrases`${`
  (arzt|arztin|apotheker*|nicht|medecin|pharmacien|ne|medico|medica|farmaceutic*|no|nao|non|farmacista|dokter)
  (huisarts|apotheek|niet|lekarz*|farmaceut*|nie|doktor*|hekim*|eczaci*)
  (врач*|лікар*|не|医師|医者|薬剤師|ないで|医生|药师|不要|의사*|약사*|마세요)
  (طبيب*|طبيبك|الطبيب|لا|डॉक्टर|चिकित्सक|मत|नहीं)
`}`

/** Whether a clause in another language tells to take or to change a medicine. */
export const dosesInOther = (text: string): boolean =>
  (AMOUNTS.test(text) || (ACTS.test(text) && MEDICINES.test(text))) && !DEFERRED.test(text)
