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
      (pain/s|pressure|tightness|squeezing|ache|heaviness|burning) ...10 (in|on|across|around|behind|inside|
        over|of) [my|the|his|her] {CHEST}
      {CHEST} ~8 (standing|stands|sitting|sits|stepping|kneeling|lying|parked|pressing|pushing|stood|sat) on
      (grabs|grabing|grabbs|grabbing|clutches|clutching|holding) [at] (my|his|her|their) chest
      chest (pain/s)
      chestpain
      chestpains
      ches pain
      chst pain
      (substernal|retrosternal|acute|crushing|severe|exertional) (cp|pressure)
      cp (x|for|since|radiating|with|w|at rest)
      (weight|elephant|brick|ton|someone|somebody|something|band|vise|vice) ...4 (on|around|in|across|sitting
        on|pressing on) [my|his|her|the] {CHEST}
      (pain/s|ache|aching|pressure|tightness|squeezing) ...6 (jaw|left arm)
      left arm ...8 (jaw|chest|sweat*)
      (heart|cardiac) (pain/s)
      (pain/s|pressure|tightness) (in|round|around|near|over|at|behind) (my|his|her|the) heart
      heart [is|feel/s|being|getting] [being] (squeezed|crushed|pressed)
      angina
      (my|his|her) heart ...4(really|badly|suddenly|is|has|been) (hurts|hurting|aches|aching|squeezing|feels
        tight|in pain)
    `,
    exclusions: `
      off (my|his|her) chest
      (leg|back|arm|push|pull) day
      (bench|benchpress/es/ed/ing|pushups|dips|pec/s|doms|dumbbell/s|bench (press/es/ed/ing)|push ups|muscle
        soreness) unless (pressure|arm|jaw|crushing|breath*|sweat*)
      my heart (aches|hurts) (for|over|to|that|because|when !(i (breathe|inhale|walk|lie|move|run|cough|
        exercise|climb)))
      (hurts|hurting|breaks) (my|his|her) heart
      heart ache ...20 (ex|breakup|love)
      heartache ...20 (ex|breakup|love)
      tooth
      treasure chest
      (boss/s|job/s|work/s|colleague/s|coworker/s|app/s|meeting/s|neighbor/s|neighbour/s|landlord/s|ex|exs|he|
        hes|she/s|you/s|report/s) (is|are) [such] a [real] pain
      dentist
    `,
    heard: [],
  },
  {
    rule: "heart_attack",
    level: "immediate",
    patterns: `
      (having|has|have|had|getting|think|maybe|be|was|just|this is|is this|is it|it is|feels like|could be|might
        be|signs of) ...4 {ATTACK}
      {ATTACK} ...2 (now|help|right now|or something)
      help ...1 {ATTACK}
      ^ {ATTACK} $
    `,
    exclusions: `
      (gave/s|give/s|giving) (me|us|him|her|everyone|you) [a|an|another] [mini] (heart|hart) attack
      (gave/s|give/s|giving) (me|us|him|her|everyone|you) [a|an|another] [mini] (heartattack|hartattack)
      (nearly|almost|practically|basically) (had|having|got|gave *) a (heart|hart) attack
      (nearly|almost|practically|basically) (had|having|got|gave *) a (heartattack|hartattack)
      (watch/s|app/s|server/s|phone/s|laptop/s|computer/s|screen/s|website/s) [is|was] (had|has|having) a (heart|
        hart) attack
      (watch/s|app/s|server/s|phone/s|laptop/s|computer/s|screen/s|website/s) [is|was] (had|has|having) a (heartattack|
        hartattack)
      heart attack (pace|snack|burger|sandwich|song|grill|on a plate)
      heartattack (pace|snack|burger|sandwich|song|grill|on a plate)
      had a heart attack (when|seeing|looking|opening|at|over)
      (risk|chance/s|odds|likelihood|probability|prone) ...20 heart (attack/s)
      (risk|chance/s|odds|likelihood|probability|prone) ...20 (heartattack/s)
      (father|dad|mother|mom|mum|grand*|uncle|aunt|brother|sister|family|parent/s|cousin|neighbor|neighbour|
        colleague|boss|husband|wife) ...20 had (a|his|her|their|an) ...1 (heart|hart) (attack/s) !(just|now|
        today|right|this) unless (now|just|today|minute/s|help|right)
      (father|dad|mother|mom|mum|grand*|uncle|aunt|brother|sister|family|parent/s|cousin|neighbor|neighbour|
        colleague|boss|husband|wife) ...20 had (a|his|her|their|an) ...1 (heartattack/s|hartattack/s) !(just|
        now|today|right|this) unless (now|just|today|minute/s|help|right)
      after (a|my|his|her|the) heart attack
      i had a heart attack !(just|now|today|i think) unless (now|think|just|today)
    `,
    heard: [],
  },
]
