import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const medicineFragments = {
  MEDICINE: `
    (*olol|*olols|*pril|*prils|*sartan|*sartans|*statin|*statins|*statins|*gliptin|*gliptins|*gliflozin|
      *gliflozins|*glutide|*glutides|*tidine|*tidines|*prazole|*prazoles|*azepam|*azepams|*azolam|*azolams|
      *oxetine|*oxetines|*cillin|*cillins|*mycin|*mycins|*floxacin|*floxacins|*xaban|*xabans|*parin|*parins|
      *dipine|*dipines|*thiazide|*thiazides|*semide|*semides|*triptan|*triptans|*codone|*codones|*profen|
      *profens|*lukast|*lukasts|*olone|*olones|*setron|*setrons|*pidem|*pidems|*faxine|*faxines|*pram|*prams|
      *triptyline|*triptylines|*apine|*apines|*idone|*idones|*piprazole|*piprazoles|*barbital|*barbitals|*tinib|
      *tinibs|*formin|*formins|*nidazole|*nidazoles|*conazole|*conazoles|*cyclovir|*cyclovirs|*thyroxine|
      *thyroxines|*phylline|*phyllines|*nafil|*nafils|*asteride|*asterides|albuterol/s|salbutamol/s|
      sertraline/s|spironolactone/s|fluconazole/s|ketamine/s|methylphenidate/s|medication/s|medicine/s|med/s|
      pill/s|tablet/s|prescription/s|drug/s|insulin/s|metformin/s|warfarin/s|aspirin/s|ibuprofen/s|advil/s|
      tylenol/s|paracetamol/s|acetaminophen/s|naproxen/s|aleve/s|levothyroxine/s|synthroid/s|ozempic/s|wegovy/s|
      mounjaro/s|zepbound/s|glp1|adderall/s|ritalin/s|vyvanse/s|concerta/s|ssri/s|snri/s|zoloft/s|prozac/s|
      lexapro/s|wellbutrin/s|xanax/s|valium/s|ativan/s|klonopin/s|ambien/s|trazodone/s|antidepressant/s|eliquis|
      xarelto/s|betablocker/s|statin/s|lipitor/s|crestor/s|antibiotic/s|contraceptive*|steroid/s|
      nitroglycerin/e|nitro/s|nyquil/s|dayquil/s|sudafed/s|mucinex/s|robitussin/s|excedrin/s|motrin/s|nurofen/s|
      panadol/s|voltaren/s|claritin/s|allegra/s|imodium/s|unisom/s|zzzquil/s|dramamine/s|kratom/s|hydroxyzine/s|
      methadone/s|buprenorphine/s|suboxone/s|buspirone/s|colchicine/s|diclofenac/s|ketorolac/s|celecoxib/s|
      tamsulosin/s|cetirizine/s|loratadine/s|pseudoephedrine/s|zolpidem/s|prednisone/s|dexamethasone/s|
      inhaler/s|lithium/s|digoxin/s|amiodarone/s|gabapentin/s|lyrica/s|lasix/s|diuretic/s|trt/s|hrt/s|hormone/s|
      estrogen/s|melatonin/s|viagra/s|cialis|painkiller/s|opioid/s|tramadol/s|codeine/s|morphine/s|
      antihistamine/s|benadryl/s|zyrtec/s|antipsychotic/s|anticoagulant/s|clopidogrel/s|plavix/s|chemo*|
      methotrexate/s|allopurinol/s|finasteride/s|accutane/s|isotretinoin/s|semaglutide/s)
    thyroid (meds|medication|hormone|pills)
    glp 1
    anti (depressant/s)
    blood (thinner/s)
    beta (blocker/s)
    bp meds
    anti (biotic/s)
    birth control
    the pill
    water pills
    testosterone (therapy|gel|injection/s|shot/s|replacement|cream)
    sleeping (pills|tablets)
    sleep (aid/s)
    anti (histamine/s)
    heart (meds|medication/s|pill/s|tablet/s)
    blood pressure (meds|medication/s|pill/s|tablet/s)
    anti (psychotic/s)
  `,
  ASKS: `
    (wanna|advise|recommend|considering)
    should (i|he|she|they|we|my *)
    can (he|she|they|my *)
    shall i
    can i
    could i
    may i
    do i (need|have) to
    must i
    am i (allowed|able|ok|safe) to
    would it be (ok|okay|safe|bad|fine|good|smart)
    is it (ok|okay|safe|fine|bad|dangerous|time|alright|better|smart|good|possible|wise)
    (ok|okay) to
    safe to
    what if i
    what happens (if|when) i
    want to
    would like to
    thinking (of|about)
    planning (to|on)
    plan to
    going to
    about to
    tempted to
    need to
    how (to|soon|quickly|do i|can i|should i|would i|long (should|can|do))
    when (can|should|do|could)
    help me
    tell me (to|how|if|whether|when)
    decide (if|whether)
    whether (to|i should)
    time to
    trying to
    let me
    would you
    do you think i
    any reason [not] to
    ready to
    better to
    good idea to
    i will
  `,
  CHANGE: `
    (stop/ping|quit/ting|start/ing|begin/ning|skip/ping|double|doubling|increase|increasing|raise|raising|
      lower/ing|reduce|reducing|decrease|decreasing|change|changing|adjust/ing|off|switch/ing|take|taking|use|
      using|combine|combining|mix/ing|halve|halving|miss/ing|drop/ping|ditch/ing|discontinue|discontinuing|
      restart/ing|resume|resuming|split/ting|try/ing|replace|replacing|inject/ing|up|dose|have|need|give|
      omit/ting|crush/ing|chew/ing|continue|continuing|forget/ting)
    (taper/ing) [off]
    come off
    coming off
    go off
    going off
    get off
    getting off
    (wean/ing) [off]
    (cut/ting) [down|back|out|in half]
    go on
    get on
    going on
    be on
    (leave|leaving) out
    (stay/ing) on
    (give|giving) up
  `,
}

/** Whether to start, stop, change, mix or how much of a medicine: questions for who prescribes it. */
export const medicineSigns: ReadonlyArray<Sign> = [
  {
    rule: "medication",
    level: "prompt_clinician",
    includesQuestions: true,
    patterns: `
      ^ [please] (stop/ing|start/ing|switch/ing|quit/ing|double/ing|skip/ing|increase/ing|decrease/ing|
        reduce/ing|lower/ing|taper/ing|combine/ing|mix/ing|change/ing|halve/ing) ...4 {MEDICINE}
      {ASKS} ...5 {CHANGE} ...6 {MEDICINE}
      (what|which|right|correct|best|maximum|max|highest|lowest|safe|recommended|double|higher|lower|my|
        how much|how many) ...3 (dose/s|dosage|dosing|unit/s|mg|milligrams|pill/s|tablet/s) ...3 [of|for|
        should i|do i|can i] ...4 (take|inject|{MEDICINE})
      (# (mg|mcg|units|iu) [of] ...1 {MEDICINE}) ~4 (safe|enough|ok|okay|right|too much|too little|a lot)
      (would|will|could|is|are) ...2 {MEDICINE} ...3 [be|a] (good|right|safe|help|work|better|best|ok|okay|bad|
        worth|option|lower|reduce|raise|improve|fix)
      (which|what) ...2 {MEDICINE} ...2 (is|are|should|would) ...1 (best|better|good|right|safe/st|ok|okay|
        allowed|strongest|i)
      (# (mg|mcg|milligram/s)) ...8 (can|should|could|may) i ...1 (do|take|go|up|use|try|have|double|increase|
        switch)
      (can|should|could|may) i ...1 (do|take|go|use|try|have) ...4 (# (mg|mcg|milligram/s))
      how (much|many) [mg|grams|g|iu|units] [of] ...2 (magnesium|potassium|zinc|iron|iodine|selenium|
        ashwagandha|berberine|valerian|cbd) ...2 (should|can|could|do|may) i (take|need|use)
      (recommend|prescribe|suggest|advise) ...4 {MEDICINE}
      (can|could|will|would) you ...2 prescribe
      (ran|run/ning|am|almost) out of ...4 {MEDICINE}
      do i [still|really|even] (need|have to take) ...4 {MEDICINE}
      {MEDICINE} ...8 (should|can|could|may|do|must) i [really|just|still] (take|stop|start|skip|double|use|
        need|quit|keep taking) (it|them|this|that)
      how (much|many) ...3 {MEDICINE} ...3 (should|can|could|may|do i|to take|is safe|a day|per day)
      {MEDICINE} ...2 (dose|dosage|dosing|interaction/s)
      ((what|which) ...3 (medication/s)|(what|which) ...3 (medicine/s)|(what|which) ...3 (drug/s)|(what|
        which) ...3 (pill/s)|(what|which) ...3 (meds/s)|(what|which) ...3 (painkiller/s)|(what|
        which) ...3 (antibiotic/s)|(what|which) ...3 sleeping (pill/s)|(what|which) ...3 sleep (aid/s)|(what|
        which) ...3 (supplement/s)) ...3 (take|for|help/s|lower/s|work/s|(should|can|could|do|would|shall) (i|
        you)|(is|are) (best|good|right))
      (alcohol|wine|beer|drink/ing|grapefruit|ibuprofen|st (johns|john's) wort) ...4 (with|on|and|while (on|
        taking)|together with) [my|the] {MEDICINE}
      (stop/ping|skip/ping|quit/ting|drop|double|halve|reduce|increase|taper|change|
        doubling) ~4 my ...3 {MEDICINE}
      (should|can|could|may) i ...3 (start/ing|take|taking|get on|go on|try|use|using|inject/ing) testosterone
    `,
    exclusions: `
      (in|on) my (profile|list|record|file)
    `,
    heard: [
      "stop lisinopril?",
      "should I start statins",
      "What's the max dose of paracetamol",
      "is 10 mg melatonin too much",
      "would ozempic be good for me",
      "which beta blocker is best for anxiety",
      "dr said 50mg but can i do 100",
      "can i take 3 milligrams",
      "How much potassium chloride should I take for cramps?",
      "Can you suggest a medication for anxiety?",
      "Can you prescribe me something for sleep?",
      "I ran out of my blood thinner, can I wait a week",
      "do I need antibiotics",
      "my doctor prescribed lisinopril, should I take it",
      "How much melatonin is safe?",
      "insulin dose for 60 g carbs?",
      "what medication helps lower resting heart rate",
      "can i drink on antibiotics",
      "shuold i stop my metroprolol",
      "should I get on testosterone",
    ],
    notHeard: ["What medications do I have in my profile?"],
  },
  {
    rule: "medication",
    level: "prompt_clinician",
    patterns: `
      (i|have|just|i have) ...1 (stopped|quit|skipped|doubled|halved|cut) ...2 [my|the|
        taking] ...3 {MEDICINE} ...4 (because|myself|on my own|without (telling|asking|my doctor)|cold turkey)
    `,
    heard: ["I quit my lithium cold turkey"],
  },
]
