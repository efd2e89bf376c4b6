import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const bleedingFragments = {
  MUCH: `
    (heavily|heavy|badly|lots|profuse/ly|severe/ly|uncontroll*|everywhere|gush*|pouring|spurting|squirting|
      soaked|soaking|massive/ly|nonstop|deep/ly|excessive/ly)
    a lot
    will not stop
    not stopping
    does not stop
    cannot stop
    cannot be stopped
    so much
    too much
    non stop
    all over
    out of control
  `,
  BLOOD: `
    blood !(pressure|sugar/s|glucose|oxygen|test/s|work|result/s|draw/s|donat*|type/s|vessel/s|flow|panel|
      count/s|thinner/s|marker/s|lab/s|value/s|ketone/s|sample/s|orange)
  `,
  WITH_LOSS: `
    (dizz*|faint*|lightheaded*|weak|pale|lots)
    light headed*
    (passed|passing) out
    a lot
    so much
  `,
  STOOL: `
    (stool/s|poop|poo|diarrhea|diarrhoea|urine|pee)
    bowel movement/s
  `,
  BLOODY: `
    (blood|bloody|black|tarry)
  `,
}

/** Blood that does not stop, or comes from where none should. */
export const bleedingSigns: ReadonlyArray<Sign> = [
  {
    rule: "heavy_bleeding",
    level: "immediate",
    patterns: `
      (bleed/s/ing|bled|nosebleed/s|hemorrhag*|haemorrhag*|{BLOOD}|nose (bleed/s)) ~5 {MUCH}
      (losing|lost) (a lot of|lots of|so much|too much|a ton of) blood
      bleeding out
      (hemorrhaging|haemorrhaging)
      bleeding to death
      bled out
      (cough/ed/ing|spit/ting|spat|vomit/ed/ing|throw/ing|threw|puked|puking|bring/ing) [up] ...3 blood !(
        pressure|sugar|glucose|lipids|fats|test|oxygen|values)
      blood in [my|his|her|the] vomit
      vomit* ...3 coffee grounds
      blood ...4 ((when|while|every time) (i|he|she) cough*|(when|while|every time) (i|he|she) vomit*|(when|
        while|every time) (i|he|she) throw up*)
    `,
    exclusions: `
      (stool/s|poop|toilet|urine|pee)
    `,
    heard: [
      "blood wont stop",
      "lost a ton of blood",
      "bleeding out",
      "I'm haemorrhaging",
      "bleeding to death",
      "bled out",
      "puking blood",
      "blood in vomit",
      "vomit coffee grounds",
      "blood when I cough",
    ],
    notHeard: ["There's a lot of bright red blood in my stool and I feel faint."],
  },
  {
    rule: "heavy_bleeding",
    level: "immediate",
    patterns: `
      (bleed/s/ing|bled|soak*|blood [is] (soak*|com*|seep*)) through ...3 (towel/s|bandage/s|gauze|dressing/s|
        clothes|sheets|pad/s|shirt)
      (soak*|fill*|go|going|gone|went) ...4 (pad/s|tampon/s) ...5 (hour/s/ly|minutes|min)
    `,
    heard: [
      "I'm bleeding through towels since the surgery.",
      "soaking a pad every hour, so much blood, I'm dizzy",
    ],
  },
  {
    rule: "heavy_bleeding",
    level: "immediate",
    patterns: `
      {BLOODY} ...4 {STOOL} ...20 {WITH_LOSS}
      {STOOL} ...4 {BLOODY} ...20 {WITH_LOSS}
      {WITH_LOSS} ...20 {BLOODY} ...4 {STOOL}
      {WITH_LOSS} ...20 {STOOL} ...4 {BLOODY}
    `,
    heard: [
      "Black tarry stools and I feel dizzy. Hemoglobin was 11 last month.",
      "pee blood so much",
      "a lot tarry bowel movement",
      "light headed poop tarry",
    ],
  },
  {
    rule: "blood_in_stool",
    level: "urgent_same_day",
    patterns: `
      {BLOODY} ~4 {STOOL}
    `,
    heard: ["black tarry stools"],
  },
]
