import { phrases } from "#language/phrases"

const SUPPLEMENTS = phrases`${`
  (magnesium|zink|eisen|eisentablette/n|kreatin|omega|vitamin*|melatonin*|nahrungserganzung*|baldrian|ashwagandha|cbd)
  (fer|zinc|creatine|vitamine/s|complement/s|melatonine|valeriane)
  (magnesio|hierro|creatina|vitamina/s|suplemento/s|melatonina|valeriana|ferro|zinco|integratore|integratori)
  (ijzer|supplement/en|voedingssupplement*|witamin*|magnez|magnezu|zelazo|cynk|kreatyn*|suplement*|melatonin*)
  (magnezyum|demir|cinko|kreatin|takviye*|магний|железо|цинк|креатин|витамин*|добавк*|мелатонин)
  (магній|залізо|мелатонін|креатин|вітамін*|добавк*|镁|铁剂|锌|肌酸|维生素|补充剂|褪黑素)
  (マグネシウム|鉄剤|亜鉛|クレアチン|ビタミン|サプリ|メラトニン|마그네슘* | 철분제* | 아연* | 비타민* | 보충제* | 영양제* | 멜라토닌*)
  (المغنيسيوم|مغنيسيوم|الحديد|الزنك|فيتامين|مكمل|مكملات|مكملا|الميلاتونين|ميلاتونين)
  (मैग्नीशियम|आयरन|जिंक|विटामिन|सप्लीमेंट|मेलाटोनिन)
`}`

/** Telling to take a supplement; the verb stands before it or, in some languages, behind. */
const TAKEN = phrases`${`
  (nimm|nehmen sie|probier/e|probieren sie|versuch/e|versuchen sie|schluck/e|supplementier/e) ...5 ${SUPPLEMENTS}
  (solltest|sollten|kannst|konntest|konnten) ...4 ${SUPPLEMENTS} ...3 (nehmen|einnehmen|probieren|versuchen)
  (prenez|prends|essayez|essaie|avalez|il faut prendre|devriez prendre|pouvez prendre) ...5 ${SUPPLEMENTS}
  (toma|tome|prueba|pruebe|deberias tomar|debe tomar|puedes tomar|tomate|anade) ...5 ${SUPPLEMENTS}
  (prendi|prenda|prova|provi|assumi|assuma|dovresti prendere|puoi prendere) ...5 ${SUPPLEMENTS}
  (tome|experimente|toma|deve tomar|deveria tomar|pode tomar) ...5 ${SUPPLEMENTS}
  (neem|slik|probeer|gebruik) ...5 ${SUPPLEMENTS}
  (moet|kunt|kan|zou) ...4 ${SUPPLEMENTS} ...3 (nemen|slikken|gebruiken|proberen)
  (wez|zazyj|bierz|przyjmuj|sprobuj|stosuj|lykaj|powinienes brac|powinnas brac) ...5 ${SUPPLEMENTS}
  ${SUPPLEMENTS} ...5 (al|alin|aliniz|kullan|kullanin|dene|deneyin|almalisin*|alabilirsin*)
  (прими/те|принимай/те|попробуй/те|пейте|пей|выпейте|добавьте|стоит принимать|нужно принимать) ...5 ${SUPPLEMENTS}
  (прийми/ть|приймай/те|спробуй/те|пийте|випийте|додайте|варто приймати|треба приймати) ...5 ${SUPPLEMENTS}
  (服用|吃|补充|试试|服|吃点|摄入) ...5 ${SUPPLEMENTS}
  ${SUPPLEMENTS} ...9 (飲んで|服用して|摂って|試して|飲みましょう|摂りましょう|飲むと)
  ${SUPPLEMENTS} ...4 (드세요 | 먹* | 복용* | 섭취하세요 | 드셔*)
  (تناول|تناولي|خذ|خذي|جرب|جربي) ...5 ${SUPPLEMENTS}
  ${SUPPLEMENTS} ...9 (लें|लीजिए|लो|खाएं|खाएँ|आज़माएँ)
`}`

/** What is eaten, and who is asked first. */
const FOOD = phrases`${`
  (nuss*|lebensmittel*|vollkorn*|essen|iss|aliments|noix|repas|alimento/s|nueces|comida/s|frutos|alimenti|noci|cibi)
  (nozes|comidas|voeding|voedsel|noten|eten|orzech*|produkt*|jedzeni*|kuruyemis*|besin*|gida*|yemek*)
  (орех*|продукт*|пищ*|еду|горіх*|їж*|坚果|食物|食品|ナッツ|食事|견과* | 음식* | 식품* | المكسرات|طعام|أطعمة|मेवे|मेवों|भोजन)
  (arzt|arztin|medecin|medico|medica|dokter|arts|lekarz*|doktor*|hekim*|врач*|лікар*|医生|医師|医者|의사*|طبيب*|طبيبك)
  (डॉक्टर|apothek*|pharmac*|farmac*|eczac*)
  (nicht|pas|no|non|nao|niet|nie|не|不要|ないで|마세요|لا|नहीं|मत)
`}`

/** Whether a clause in another language than English tells to take a supplement. */
export const supplementsInOther = (text: string): boolean => TAKEN.test(text) && !FOOD.test(text)
