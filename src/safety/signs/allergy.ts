import type { Sign } from "#safety/sign"

/** Named parts of the phrases below. */
export const allergyFragments = {
  SWELLS: `
    (swollen|tightens|tightening|constricting)
    (closes|closing|closed) [up]
    (swell/s/ing/ed) [up|shut]
    (puffing|puffed) up
    (blowing|blown) up
  `,
}

/** An allergic reaction that reaches throat, tongue or breath. */
export const allergySigns: ReadonlyArray<Sign> = [
  {
    rule: "allergic_reaction",
    level: "immediate",
    patterns: `
      anaphyla*
      anaphal*
      (throat|tongue|airway/s) ~4 {SWELLS}
      (lip/s|face|eyes) ~3 (swollen|(swell/s/ing/ed) [up]|(puffs|puffing|puffed) up|(blows|blowing|blown) up)
      (severe|serious|bad|massive|terrible|major|life threatening) ~2 (allergic|allergy) (reaction|attack)
      (allergic|allergy|bee|wasp|sting|stung|peanut/s|nut/s|shellfish|shrimp|hives) ~14 (stridor|throat|swell*|
        swollen|wheez*|faint*|dizzy|(cannot|trouble|difficulty|hard to|struggling to) breath*|(noisy|fast|heavy|
        raspy|weird) breathing|breathing [is|sounds|seems|gets] ...1 (noisy|fast|heavy|raspy|weird|funny|hard|
        odd))
      (used|using|need/s|where is|gave *) (my|his|her|the|a|an) epi pen
      (used|using|need/s|where is|gave *) (my|his|her|the|a|an) epipen
    `,
    heard: [
      "think I'm going into anaphylactic shock",
      "anaphal",
      "throat swelled shut",
      "face swelling up fast",
      "severe allergic reaction what do i do",
      "hives and can't breathe",
      "need an epi pen",
      "used an EpiPen, what now",
    ],
  },
  {
    rule: "allergy",
    level: "urgent_same_day",
    patterns: `
      (having|have|getting|got) (a|an) allergic reaction
      hives all over [my body]
      covered in hives
    `,
    heard: [
      "I'm having an allergic reaction, my throat is tight and I'm wheezing.",
      "I ate cashews and now my throat feels tight and I have hives all over.",
      "stung by a bee and now I'm wheezing and covered in hives",
    ],
  },
]
