import { followed, near } from "#safety/phrase"
import type { Sign } from "#safety/sign"

/** Names by the endings that nonproprietary names have, by class, by brand, and the plain words. */
export const MEDICINE = `\\w{3,}(?:olol|pril|sartan|statins?|gliptin|gliflozin|glutide|tidine|prazole|azepam|azolam|oxetine|cillin|mycin|floxacin|xaban|parin|dipine|thiazide|semide|triptan|codone|profen|lukast|olone|setron|pidem|faxine|pram|triptyline|apine|idone|piprazole|barbital|tinib|formin|nidazole|conazole|cyclovir|thyroxine|phylline|nafil|asteride)|albuterol|salbutamol|sertraline|spironolactone|fluconazole|ketamine|methylphenidate|medications?|medicines?|meds?|pills?|tablets?|prescriptions?|drugs?|insulin|metformin|warfarin|aspirin|ibuprofen|advil|tylenol|paracetamol|acetaminophen|naproxen|aleve|levothyroxine|synthroid|thyroid (?:meds|medication|hormone|pills)|ozempic|wegovy|mounjaro|zepbound|glp-?1|adderall|ritalin|vyvanse|concerta|ssris?|snris?|zoloft|prozac|lexapro|wellbutrin|xanax|valium|ativan|klonopin|ambien|trazodone|anti-?depressants?|blood thinners?|eliquis|xarelto|beta ?-?blockers?|bp meds|statins?|lipitor|crestor|anti-?biotics?|birth control|the pill|contraceptive\\w*|steroids?|nitroglycerine?|nitro|nyquil|dayquil|sudafed|mucinex|robitussin|excedrin|motrin|nurofen|panadol|voltaren|claritin|allegra|imodium|unisom|zzzquil|dramamine|kratom|hydroxyzine|methadone|buprenorphine|suboxone|buspirone|colchicine|diclofenac|ketorolac|celecoxib|tamsulosin|cetirizine|loratadine|pseudoephedrine|zolpidem|prednisone|dexamethasone|inhaler|lithium|digoxin|amiodarone|gabapentin|lyrica|lasix|water pills|diuretics?|testosterone (?:therapy|gel|injections?|shots?|replacement|cream)|(?<=(?:start|starting|take|taking|inject|injecting|get on|on|try|use|using) )testosterone|trt|hrt|hormones?|estrogen|sleeping (?:pills|tablets)|sleep aids?|melatonin|viagra|cialis|painkillers?|opioids?|tramadol|codeine|morphine|anti-?histamines?|benadryl|zyrtec|heart (?:meds|medications?|pills?|tablets?)|blood pressure (?:meds|medications?|pills?|tablets?)|anti-?psychotics?|anticoagulants?|clopidogrel|plavix|chemo\\w*|methotrexate|allopurinol|finasteride|accutane|isotretinoin|semaglutide`
const ASKS =
  "should (?:i|he|she|they|we|my \\w+)|can (?:he|she|they|my \\w+)|shall i|can i|could i|may i|do i (?:need|have) to|must i|am i (?:allowed|able|ok|safe) to|would it be (?:ok|okay|safe|bad|fine|good|smart)|is it (?:ok|okay|safe|fine|bad|dangerous|time|alright|better|smart|good|possible|wise)|ok(?:ay)? to|safe to|what if i|what happens (?:if|when) i|want to|wanna|would like to|thinking (?:of|about)|planning (?:to|on)|plan to|going to|about to|tempted to|need to|how (?:do i|can i|should i|would i|to|soon|quickly|long (?:should|can|do))|when (?:can|should|do|could)|help me|tell me (?:to|how|if|whether|when)|advise|recommend|decide (?:if|whether)|whether (?:to|i should)|time to|trying to|let me|considering|would you|do you think i|any reason (?:not )?to|ready to|better to|good idea to|i will"
const CHANGE =
  "stop(?:ping)?|quit(?:ting)?|start(?:ing)?|begin(?:ning)?|skip(?:ping)?|double|doubling|increas(?:e|ing)|rais(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|decreas(?:e|ing)|chang(?:e|ing)|adjust(?:ing)?|taper(?:ing)?(?: off)?|come off|coming off|go off|going off|get off|getting off|off|wean(?:ing)?(?: off)?|switch(?:ing)?|tak(?:e|ing)|us(?:e|ing)|combin(?:e|ing)|mix(?:ing)?|halv(?:e|ing)|cut(?:ting)?(?: down| back| out| in half)?|miss(?:ing)?|drop(?:ping)?|ditch(?:ing)?|discontinu(?:e|ing)|restart(?:ing)?|resum(?:e|ing)|split(?:ting)?|go on|get on|going on|be on|try(?:ing)?|replac(?:e|ing)|inject(?:ing)?|up|dose|have|need|give|leav(?:e|ing) out|omit(?:ting)?|crush(?:ing)?|chew(?:ing)?|stay(?:ing)? on|continu(?:e|ing)|giv(?:e|ing) up|forget(?:ting)?"
const DATA_QUESTION =
  /^(?:how|did|has|have|does|do|is|was|were|what) (?:has |have |did |is |was |were )?(?:my|the) (?:\w+ ){0,4}(?:chang\w*|different|look\w*|improv\w*|affect\w*|respond\w*|drop\w*|differ|before|go|trend\w*|since|like)\b/

/** Whether to start, stop, change, mix or how much of a medicine: questions for who prescribes it. */
export const medicineSigns: ReadonlyArray<Sign> = [
  {
    rule: "medication",
    evenAsked: true,
    shows: [
      new RegExp(
        `^(?:please )?(?:stop|start|switch|quit|double|skip|increase|decrease|reduce|lower|taper|combine|mix|change|halve)(?:ing)? (?:[\\w]+ ){0,4}?(?:${MEDICINE})\\b`,
        "gu",
      ),
      followed(`(?:${ASKS})(?: \\w+){0,5}? (?:${CHANGE})`, MEDICINE, 6),
      followed(
        "(?:what|which|how much|how many|right|correct|best|maximum|max|highest|lowest|safe|recommended|double|higher|lower|my) (?:\\w+ ){0,3}?(?:dose|doses|dosage|dosing|units?|mg|milligrams|pills?|tablets?)",
        `(?:of |for |should i |do i |can i )?(?:\\w+ ){0,4}?(?:${MEDICINE}|take|inject)`,
        3,
      ),
      near(
        `\\d+ ?(?:mg|mcg|units|iu)(?: of)? (?:\\w+ )?(?:${MEDICINE})`,
        "too much|too little|safe|enough|ok|okay|right|a lot",
        4,
      ),
      followed(
        `(?:would|will|could|is|are) (?:\\w+ ){0,2}?(?:${MEDICINE})`,
        "(?:be |a )?(?:good|right|safe|help|work|better|best|ok|okay|bad|worth|option|lower|reduce|raise|improve|fix)",
        3,
      ),
      followed(
        `(?:which|what) (?:\\w+ ){0,2}?(?:${MEDICINE})`,
        "(?:is|are|should|would) (?:\\w+ )?(?:best|better|good|right|safe|safest|ok|okay|allowed|strongest|i)",
        2,
      ),
      followed(
        "\\d+ ?(?:mg|mcg|milligrams?)",
        "(?:can|should|could|may) i (?:\\w+ )?(?:do|take|go|up|use|try|have|double|increase|switch)",
        8,
      ),
      followed(
        "(?:can|should|could|may) i (?:\\w+ )?(?:do|take|go|use|try|have)",
        "\\d+ ?(?:mg|mcg|milligrams?)",
        4,
      ),
      followed(
        "how (?:much|many)(?: mg| grams| g| iu| units)?(?: of)?",
        "(?:magnesium|potassium|zinc|iron|iodine|selenium|ashwagandha|berberine|valerian|cbd)(?: \\w+){0,2} (?:should|can|could|do|may) i (?:take|need|use)",
        2,
      ),
      followed("recommend|prescribe|suggest|advise", MEDICINE, 4),
      followed("(?:can|could|will|would) you", "prescribe", 2),
      followed("(?:ran|run|running|am|almost) out of", MEDICINE, 4),
      followed("do i (?:still |really |even )?(?:need|have to take)", MEDICINE, 4),
      followed(
        MEDICINE,
        "(?:should|can|could|may|do|must) i (?:really |just |still )?(?:take|stop|start|skip|double|use|need|keep taking|quit) (?:it|them|this|that)",
        8,
      ),
      followed(
        `how (?:much|many) (?:\\w+ ){0,3}?(?:${MEDICINE})`,
        "should|can|could|do i|to take|may|is safe|a day|per day",
        3,
      ),
      followed(`(?:${MEDICINE})`, "dose|dosage|dosing|interactions?", 2),
      followed(
        "(?:what|which) (?:\\w+ ){0,3}?(?:medication|medicine|drug|pill|meds|painkiller|antibiotic|sleeping pill|sleep aid|supplement)s?",
        "(?:should|can|could|do|would|shall) (?:i|you)|(?:is|are) (?:best|good|right)|take|for|helps?|lowers?|works?",
        3,
      ),
      followed(
        "(?:alcohol|wine|beer|drink|drinking|grapefruit|ibuprofen|st john'?s wort)",
        `(?:with|on|while (?:on|taking)|together with|and) (?:my |the )?(?:${MEDICINE})`,
        4,
      ),
      near(
        "stop|skip|quit|drop|double|halve|reduce|increase|taper|change|stopping|skipping|quitting|doubling",
        `my (?:\\w+ ){0,3}?(?:${MEDICINE})`,
        4,
      ),
    ],
    unless:
      /\bdrug (?:test|store|free)\b|\b(?:in|on) my (?:profile|list|record|file)\b|\bon (?:file|record)\b|\bvitamins? [a-k]\b.*\bpills?\b|\b(?:coffee|caffeine|espresso|protein|creatine)\b(?!.*\b(?:medications?|meds|pills?|tablets|insulin|warfarin)\b)|\bremind(?:er|ers)?\b|\bchill pill\b|\bbitter pill\b|\binsulin (?:level|resistance|sensitivity|result|test|fasting)|\bfasting insulin\b|\btestosterone (?:level|result|test|value|range)|\bhormone (?:level|panel|test)|\biron\b.*\btablets? of\b|\b(?:hygiene|podium|combine harvester)\b|\btablet (?:app|computer|screen)\b|\b(?:examine|determine|medicine ball)\b/,
  },
  {
    rule: "medication",
    shows: [
      followed(
        "(?:i|i have|have|just) (?:\\w+ )?(?:stopped|quit|skipped|doubled|halved|cut)",
        `(?:my |the |taking )?(?:\\w+ ){0,3}?(?:${MEDICINE}) (?:\\w+ ){0,4}?(?:on my own|without (?:telling|asking|my doctor)|cold turkey|because|myself)`,
        2,
      ),
    ],
    unless: DATA_QUESTION,
  },
]

const NAMED = new RegExp(`\\b(?:${MEDICINE})\\b`, "u")
const ABOUT_IT =
  /\b(?:can|should|may|could) i (?:just |now )?(?:stop|quit|skip|double up|come off)(?: taking)?(?= *(?:\?|$))|\b(?:should|can|could|may|must|do) i (?:\w+ ){0,2}?(?:stop|start|skip|double|quit|take|taking|change|halve|increase|reduce|lower|raise|taper|switch|split|crush|restart|come off|go off|get off|need|keep taking|continue) (?:taking )?(?:it|them|that|this|those)\b|\b(?:rather|prefer|decided|want) (?:to )?not (?:to )?take (?:it|them)\b|\bdo not want to take (?:it|them)\b|\bif i (?:take|took|try|tried|stop|stopped|skip|skipped) (?:taking )?(?:it|some|one|them|that|those)\b|\b(?:i (?:think i )?(?:will|want to|would like to|am going to|plan to|might|am thinking of)|let me) (?:just |simply |now )?(?:stop|quit|skip|drop|halve|double|come off|stopping|quitting) (?:taking )?(?:it|them|that|those)\b|\b(?:is|are) (?:it|they|that) (?:safe|ok|okay|fine|dangerous|bad) (?:with|together|to (?:combine|mix|take))\b|\b(?:safe|ok|okay|fine) to (?:stop|start|skip|double|quit|take|change|halve|increase|reduce) (?:it|them|that|this|those)\b/

/** Names a medicine in one sentence and asks about it in another: "I take metoprolol. Should I stop it?" */
export const asksAboutNamed = (sentences: ReadonlyArray<string>): boolean => {
  const named = sentences.findIndex((sentence) => NAMED.test(sentence))
  return named >= 0 && sentences.slice(named).some((sentence) => ABOUT_IT.test(sentence))
}

/** "Has my resting heart rate changed since I started metoprolol?" asks for numbers, not for advice. */
export const asksForNumbers = (sentence: string): boolean =>
  !/\b(?:should|can|could|shall|may) i\b|\b(?:safe|ok|okay|allowed) (?:for me )?to\b|\b(?:what|which|right|correct|best|max\w*|safe|recommended|how (?:much|many)|higher|bigger|smaller|my next)\b.*\bdos(?:e|age)s?\b|\bdos(?:e|age)s?\b.*\b(?:right|safe|enough|too)\b/.test(
    sentence,
  ) &&
  (DATA_QUESTION.test(sentence) ||
    /\b(?:affect\w*|effect|impact\w*|correlat\w*|relat\w*|compare\w*|chang(?:e|ed) (?:since|after|when)|differ\w*|how many (?:days|nights|times))\b/.test(
      sentence,
    ) ||
    /\b(?:since|before|after|when|while|the days?) (?:and after )?i (?:\w+ )?(?:started|stopped|began|quit|switched|took|take|go on|went)\b/.test(
      sentence,
    ))
