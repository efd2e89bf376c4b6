import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const breathFragments = {
  AT_NIGHT: `
    overnight
    {ASLEEP}
    at night
    (in|during|through) the night
  `,
  ASLEEP: `
    (sleep/ing|asleep|apnea|apnoea|snor*)
  `,
}

/** Breath that fails now, whatever the reason. */
export const breathSigns: ReadonlyArray<Sign> = [
  {
    rule: "breathlessness",
    level: "immediate",
    patterns: `
      (cannot|not|can (hardly|barely|scarcely)|could not|could (hardly|barely)|unable to|not able to|
        (struggle/s|struggling) to|(fight/ing) to|(hard|hardly) to|difficult to) ...1 (breath/e/ing)
      (cannot|could not|not able to|unable to) (catch|get|take|draw|find) [my|his|her|a|any|enough|the|
        in] ...1 (breath|air|oxygen)
      (gasp*|fight*|struggl*|starv*|hungry) for (air|breath)
      (trouble|difficulty|difficulties|problem/s|labored|laboured|struggling with|hard time) ...1 (breath/ing/e)
      breathing [is|became|has become|is getting] [so|very|really] (difficult|hard|labored|laboured|impossible)
      breathing [is|was] (get/s/ting|becoming) (harder|worse|difficult)
      (am|is|are|keep/s) gasping !(at)
      (severe/ly|extreme/ly|bad|terrible|sudden/ly|acute|very|so|really) ~2 (breathless/ness|sob|dyspnea|
        dyspnoea|(short/ness) of breath)
      (breathless/ness|winded|dyspnea|dyspnoea|(short/ness) of breath|out of breath) ~8 (sitting|suddenly|chest|
        at rest|while resting|lying (down|flat|still)|even when|in bed|doing nothing|cannot (finish|speak|talk)|
        blue lips|getting worse)
      (stopped|not) breathing
      (suffocating|suffocate/s)
      (am|is|she is|he is) choking !(under|up|in [the|my] (race|final|game|match))
      choking on
      cannot (inhale|get air|take [a|in|any|enough] (breath|air))
      (no|not enough) air (left|getting in|coming in)
      there is no air
      (cough*|spit*|bring*) [up] ...2 (foam*|froth*)
      ^ choking $
      cannot (talk|speak) in [full|complete] sentences
      cannot (finish|complete|get out) a sentence
      (severe|bad|terrible|serious|massive|having an) asthma (attack|flare)
      wheez* (badly|hard|a lot)
      (lips|face|fingers|skin|fingertips) ...3 (blue|bluish|purple|purplish|gray/ish|grey/ish|dusky|ashen)
      (blue|bluish|purple|gray/ish|grey/ish|dusky) lips
      (turning|turned|going) blue
    `,
    exclusions: `
      (at|during|in) the (film|movie|concert|show|ending|finale)
      (through|out of) (my|the|his|her) nose
      (laugh*|funny|hilarious|lol|haha|lmao)
      (deadlines|schedule|meetings|inbox)
      {ASLEEP} unless (now|cannot|gasp*)
      (run/s/ning|ran|jog/s/ged/ging|sprint*|stairs|hill/s|uphill|climb*|workout/s|exercis*|training|trained|
        interval/s|burpees|race|gym|cycling|bike|hik*|treadmill|hiit|swim*|crossfit|cardio|football|soccer|
        tennis|squat/s|spin/ning|class|zumba|bootcamp|peloton|rowing|danc*|boxing|karaoke|sang|singing|
        boot camp|finish line) unless (resting|sitting|lying|blue|suddenly|sudden|severe/ly|extreme/ly|wheez*|
        chest|now|faint*|at rest|in bed|doing nothing|cannot (speak|talk|finish)|full (sentence/s)|
        getting worse|for air|(pass/ing) out|cannot ...1 breathe)
      (connection|internet|wifi|app|engine|team|network|server|economy|wi fi) [is|was] choking
      gasp* ...6 {ASLEEP}
    `,
    heard: [
      "cant breth",
      "Cannot get enough air",
      "fighting for breath",
      "dificulty breathing",
      "my breathing is very laboured",
      "Breathing is getting harder and harder, my SpO2 shows 89.",
      "I'm gasping",
      "SpO2 85% and I'm so short of breath",
      "dyspnea at rest, sat 86",
      "my dad stopped breathing",
      "I feel like I'm suffocating",
      "I feel like I'm choking",
      "choking on",
      "cannot inhale",
      "not enough air getting in",
      "there is no air",
      "I'm coughing up pink foam",
      "choking",
      "cannot speak in sentences",
      "cannot complete a sentence",
      "having an asthma attack",
      "I am wheezing badly and my inhaler is empty.",
      "my lips look blue",
      "spo2 85 and blue lips",
      "my baby turned blue",
    ],
    notHeard: [
      "I sobbed at the film, couldn't breathe, beautiful. Stress?",
      "I can't breathe through my nose at night, does my snoring show?",
      "I laughed until I couldn't breathe. HR?",
      "Suffocating meetings all day, stress score please",
      "suffocating heat last night, how did I sleep?",
      "I could barely breathe in that spin class, max HR?",
      "my internet connection is choking",
      "wife says I gasp for air while asleep",
    ],
  },
  {
    rule: "short_of_breath",
    level: "urgent_same_day",
    patterns: `
      (short/ness) of breath
      (breathless/ness) !(prose|anticipation|wonder|pace|moment|finish)
      short winded
      shortwinded
      getting winded
      (dyspnea|dyspnoea)
    `,
    exclusions: `
      {ASLEEP}
      (stuffy|breathtaking|underwater|freediv*|breathwork|mask|run|runs|running|ran|jog|jogs|jogged|jogging|
        sprint*|stairs|hill|hills|uphill|climb*|workout|workouts|exercis*|training|trained|interval|intervals|
        burpees|race|gym|cycling|bike|hik*|treadmill|hiit|swim*|crossfit|cardio|football|soccer|tennis|squat|
        squats|spin|spinning|class|zumba|bootcamp|peloton|rowing|danc*|boxing|karaoke|sang|singing)
      (at|during|in) the (film|movie|concert|show|ending|finale)
    `,
    heard: [
      "shortness of breath at rest",
      "breathless even when lying still",
      "short winded",
      "shortwinded",
      "getting winded",
      "dyspnea at rest, sat 86",
    ],
    notHeard: [
      "Heaviness in my chest and shortness of breath since I woke up, sleep score 60.",
      "Breathless after karaoke. Peak heart rate?",
      "I was breathless at the concert, heart rate?",
    ],
  },
  {
    rule: "breathing_pauses",
    level: "prompt_clinician",
    patterns: `
      (stop/s/ped/ping|pause/s|not|gasp*|choking) ...1 (breath/ing/e) ...6 {AT_NIGHT}
      {AT_NIGHT} ...8 ((stop/s/ped/ping|not) breathing|gasping [for air])
      (choking|gasp* [for (air|breath)]|(stop/s/ped) breathing) ...6 {AT_NIGHT}
    `,
    heard: ["not breathe at night", "sleeping gasping", "wife says I gasp for air while asleep"],
  },
]
