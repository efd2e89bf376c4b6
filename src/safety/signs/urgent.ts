import type { Sign } from "#safety/sign"

/** Signs that need a clinician within hours, each with words of its own. */
export const urgentSigns: ReadonlyArray<Sign> = [
  {
    rule: "cauda_equina",
    level: "immediate",
    patterns: `
      (numb*|no feeling|tingl*) ~8 (saddle|between my legs|groin|genital/s|private parts)
      (back pain|sciatica) ~14 (cannot (pee|urinate)|(wet|soiled) myself|lost control of my (bladder|bowel/s)|
        incontinen*)
    `,
    exclusions: `
      (bike|cycling|ride|spin)
    `,
    heard: ["back pain and i am numb between my legs", "sciatica and suddenly i cannot pee"],
    notHeard: ["numb in the saddle area after a long bike ride"],
  },
  {
    rule: "rigid_abdomen",
    level: "immediate",
    patterns: `
      (belly|stomach|tummy|abdomen) ...4 (rigid|hard as|board like|rock hard)
    `,
    exclusions: `
      (plank*|abs|crunches|six pack)
    `,
    heard: ["my belly is hard as a board and it hurts to move"],
    notHeard: ["my stomach is rock hard from planks"],
  },
  {
    rule: "deep_vein",
    level: "urgent_same_day",
    patterns: `
      (calf|leg) ...4 (swollen|swelling|swelled|red|hot|warm|sore|painful) ...14 (flight|flew|plane|surgery|
        operation|bed|cast|pill|journey)
      (flight|flew|plane|surgery|operation|journey) ...14 (calf|leg) ...4 (swollen|swelling|red|hot|painful)
    `,
    heard: [
      "one calf is swollen and sore after the flight",
      "since my surgery my leg is swollen and red",
    ],
  },
  {
    rule: "jaundice",
    level: "urgent_same_day",
    patterns: `
      (skin|eye/s|whites of my eyes) ...4 (yellow|yellowish)
      yellow (skin|eyes)
      jaundice*
    `,
    exclusions: `
      (newborn jaundice|yellow (light|lens|glasses|shirt))
    `,
    heard: [
      "my eyes look yellow and my pee is dark",
      "i have yellow skin since monday",
      "i think i have jaundice",
    ],
    notHeard: ["my eyes hurt from the yellow light of my lamp and look yellow in it"],
  },
  {
    rule: "rhythm_alert",
    level: "prompt_clinician",
    patterns: `
      (watch|fitbit|garmin|ring|app|device|ecg|ekg) ...6 (afib|atrial fibrillation|irregular rhythm)
      (afib|atrial fibrillation|irregular rhythm) (alert|warning|notification|detected)
    `,
    exclusions: `
      (does|can|how) ...3 (watch|ring|device|app) ...3 detect
    `,
    heard: ["my watch says afib, what now", "i got an irregular rhythm notification"],
    notHeard: ["can my watch detect afib at all, does the watch detect afib"],
  },
  {
    rule: "ketoacidosis",
    level: "immediate",
    patterns: `
      ketone/s ~10 (vomit*|throwing up|puk*|drows*|confus*|breathing (fast|hard))
      (breath|mouth) ...4 (nail polish|acetone|fruity|pear drops)
      dka
    `,
    heard: ["ketones 4.2 and throwing up", "his breath smells like nail polish", "is this dka"],
  },
  {
    rule: "fetal_movement",
    level: "immediate",
    patterns: `
      (baby|fetus|bump) ...6 (not ...2 (move/d|moving|kick/ed/ing)|stopped (moving|kicking))
      (not|no|never) ...4 (felt|feel|feeling) ...4 (baby|kicks|movement/s)
      (no|less|fewer|reduced|decreased) ...2 (fetal movement/s|kicks)
    `,
    exclusions: `
      (baby monitor|crib|asleep|doll)
    `,
    heard: [
      "34 weeks and the baby has not kicked since lunch",
      "i have not felt the baby move since yesterday",
      "fewer kicks than usual today at 36 weeks",
    ],
    notHeard: ["the baby is asleep in the crib and not moving, how did I sleep"],
  },
]
