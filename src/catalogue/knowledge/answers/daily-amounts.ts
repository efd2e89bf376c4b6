import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** How much of a nutrient a day, by a named guideline. */
export const dailyAmounts: ReadonlyArray<ShortAnswer> = [
  {
    id: "protein_per_day",
    title: "protein in a day",
    terms: "protein !(in urine|total) | grams of protein",
    asks: ["need", "normal"],
    asked: [
      "how much protein per day",
      "how much protein do i need",
      "how many grams of protein should i eat",
    ],
    text: `At least 0.83 g per kilogram of body weight a day, so about 62 g for 75 kg. Older adults do better with
      1 to 1.2 g, and people who train with 1.2 to 2 g per kilogram. With kidney disease ask your doctor
      first.`,
    sources: [
      { name: "EFSA, Dietary reference values for protein", year: 2012 },
      { name: "Deutz NEP et al. (ESPEN), Clin Nutr 33:929", year: 2014 },
      { name: "Thomas DT et al. (ACSM), Med Sci Sports Exerc 48:543", year: 2016 },
    ],
    metrics: ["protein_g"],
  },
  {
    id: "protein_for_muscle",
    title: "protein for muscle",
    terms:
      "protein ...8 (muscle/s|gain|bulk|strength|build muscle|gain muscle) | (muscle/s|gain) ...8 protein",
    asks: ["any"],
    asked: ["how much protein do i need to build muscle", "how much protein to gain muscle"],
    text: `About 1.6 g per kilogram of body weight a day, so 120 g for 75 kg: beyond that, more protein added
      nothing to strength training in a review of 49 trials. Spread it over the meals. With kidney disease ask
      your doctor first.`,
    sources: [{ name: "Morton RW et al., Br J Sports Med 52:376", year: 2018 }],
    metrics: ["protein_g", "weight_kg"],
  },
  {
    id: "too_much_protein",
    title: "too much protein",
    terms: "(too much|high|lots of) protein | protein ...6 (kidney/s|bad|harm*)",
    asks: ["harm", "truth"],
    asked: [
      "is too much protein bad for kidneys",
      "is a high protein diet bad",
      "does protein damage kidneys",
    ],
    text: `Not for healthy kidneys: a review of trials found that high-protein diets did not worsen how they work.
      With kidney disease it is different: there about 0.8 g per kilogram a day is advised, so ask your
      doctor.`,
    sources: [
      { name: "Devries MC et al., J Nutr 148:1760", year: 2018 },
      { name: "KDIGO 2024 CKD guideline", year: 2024 },
    ],
    metrics: [],
    analytes: ["egfr"],
  },
  {
    id: "vitamin_d_per_day",
    title: "vitamin D in a day",
    terms: "vitamin d | vit d",
    asks: ["need", "amount"],
    asked: [
      "how much vitamin d per day",
      "how much vitamin d do i need a day",
      "what is the daily amount of vitamin d",
    ],
    text: `Adults need 15 µg (600 IU) of vitamin D a day, from 71 on 20 µg (800 IU), reckoned for somebody who gets
      hardly any sun; more than 100 µg (4,000 IU) a day is advised against. To mend a low level, the amount is for
      your doctor to set.`,
    sources: [{ name: "NIH ODS, Vitamin D fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "vitamin_d_winter",
    title: "vitamin D in winter",
    terms: "vitamin d ...6 (winter|autumn|dark months|summer) | (winter|autumn) ...5 vitamin d",
    asks: ["any"],
    asked: ["should i take vitamin d in the winter", "do i need vitamin d in winter"],
    text: `It is reasonable: in autumn and winter the sun is too low for the skin to make it, so the NHS advises
      everyone to consider 10 µg (400 IU) a day then. With kidney disease, kidney stones or high calcium ask
      your doctor first.`,
    sources: [{ name: "NHS, Vitamin D", year: 2020 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "vitamin_d_sun",
    title: "vitamin D from the sun",
    terms:
      "(vitamin d|vit d) ...6 (sun|sunlight|outside|outdoors) | (sun|sunlight) ...8 (vitamin d|vit d)",
    asks: ["any"],
    asked: ["how much sun do i need for vitamin d", "can i get vitamin d from the sun"],
    text: `Short spells are enough in the bright months: forearms, hands or lower legs bare around midday on most
      days, and never to the point of burning; how many minutes it takes nobody knows exactly. Darker skin needs
      longer. In a northern winter the sun is too low, and through glass it does nothing.`,
    sources: [{ name: "NHS, How to get vitamin D from sunlight", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "magnesium_per_day",
    title: "magnesium in a day",
    terms: "magnesium",
    asks: ["need", "normal"],
    asked: ["how much magnesium per day", "how much magnesium do i need"],
    text: `Men need 400 to 420 mg of magnesium a day and women 310 to 320, food included. From supplements US
      experts advise no more than 350 mg a day, as more causes diarrhoea. With kidney disease ask your doctor
      first.`,
    sources: [{ name: "NIH ODS, Magnesium fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["magnesium"],
  },
  {
    id: "iron_per_day",
    title: "iron in a day",
    terms: "iron !(saturation|blood)",
    asks: ["need", "normal"],
    asked: ["how much iron do i need a day", "how much iron per day for women"],
    text: `Men, and women after menopause, need 8 mg of iron a day; women with periods 18 mg, in pregnancy 27. Take
      iron tablets only for a lack that a blood test has shown, since too much does harm.`,
    sources: [{ name: "NIH ODS, Iron fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "calcium_per_day",
    title: "calcium in a day",
    terms: "calcium",
    asks: ["need", "normal"],
    asked: ["how much calcium do i need per day", "how much calcium a day"],
    text: `Adults need 1,000 mg of calcium a day, women from 51 and men from 71 on 1,200 mg, best from food. A
      large glass of milk has about 300 mg.`,
    sources: [{ name: "NIH ODS, Calcium fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["calcium"],
  },
  {
    id: "b12_per_day",
    title: "vitamin B12 in a day",
    terms: "b12 | b 12",
    asks: ["need"],
    asked: ["how much b12 do i need a day", "how much vitamin b12 per day"],
    text: `Adults need 2.4 µg of vitamin B12 a day, which a helping of fish, or some meat and dairy, covers. Vegans
      need fortified food or a supplement; with age, metformin or acid blockers the body takes up less, so ask
      for a test.`,
    sources: [{ name: "NIH ODS, Vitamin B12 fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "vitamin_c_per_day",
    title: "vitamin C in a day",
    terms: "vitamin c",
    asks: ["need"],
    asked: ["how much vitamin c per day", "how much vitamin c do i need"],
    text: `Men need 90 mg of vitamin C a day and women 75, smokers 35 more. One orange brings about 70. More than
      2,000 mg a day upsets the stomach.`,
    sources: [{ name: "NIH ODS, Vitamin C fact sheet", year: 2021 }],
    metrics: [],
  },
  {
    id: "vitamin_c_and_colds",
    title: "vitamin C and colds",
    terms: "vitamin c ...6 (cold/s|flu|sick|immun*) | (cold/s|immun*) ...6 vitamin c",
    asks: ["effect", "truth"],
    asked: ["does vitamin c help with colds", "does vitamin c prevent colds"],
    text: `Hardly: taken every day it shortens colds by some 8 percent in adults, and does not prevent them; taken
      once the cold has begun it showed no steady effect.`,
    sources: [{ name: "Hemilä H & Chalker E, Cochrane Database Syst Rev CD000980", year: 2013 }],
    metrics: [],
  },
  {
    id: "zinc_per_day",
    title: "zinc in a day",
    terms: "zinc",
    asks: ["need"],
    asked: ["how much zinc per day", "how much zinc do i need"],
    text: `Men need 11 mg of zinc a day and women 8; more than 40 mg a day for long uses up copper.`,
    sources: [{ name: "NIH ODS, Zinc fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["zinc"],
  },
  {
    id: "omega3_per_day",
    title: "omega-3 in a day",
    terms: "omega 3 | omega-3 | omega3 | fish oil",
    asks: ["need"],
    asked: ["how much omega 3 per day", "how much fish oil should i take"],
    text: `About 250 mg of EPA and DHA a day is what EFSA calls adequate for adults; one or two meals of oily fish
      a week bring that. High doses are a treatment, to be guided by a doctor.`,
    sources: [{ name: "EFSA, Dietary reference values for fats", year: 2010 }],
    metrics: [],
  },
  {
    id: "potassium_per_day",
    title: "potassium in a day",
    terms: "potassium",
    asks: ["need"],
    asked: ["how much potassium per day", "how much potassium do i need"],
    text: `Men need about 3,400 mg of potassium a day and women 2,600, from food. Do not take it as tablets or salt
      substitute without asking your doctor if you have kidney disease or take blood pressure tablets.`,
    sources: [{ name: "NIH ODS, Potassium fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["potassium"],
  },
]
