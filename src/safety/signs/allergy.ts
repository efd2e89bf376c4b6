import { near, phrase } from "#safety/phrase"
import type { Sign } from "#safety/sign"

const SWELLS =
  "clos(?:es|ing|ed)(?: up)?|swell(?:s|ing|ed)?(?: up| shut)?|swollen|tight(?:ens|ening)|constricting|puff(?:ing|ed) up|blow(?:ing|n) up"

/** An allergic reaction that reaches throat, tongue or breath. */
export const allergySigns: ReadonlyArray<Sign> = [
  {
    rule: "allergic_reaction",
    shows: [
      phrase("anaphyla\\w+|anaphal\\w+"),
      near("throat|tongue|airways?", SWELLS, 4),
      near(
        "lips?|face|eyes",
        "swell(?:s|ing|ed)?(?: up)?|swollen|puff(?:s|ing|ed) up|blow(?:s|ing|n) up",
        3,
      ),
      near(
        "severe|serious|bad|massive|terrible|life[- ]threatening|major",
        "allerg(?:ic|y) (?:reaction|attack)",
        2,
      ),
      near(
        "allerg(?:ic|y)|bee|wasp|sting|stung|peanuts?|nuts?|shellfish|shrimp|hives",
        "(?:cannot|hard to|trouble|difficulty|struggling to) breath\\w*|(?:noisy|fast|heavy|raspy|weird) breathing|breathing (?:is |sounds |seems |gets )?(?:\\w+ )?(?:noisy|fast|heavy|raspy|weird|funny|hard|odd)|stridor|throat|swell\\w*|swollen|wheez\\w+|faint\\w*|dizzy",
        14,
      ),
      phrase("(?:used|using|need|needs?|where is|gave \\w+) (?:my|his|her|the|an?) epi-?pen"),
    ],
    unless:
      /\b(?:sore|scratchy|strep) throat\b|\bthroat (?:is |feels )?(?:sore|scratchy)\b|\bswollen (?:glands|feet|ankles|legs|knee|lymph|tonsils)\b|\b(?:ankles?|feet|knees?|legs?|fingers?) (?:\w+ ){0,3}(?:swell\w*|swollen)|\b(?:eyes?|face) (?:\w+ ){0,3}(?:puffy|swollen)(?: \w+){0,3} (?:morning|salt|crying|sleep|alcohol|wak\w+)|\bswollen from (?:crying|salt|lack)|\bseasonal\b|\bhay ?fever\b|\bmosquito\b|\ballergic to (?:mornings|work|running|exercise|mondays|effort|cardio|burpees)\b|\b(?:slapped|shut my|closed my|fat) (?:lip|face|eyes)|\bclos(?:e|es|ed|ing) (?:my|his|her|your) (?:eyes?|mouth|lips)\b|\beyes (?:\w+ )?clos(?:ed|ing)\b/,
  },
  {
    rule: "allergy",
    shows: [
      phrase(
        "(?:having|have|getting|got) an? allergic reaction|hives all over(?: my body)?|covered in hives",
      ),
    ],
  },
]
