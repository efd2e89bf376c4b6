import { phrases } from "#language/phrases"
import { asks } from "#pipeline/gates/claims/clauses"

const DOCTOR = phrases`
  (doctor|doctor's|doctors|physician|clinician|gp|specialist|cardiologist|hospital|medical|medically|appointment)
  (checked|check-up|checkup|examination|examined|treatment|emergency|ambulance)
`
const SIGNS = phrases`
  (tightness|blackout/s)
  (pain/s|symptom/s|palpitation/s|dizziness|dizzy|fainting|faint|breathless|breathlessness|bleeding|lump|numbness|
    swelling|fever|warning sign/s)
`

/** What sends somebody away from a doctor: "no need to see a doctor", "nothing to worry about", "harmless". */
const REASSURANCES = phrases`
  ((no need|no reason|no point|needn't|need not|don't need|do not need|don't have to|not necessary|unnecessary|no
    longer need|won't need|not worth) ...5 ${DOCTOR})
  nothing ...2 ${DOCTOR} ...1 (needs|has to|should)
  (save|spare) yourself ...3 ${DOCTOR}
  (you|you'll|we) (can|could|may) ...1 (skip|cancel|postpone) ...2 ${DOCTOR}
  ${DOCTOR} ...3 (isn't|is not|not) ...1 (needed|necessary|required)
  (don't need|do not need|no need for|needn't have) (any|further|more) ...1 (test/s|check/s|treatment|screening)
  (don't|do not|needn't|no need to) bother ...3 ${DOCTOR}
  ${SIGNS} ...3 (is|are) ...2 (normal|harmless|fine|nothing|common)
  ((everything|all) ...1 (is|looks|seems) ...1 (fine|okay|ok|normal|well|good) with your (heart|liver|kidneys|
    lungs|thyroid|health))
  no ${DOCTOR} ...1 (needed|necessary|required|attention)
  (nothing|nobody|not|none|doesn't|don't|neither) ...4 (need|needs|require|requires|warrant|warrants) ...2 ${DOCTOR}
  <!(not|never|don't) (skip|cancel|postpone|put off|avoid) ...3 (appointment|doctor|doctor's|check-up|checkup|
    examination)
  ${DOCTOR} ...4 (waste|unnecessary|pointless|not needed|not necessary|overkill|can wait)
  <!(not|never|don't|cannot|can't|shouldn't) (ignore|disregard|dismiss|forget about) ...4 ${SIGNS}
  nothing ...2 to [be] ...1 (worry|worried|concerned|alarmed|fear|panic)
  nothing ...1 (serious|dangerous|sinister)
  (no (reason|need|cause|grounds) (to|for) ...1 (worry|worried|concern|concerned|alarm|alarmed|panic|fear))
  (needn't|need not|don't need to|don't have to|do not need to|do not have to) [be] (worry|worried|concerned)
  (don't|do not) worry about your
  (rest assured|clean bill of health|all clear|picture of health)
  <!(whether|not|if) ((it's|it is|that's|that is|this is|they're|they are|these are|is|are)
    ...1 (harmless|benign|not serious|not dangerous|no danger) !(to))
  ((it's|it is|that's|that is|this is) ...2(just|only|probably|likely|clearly|simply|all)
    (stress|nerves|hormones|anxiety|old age|your age|psychological|psychosomatic))
  <!(whether|not|if|feel) (completely|perfectly|totally|entirely|absolutely|in perfect) (safe|healthy|health|harmless)
  (rule/s|ruled|ruling|excludes|excluded) [out] ...3 (problem/s|condition/s|disease/s|disorder/s|illness|
    anything serious)
  <!(if|whether) (you're|you are) ...1 (healthy|disease-free|cured|free of)
`

/** The same in the other languages of answers, without accents. */
const OTHERS = phrases`${`
  kein/e/en (grund|anlass) ...2 (sorge|beunruhigung)
  (musst|mussen|brauchst|brauchen|muss|braucht) ...4 (nicht|kein/e/en) ...3 (arzt|arztin|sorgen|arztbesuch)
  (nichts (beunruhigendes|schlimmes|ernstes)|nichts ...2 sorgen|keine sorgen|arztbesuch ...2 (unnotig|nicht notig))
  (alles (in ordnung|gut|bestens) mit (deinem|ihrem|deiner|ihrer))
  (du bist|sie sind) ...1 (kerngesund|gesund)
  ((herz|herzen|coeur|corazon|cuore|coracao|hart) ...4 (gesund|kerngesund|in ordnung|bien|sain|sano|sana|
    saudavel|gezond|kerngezond))
  (serce|kalbin|kalbiniz|сердце|серце) ...4 (zdrowe|saglikli|здорово|здорове|здоровое|здоровы)
  (心脏|心臓) ...8 健康
  (심장* ...2 건강*)
  قلبك ...1 (سليم|بخير|صحي)
  दिल ...8 (स्वस्थ|ठीक है)
  (ist|sind) ...1 (harmlos|unbedenklich|ungefahrlich)
  (pas|aucun) ...2 besoin ...4 (medecin|docteur|consulter)
  inutile ...1 (consulter|voir|s'inquieter)
  (pas|rien|aucune|inutile) ...4 (s'inquieter|vous inquieter|t'inquieter|d'inquietude|d'inquietant|inquietant)
  (rien de grave|sans danger|pas grave|n'est pas necessaire de (consulter|voir)|parfaite sante)
  (no (hace falta|necesitas|necesita|es necesario|tienes que|tiene que|hay que)) ...4 (medico|doctor|preocup*)
  (nada|no hay|sin motivo) ...5 preocup*
  (es|son) ...1 (inofensiv*|benign*)
  (non|nessun|senza) ...3 (bisogno|serve|necessario|devi|deve|occorre|dovete) ...4 (medico|dottore|preoccup*)
  (niente|nulla|non c'e|nessun motivo) ...4 preoccup*
  (innocuo|innocua|niente di grave)
  nao ...1 (precisa|precisas|e necessario|ha necessidade|e preciso|tem de) ...4 (medico|preocup*)
  (nada|nao ha|sem motivo) ...4 preocup*
  (inofensivo|inofensiva|nada de grave)
  (hoeft|hoef) ...4 (niet|geen) ...3 (dokter|arts|huisarts|zorgen)
  (geen (reden|dokter|arts) ...3 (zorg|zorgen|nodig|bezorgd*)|niets ...3 (zorgen|bezorgd|ernstigs)|niets aan de hand)
  (is|zijn) ...1 (onschuldig|ongevaarlijk)
  nie ...1 (musisz|trzeba|potrzebujesz|potrzeba|ma potrzeby|potrzebny) ...4 (lekarz*|martwic|obaw*)
  nie ma ...3 (obaw|martwic|niepokoju|niepokojacego|groznego)
  (to niegrozne|to nieszkodliwe|nic groznego)
  doktor* ...3 (gerek|ihtiyac*|luzum) ...1 yok
  (endise* | merak* | korku* | kaygi*) ...4 (yok|gerekmez|degil)
  (zararsiz|tehlikesiz)
  (не нужно|не надо|незачем|нет необходимости|не требуется|не обязательно|не нужен) ...4 (врач*|доктор*|беспоко*|
    волнов*)
  (беспокоиться|волноваться|переживать|опасаться|врач) ...2 (не о чем|нечего|не стоит|не нужно|нет причин*|не нужен)
  (не о чем|нечего|нет причин|нет причины|нет повода) ...3 (беспоко*|волнов*|пережив*|опас*)
  (безвредно|безобидно|не опасно|ничего серьезного|ничего страшного)
  (не потрібно|не треба|не потрібен|немає потреби|не обов'язково) ...4 (лікар*|хвилюв*|турбув*)
  (немає|нема) ...4 (хвилюв*|турбув*|непоко*)
  (хвилюватися|лікар) ...2 (не варто|немає|не потрібен|нема чого)
  (нешкідливо|не небезпечно|нічого серйозного|нічого страшного)
  (不需要|不用|无需|没必要|不必|没有必要) ...3 (看医生|就医|医生|担心|担忧|检查)
  (没什么|没有什么|没有|无须) ...6 (担心|担忧)
  (无害|没有大碍)
  (医者|医師|病院|受診) ...7 (必要はありません|必要はない|必要がない|不要)
  心配 ...6 (ありません|いりません|要りません|ない|無用)
  (無害|害はありません)
  (병원* | 의사* | 진료*) ...3 없*
  걱정* ...3 (없* | 마세요 | 않아도)
  (무해* | 해롭지)
  (لا تحتاج|لا حاجة|لا داعي|ليس هناك حاجة|لست بحاجة|لا يوجد ما يدعو|لا ضرورة) ...4 (طبيب|الطبيب|للقلق|القلق|للطبيب)
  (غير ضار|لا خطر)
  डॉक्टर ...12 (ज़रूरत|जरूरत|आवश्यकता) ...2 नहीं
  चिंता ...12 नहीं
`}`

/** What leaves it open: whoever can tell is asked. */
const OPEN = phrases`${`
  (whether|only ...3 (doctor|test)|cannot|can't|doesn't mean|does not mean)
  (ob|czy|ли|чи|是否|かどうか|인지|هل|क्या|nur ein|solo un|seul un|alleen een|tylko|только|лише)
`}`

/** Whether a sentence sends the person away from a doctor, or says that nothing is wrong. */
export const reassures = (sentence: string): boolean =>
  (REASSURANCES.test(sentence) || OTHERS.test(sentence)) && !OPEN.test(sentence) && !asks(sentence)
