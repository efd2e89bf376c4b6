import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Iron and its stores. */
export const ironLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "ferritin",
    title: "ferritin",
    terms: "ferritin",
    asked: ["what is ferritin?", "what does low ferritin mean", "what affects my ferritin"],
    text: `Ferritin shows how much iron your body has in store. Below 15 ng/mL in healthy adults means empty stores,
      says the WHO; many doctors act earlier when someone is tired or anemic. Periods, donating blood, endurance
      sport and eating little meat lower it. Inflammation, alcohol, fat in the liver and extra weight raise it and
      can hide a lack, so read it beside CRP. See your doctor about a low one, or a clearly high one.`,
    sources: [
      { name: "WHO guideline on ferritin concentrations", year: 2020 },
      { name: "Snook J et al., BSG guideline, Gut 70:2030", year: 2021 },
    ],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "high_ferritin",
    title: "high ferritin",
    terms:
      "(high|elevated|raised|lower/s/ing|reduc/e/es/ing|too much) ...3 ferritin | " +
      "hemochromatosis | haemochromatosis | iron overload | ferritin ...3 " +
      "(high|elevated|raised|too high)",
    asked: [
      "what does high ferritin mean?",
      "how do I lower my ferritin",
      "do I have iron overload",
    ],
    text: `High ferritin mostly means inflammation, fat in the liver, alcohol or extra weight, and much less often
      too much iron. What tells them apart is transferrin saturation: if that is high too, an inherited iron
      overload called hemochromatosis is possible, and a gene test settles it. Repeat it when you are well and after
      some weeks without alcohol. Do not take iron meanwhile, and let your doctor follow up.`,
    sources: [
      { name: "EASL haemochromatosis guideline, J Hepatol 77:479", year: 2022 },
      { name: "WHO guideline on ferritin concentrations", year: 2020 },
    ],
    metrics: ["alcohol_g", "weight_kg"],
    analytes: ["ferritin", "tsat"],
  },
  {
    id: "raise_ferritin",
    title: "raising ferritin",
    terms:
      "(rais/e/es/ing|increas/e/es/ing|improv/e/es/ing|boost/s/ing) ...4 (ferritin|iron) | " +
      "(get|getting|bring|build) ...3 (ferritin|iron) ...2 up | (get|build|bring) up ...2 " +
      "(ferritin|iron) | iron (rich|food/s)",
    asked: [
      "how do I raise my ferritin?",
      "what foods increase iron",
      "how long does it take to get ferritin up",
    ],
    text: `Ferritin rises with more iron from food and fewer losses, and it takes months. Meat and fish give the
      iron that is taken up best; beans, lentils and greens give more when eaten with vitamin C. Coffee and tea with
      the meal hold it back. Food alone rarely refills empty stores, so a doctor should look for the cause, such as
      heavy periods or hidden bleeding, and decide about tablets.`,
    sources: [
      { name: "NIH ODS, Iron fact sheet", year: 2024 },
      { name: "Snook J et al., BSG guideline, Gut 70:2030", year: 2021 },
    ],
    metrics: ["caffeine_mg"],
    analytes: ["ferritin", "iron"],
    steps: [
      "Eat beans, lentils, meat or fish at most main meals",
      "Add fruit, peppers or another source of vitamin C to the meal",
      "Drink coffee and tea between meals rather than with them",
      "Note heavy periods and blood donations for your doctor",
      "Take iron tablets only after a test and as advised",
      "Repeat ferritin after about three months",
    ],
  },
  {
    id: "serum_iron",
    title: "serum iron",
    terms:
      "serum iron | iron (level/s|test|value|blood|result|in my blood|deficiency) | " +
      "(my|blood) iron",
    asked: [
      "what does serum iron show?",
      "what does a low iron level mean",
      "what affects my iron",
    ],
    text: `Serum iron is the iron travelling in your blood at that moment, and it swings so much through the day and
      after meals that it says little alone. A supplement can push it up for hours, an infection can pull it down
      for days. So it is read with ferritin, the store, and transferrin saturation. Take the test in the morning,
      without iron tablets that day. A low or high pattern that repeats belongs with your doctor.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Snook J et al., BSG guideline, Gut 70:2030", year: 2021 },
    ],
    metrics: [],
    analytes: ["iron"],
  },
  {
    id: "transferrin",
    title: "transferrin and iron-binding capacity",
    terms: "transferrin !(saturation|sat) | tibc | uibc | iron-binding [capacity]",
    asked: ["what is transferrin?", "what does high TIBC mean", "what is uibc"],
    text: `Transferrin is the protein that carries iron in the blood. Total iron-binding capacity, TIBC, is how much
      iron it could carry; UIBC is the part still free. When stores are empty the body makes more of it, so these
      rise with a lack of iron, in pregnancy and with estrogen. They fall with inflammation, liver disease, poor
      nutrition or too much iron. Ferritin says more; ask your doctor when they disagree.`,
    sources: [
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
      { name: "Dacie and Lewis Practical Haematology, 12th ed.", year: 2017 },
    ],
    metrics: [],
    analytes: ["transferrin", "tibc", "uibc"],
  },
  {
    id: "transferrin_saturation",
    title: "transferrin saturation",
    terms: "transferrin (saturation|sat) | iron saturation | tsat",
    asked: ["what is transferrin saturation?", "what does low iron saturation mean", "tsat high"],
    text: `Transferrin saturation is the share of your iron carriers that is loaded. A low share, below about 20
      percent, goes with a lack of iron or with inflammation that locks it away; a high one can be a first sign of
      iron overload. An iron tablet or meal before the test raises it, so test in the morning. A value above 45
      percent in women or 50 in men that repeats should be looked into by a doctor.`,
    sources: [
      { name: "EASL haemochromatosis guideline, J Hepatol 77:479", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["tsat"],
  },
]
