import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const chestFragments = {
  CHEST: `
    (chest|breastbone|sternum|substernal|retrosternal|precordial|breast bone|left breast|breast [on the|at the|
      in the] left) !(press/es/ing|day/s|strap|band|belt|workout/s|exercise/s|fly/es|flies|muscle/s|pump|hair|
      size|circumference|xray|ct|scan|freezer|sensor|monitor|measurement|routine|training|supported|session|
      cold|infection|gains|rub|x ray|of drawers)
  `,
  PAIN: `
    (pain/s/ful|hurt/s/ing|ache/s|aching|achy|ouch|pressure|tight/ness/en/ens/ened|tightening|squeese/s/d|
      squeesing|squeeze/s/d|squeezing|crush/es/ing/ed|heavy|heaviness|burns|burning|stabs|stabing|stabbs|
      stabbing|sharp|discomfort|constrict*|griping|gripping|clench*|elephant|twinge/s|vise|vice|cramp/s/ing|
      spasm/s|agony|throbbing)
    on fire
    killing me
  `,
  ATTACK: `
    (heartattack/s|heartarrest|hartattack/s|hartarrest|cardiacattack/s|cardiacarrest)
    (heart|hart|cardiac) (attack/s|arrest)
    myocardial infarction
  `,
}

/** Pain or pressure in the chest, and a heart attack that somebody has or fears to have. */
export const chestSigns: ReadonlyArray<Sign> = [
  {
    rule: "chest_pain",
    level: "immediate",
    patterns: `
      {CHEST} ~6 {PAIN}
      {CHEST} ~8 (standing|stands|sitting|sits|stepping|kneeling|lying|parked|pressing|pushing|stood|sat) on
      (grabs|grabing|grabbs|grabbing|clutches|clutching|holding) [at] (my|his|her|their) chest
      chestpain
      chestpains
      (substernal|retrosternal|acute|crushing|severe|exertional) (cp|pressure)
      cp (x|for|since|radiating|with|w|at rest)
      (weight|elephant|brick|ton|someone|somebody|something|band|vise|vice) ...4 (on|around|in|across|
        sitting on|pressing on) [my|his|her|the] {CHEST}
      (pain/s|ache|aching|pressure|tightness|squeezing) ...6 (jaw|left arm)
      left arm ...8 (jaw|chest|sweat*)
      (heart|cardiac) (pain/s)
      (pain/s|pressure|tightness) (in|round|around|near|over|at|behind) (my|his|her|the) heart
      heart [is|feel/s|being|getting] [being] (squeezed|crushed|pressed)
      angina
      (my|his|her) heart ...4(really|badly|suddenly|is|has|been) (hurts|hurting|aches|aching|squeezing|
        feels tight|in pain)
    `,
    exclusions: `
      my heart (aches|hurts) (for|over|to|that|because|when !(i (breathe|inhale|walk|lie|move|run|cough|
        exercise|climb)))
      (boss/s|job/s|work/s|colleague/s|coworker/s|app/s|meeting/s|neighbor/s|neighbour/s|landlord/s|ex|exs|he|
        hes|she/s|you/s|report/s) (is|are) [such] a [real] pain
    `,
    heard: [
      "severe chest tightness",
      "My chest has felt like someone is standing on it since lunch. Is my HRV ok?",
      "hubby has gone grey & sweaty clutching his chest",
      "chestpain",
      "chestpains",
      "severe pressure",
      "cp w",
      "weight on breast bone",
      "is pain radiating down my left arm something to do with low HRV?",
      "my left arm and jaw ache and I'm sweating like crazy",
      "cardiac pains",
      "having bad pains round my heart",
      "it feels like my heart is being squeezed",
      "What does my ECG say, I have angina right now",
      "My heart hurts when I breathe in",
    ],
    notHeard: [
      "my heart aches for my ex, did my HRV drop?",
      "My boss is a pain in the chest, is my stress up?",
    ],
  },
  {
    rule: "heart_attack",
    level: "immediate",
    patterns: `
      (having|has|have|had|getting|think|maybe|be|was|just|this is|is this|is it|it is|feels like|could be|
        might be|signs of) ...4 {ATTACK}
      {ATTACK} ...2 (now|help|right now|or something)
      help ...1 {ATTACK}
      ^ {ATTACK} $
    `,
    exclusions: `
      (watch/s|app/s|server/s|phone/s|laptop/s|computer/s|screen/s|website/s) [is|was] (had|has|
        having) a (heart|hart) attack
      (father|dad|mother|mom|mum|grand*|uncle|aunt|brother|sister|family|parent/s|cousin|neighbor|neighbour|
        colleague|boss|husband|wife) ...20 had (a|his|her|their|an) ...1 (heart|hart) (attack/s) !(just|now|
        today|right|this) unless (now|just|today|minute/s|help|right)
      i had a heart attack !(just|now|today|i think) unless (now|think|just|today)
      had a heart attack (when|seeing|looking|opening|at|over)
      (nearly|almost|practically|basically) (had|having|got) a (heart|hart) attack
      to (avoid|prevent|escape|stave off) ...2 (heart|hart) attack unless (now|just|right|think)
    `,
    heard: [
      "i think its a heart attck",
      "heartattack symptoms now what",
      "help myocardial infarction",
      "heart attack??",
    ],
    notHeard: [
      "The server had a heart attack lol, is my data back?",
      "My father had a heart attack in 2010, what is my resting heart rate?",
      "I had a heart attack in 2015. How is my resting heart rate trending?",
      "I just had a heart attack when I saw the price",
      "I think I almost had a heart attack, so funny",
      "how low should my ldl be to avoid a heart attack",
    ],
  },
]
