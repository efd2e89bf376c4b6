import { pattern } from "#language/pattern"

/** Lines of "name: wording, wording", as wordings with the name that each is noted under. */
const named = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", wordings = ""] = line.trim().split(":")
        return [name, ...wordings.split(",")]
          .map((wording) => wording.trim())
          .filter((wording) => wording !== "")
          .map((wording) => [wording, name.trim()] as const)
      }),
  )

/** What people take. Whatever else is taken is noted by its own words. */
export const substances = named(`
  magnesium: mag, magnesium glycinate, magnesium citrate
  melatonin:
  vitamin d: vit d, vitamin d3, d3
  vitamin c: vit c
  vitamin b12: b12, vit b12
  multivitamin: multivitamins, multivit, vitamins
  creatine: creatine monohydrate
  ashwagandha:
  l-theanine: theanine, l theanine
  glycine:
  omega 3: omega-3, fish oil, omega 3s
  iron: iron supplement, iron tablet, iron pill
  zinc:
  calcium:
  potassium:
  electrolytes: electrolyte
  probiotics: probiotic
  collagen:
  whey: whey protein, protein shake
  cbd: cbd oil
  valerian:
  ibuprofen: advil, nurofen
  paracetamol: tylenol, acetaminophen
  aspirin:
  antihistamine: antihistamines, allergy pill, allergy tablet, cetirizine, loratadine
  sleeping pill: sleeping pills, sleep aid
  antibiotics: antibiotic
  medication: meds, my meds, medicine, medicines, pills, tablets, medication
  supplements: supplement, my supplements
  metformin:
  statin: statins
`)

/** What people do or have that a day either has or does not have. */
export const habits = named(`
  sauna: sauna session, went to the sauna, did sauna, had a sauna, hot sauna
  cold shower: cold showers, took a cold shower, had a cold shower
  ice bath: cold plunge, cold bath, ice baths, did a cold plunge
  hot bath: warm bath, took a bath, took a hot bath, had a bath
  meditation: meditated, did meditation, meditation session
  breathing exercise: breathwork, breathing exercises, did breathwork
  journaling: journaled, wrote in my journal
  late meal: late dinner, ate late, late night snack, late snack, had a late dinner, had dinner late, heavy dinner
  fasting: fasted, intermittent fasting, fasting day
  skipped breakfast: no breakfast, skipping breakfast
  skipped lunch: no lunch
  skipped dinner: no dinner
  cigarette: smoked, had a cigarette, had a smoke, smoked a cigarette, cigarettes
  vaping: vaped
  cannabis: weed, smoked weed, had weed, edible, had an edible
  massage: had a massage, got a massage
  nap: napped, took a nap, had a nap
  stretching: stretched, did stretching
  physiotherapy: physio, had physio
  sex: had sex
  screens in bed: phone in bed, scrolled in bed, screen time in bed, tv in bed
  read in bed: read before bed, reading in bed
  blue light glasses: wore blue light glasses
  mouth tape: mouth taping, taped my mouth
  ear plugs: earplugs, wore ear plugs, wore earplugs
  eye mask: sleep mask, wore an eye mask
  worked late: late work, overtime, worked overtime
  night shift: night duty, worked the night shift
  stressful day: very stressful day
  travel day: travelled, traveled, long drive
  party: partied, went to a party
  home office: worked from home, wfh
  period: got my period, period started, on my period
  argument: had an argument, had a fight
  hangover: hungover, hung over
`)

/** What somebody comes down with, as an event. */
export const illnesses = named(`
  illness: sick, ill, unwell, under the weather
  cold: a cold, head cold, the sniffles
  flu: the flu, influenza
  covid: covid-19, covid 19, corona
  fever: a fever, a temperature
  stomach bug: a stomach bug, stomach flu, food poisoning, gastro
  sinus infection: sinusitis, a sinus infection
  sore throat: a sore throat, tonsillitis
  migraine: a migraine
  infection: an infection, a chest infection, bronchitis
`)

/** Parts of a body that are hurt in an injury. */
export const BODY_PARTS = [
  "ankle|knee|back|shoulder|hamstring|calf|achilles|wrist|elbow|hip|foot|toe|finger|hand",
  "neck|groin|quad|shin|rib|arm|leg|thumb",
].join("|")

/** What is taken that is no substance: "took a walk", "took it easy". */
export const NOT_SWALLOWED = new Set(
  `a an it that this the part care off time over place note notes stairs bus train taxi walk nap break day rest
  bath shower photo pictures picture test exam class classes course lessons advice your his her their our me him
  them us long ages forever hours days weeks minutes too so very up down out on in away back ages easy shower
  two one three four five six seven eight nine ten some any more less what which how than`
    .split(/\s+/)
    .filter((word) => word !== ""),
)

/** Words that make a habit, a wish or a supposition of what would else be a note. */
export const NOT_NOW = pattern(
  String.raw`\b(?:a day|per day|each day|every|daily|usually|always|often|sometimes|never|would|could|should|might|may|
  if|when|whenever|want|wants|wanted|wish|plan|planning|going to|gonna|will|i'll|how|why|what|which|
  who|where|does|do|did|is it|was it|can|shall|than|since|because|but|instead|most|per week|a week|
  a month|weekly|tomorrow|used to|like to|need|about to|try|trying|think|thinking|maybe|he|she|they|
  her|his|their|wife|husband|son|daughter|mom|mum|dad|mother|father|friend|dog|cat|baby|kid|child|
  partner|boyfriend|girlfriend)\b`,
)
