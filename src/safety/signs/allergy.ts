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
    exclusions: `
      (sore|scratchy|strep) throat
      throat [is|feels] (sore|scratchy)
      swollen (glands|feet|ankles|legs|knee|lymph|tonsils)
      (ankle/s|feet|knee/s|leg/s|finger/s) ...3 (swell*|swollen)
      (eye/s|face) ...3 (puffy|swollen) ...3 (morning|salt|crying|sleep|alcohol|wak*)
      swollen from (crying|salt|lack)
      seasonal
      hay fever
      hayfever
      mosquito
      allergic to (mornings|work|running|exercise|mondays|effort|cardio|burpees)
      (slapped|fat|shut my|closed my) (lip|face|eyes)
      (close/s/d|closing) (my|his|her|your) (eye/s|mouth|lips)
      eyes ...1 (closed|closing)
    `,
    heard: [],
  },
  {
    rule: "allergy",
    level: "urgent_same_day",
    patterns: `
      (having|have|getting|got) (a|an) allergic reaction
      hives all over [my body]
      covered in hives
    `,
    heard: [],
  },
]
