import { phrases } from "#language/phrases"
import type { Clause } from "#pipeline/gates/claims/clauses"
import { diseases, otherDiseases } from "#pipeline/gates/claims/diseases"

/** Whom a disease is said of, and what it is read off. */
const PERSON = phrases`
  (you|you've|you're|you'd|you'll|your|yours|this|these|that|that's|it|it's|which|i|we|here)
`

/** Words that make a diagnosis of a disease without naming anybody. */
const ASSERTIONS = phrases`
  (likely|probably|probable|probability|looks like|looking like|sign/s of|suggest*|indicat*|point/s/ing (to|
    towards|at))
  (consistent with|in line with|compatible with|diagnos*|evidence of|symptom/s of|confirm*|means|mean|
    hallmark/s|typical of)
  (suspect*|case of|must be|could be|may be|might be|picture of|pattern of|onset of|stage|early|mild|severe|suffer*)
  (underlying|undiagnosed|untreated|range|territory|classic|textbook|possible|possibly|maybe|perhaps)
`

/** Diseases spoken of in general, in studies, or as what the person has said themselves. */
const GENERAL = phrases`
  (study|studies|people|adults|patients|researchers|guideline/s|population|those who|in general|women|men|somebody)
  (someone|persons|screen* for|antigen|antibod*|igg|igm|virus|panel|test/s/ed for|risk (of|for)|trial/s|
    medicine for|protect* (from|against))
  (you|you've) [have] (said|mentioned|noted|wrote|listed|asked|stated|told|described|recorded|reported)
  (your|the) (profile|history|question|note/s) ...3 (lists|says|mentions|names|about|whether)
`
const AT_RISK = phrases`
  (at|high|higher|elevated|increased|raised|considerable|greater) ...1 risk
  you ...1 (have|face|carry|run) ...3 risk
`

/** A diagnosis that is left to those who make one. */
const LEFT_OPEN = phrases`
  ((cannot|can't|can not|can never|could not|couldn't|unable to|not able to|no way to|impossible to) ...3
    (tell|say|diagnos*|know|show|rule|judge|determine|detect|decide|see|confirm))
  (not|no|never|isn't) ...1 diagnosis
  (not|doesn't|don't|never) ...2 (mean|prove|show|tell|amount to|rule)
  only ...2 (doctor|clinician|physician|gp|specialist|test) ...4 (can|could|tell|say|diagnos*)
  ((doctor|clinician|physician|gp|specialist|test) ...2 (can|could|would) ...2 (tell|say|diagnos*|clarify|
    find out|check|rule|test))
  (ask|talk|speak|see|consult|check) ...3 (doctor|clinician|physician|gp|specialist) ...6 (about|whether|if)
  diagnos* (takes|needs|belongs|is for)
  with ...2 (kidney|liver|heart) disease ...8 (doctor|pharmacist)
  (whether|if) (you|this|that|it|these|your|those)
`

/** Words of English alone: a disease in such a clause is one of the English table. */
const ENGLISH = phrases`
  (the|and|are|with|these|from|which|for|of|often|people|many|some)
`

/** Words of other languages that leave a disease open or speak of it in general. */
const OTHER_LEFT_OPEN = phrases`${`
  (arzt|arztin|diagnose/n|ob|bedeutet nicht|studie/n|menschen|leute|risiko)
  (medecin|diagnostic|diagnostiquer|ne signifie pas|etude/s|personnes|gens|risque)
  (medico|medica|diagnostico|diagnosticar|no significa|estudio/s|personas|riesgo|nao significa|estudos|pessoas|risco)
  (diagnosi|diagnosticare|non significa|studio|studi|persone|rischio)
  (dokter|huisarts|arts|betekent niet|onderzoek|mensen|risico)
  (lekarz*|diagnoz*|nie oznacza|badani*|ludzi|osob|ryzyko)
  (doktor*|hekim*|tani|teshis|anlamina gelmez|arastirma*|insanlar*|risk*)
  (врач*|диагноз*|не означает|исследован*|люд*|риск*|лікар*|діагноз*|не означає|дослідженн*|ризик*)
  (医師|医者|診断|研究|人々|リスク|医生|诊断|研究|人群|风险|不代表)
  (의사* | 진단* | 연구* | 사람들* | 위험*)
  (طبيب*|الطبيب|طبيبك|تشخيص|دراسة|الدراسات|الناس|خطر)
  (डॉक्टर|चिकित्सक|निदान|अध्ययन|लोग|लोगों|जोखिम|या नहीं)
  (kann|konnen|kannst) ...3 (nicht|kein/e/en)
  (no|nao|non|ne|nie|niet|не) ...2 (puede/n|pueden|pode|podem|puo|possono|peut|peuvent|moze|kan|kunnen|может|може)
  (ли|чи|是否|かどうか|인지|ما إذا|إن كان)
`}`

/** Whether a clause names a disease as the person's, or says that they have none; `known` are those of the profile. */
export const diagnoses = ({ text }: Clause, known: ReadonlyArray<string>): boolean => {
  const named = diseases.find(text)
  if (named.length > 0) {
    const isKnown = named.every(({ start, end }) =>
      known.some((each) => each.includes(text.slice(start, end))),
    )
    if (isKnown || LEFT_OPEN.test(text)) return false
    if (GENERAL.test(text) && !AT_RISK.test(text)) return false
    const isEnglish = ENGLISH.test(text)
    if (PERSON.test(text)) return true
    if (ASSERTIONS.test(text) && (isEnglish || !OTHER_LEFT_OPEN.test(text))) return true
    if (isEnglish) return false
  }
  return otherDiseases.test(text) && !OTHER_LEFT_OPEN.test(text)
}

/** What only somebody who has examined the person may say. */
const EXAMINED = phrases`
  ((you're|you are) ...1(perfectly|completely|entirely|fully|totally|absolutely|quite|very|clearly) (healthy|
    cured|disease-free))
  nothing [is] ...1 wrong with (you|your)
  <!(if|whether) (you are|you're) ...1 (obese|anorexic|bulimic|alcoholic)
  you ...1 (have|developed|got) ...1 (high blood pressure|low blood pressure)
  you've ...1 (developed|got) ...1 high blood pressure
  (as|speaking as) (your|a|an) (doctor|physician|cardiologist|nurse|clinician|specialist|endocrinologist)
  (your (heart|liver|kidneys|lungs|thyroid|brain|arteries|pancreas|immune system) (is|are|looks|look|seems|works) ...1
    (healthy|fine|normal|sick|ill|damaged|failing|underactive|overactive|inflamed|enlarged|weak|diseased|overworked|
      slow|sluggish|perfect|in (good|great|perfect) (shape|health)|under strain))
  (you're|you are) ...1 (getting|falling|becoming) (sick|ill)
  ((you|you've) [have|got] ...1 (irregular|abnormal|weak|enlarged|failing|clogged) ...1 (heartbeat|heart|rhythm|
    thyroid|liver|arteries))
  <!(if|whether|when|case|unless) (you're|you are) ...1 (pregnant|menopausal|concussed|dehydrated|anorexic|hypoglyc*)
  (confirm/s|show/s|prove/s|mean/s|indicate/s) ...3 (high|low) blood pressure (disease|problem|condition)
`

/** "Diagnosis: diabetes": the heading stands in a clause of its own. */
const HEADED = phrases`
  (diagnosis|conclusion|assessment|verdict|impression) ...3 ${diseases}
`

/** Whether a sentence heads a disease as a finding, or speaks as whoever has examined the person. */
export const headsDiagnosis = (sentence: string): boolean =>
  EXAMINED.test(sentence) || (HEADED.test(sentence) && !LEFT_OPEN.test(sentence))
