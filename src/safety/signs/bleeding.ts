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
      (cough/ed/ing|spit/ting|spat|vomit/ed/ing|throw/ing|threw|puked|puking|bring/ing) [up] ...3 blood
      blood in [my|his|her|the] vomit
      vomit* ...3 coffee grounds
      blood ...4 ((when|while|every time) (i|he|she) cough*|(when|while|every time) (i|he|she) vomit*|(when|
        while|every time) (i|he|she) throw up*)
    `,
    exclusions: `
      (period/s|menstrua*|menses|cycle|iud|fibroid/s) unless (soak*|dizzy|faint*|pregnan*|pad an hour|every
        hour)
      bleeding (edge|heart|obvious)
      (bleed/ing) (money|cash|users)
      blood sweat
      bad blood
      donat*
      game
      (stool/s|poop|toilet|urine|pee)
    `,
    heard: [],
  },
  {
    rule: "heavy_bleeding",
    level: "immediate",
    patterns: `
      (bleed/s/ing|bled|soak*|blood [is] (soak*|com*|seep*)) through ...3 (towel/s|bandage/s|gauze|dressing/s|
        clothes|sheets|pad/s|shirt)
      (soak*|fill*|go|going|gone|went) ...4 (pad/s|tampon/s) ...5 (hour/s/ly|minutes|min)
    `,
    heard: [],
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
    exclusions: `
      iron (tablets|pills|supplement/s)
      blood (test|work|panel)
      stool test
    `,
    heard: [],
  },
  {
    rule: "blood_in_stool",
    level: "urgent_same_day",
    patterns: `
      {BLOODY} ~4 {STOOL}
    `,
    exclusions: `
      iron (tablets|pills|supplement/s)
      blood (test|work|panel)
      stool test
    `,
    heard: [],
  },
]
