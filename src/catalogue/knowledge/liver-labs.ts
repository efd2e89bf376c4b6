import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Liver, pancreas and muscle values. */
export const liverLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "alt",
    title: "ALT",
    terms: "<!(or|as) alt !(text) | (sgpt|gpt|alat) !(chat) | alanine aminotransferase",
    asked: ["what is ALT?", "why is my ALT high", "what does a high alt mean"],
    text: `ALT is an enzyme of the liver; when liver cells are irritated, more of it leaks into the blood. A mild
      rise is common and most often comes from fat in the liver, alcohol, medicines or supplements, or a passing
      infection. Hard strength training can raise it for a week or more. Men run higher than women. Repeat a mild
      rise after some quiet weeks; if it stays, or with yellow eyes or dark urine, see your doctor.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Pettersson J et al., Br J Clin Pharmacol 65:253", year: 2008 },
    ],
    metrics: [],
    analytes: ["alt"],
  },
  {
    id: "ast",
    title: "AST",
    terms: "ast | (sgot|asat) | aspartate aminotransferase | ast alt ratio",
    asked: ["what is AST?", "what does high AST mean", "is ast high after exercise"],
    text: `AST is an enzyme of liver, muscle, heart and red blood cells, so a rise need not come from the liver.
      Hard training often lifts it together with CK, the muscle enzyme, and a damaged blood sample does too. With
      ALT also up, the liver is more likely; an AST at least twice as high as ALT suggests alcohol. Repeat after a
      week without hard training. A lasting rise belongs with your doctor.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Pettersson J et al., Br J Clin Pharmacol 65:253", year: 2008 },
    ],
    metrics: [],
    analytes: ["ast"],
  },
  {
    id: "ggt",
    title: "GGT",
    terms: "ggt | ggtp | gamma gt | gamma glutamyl*",
    asked: ["what is GGT?", "why is my GGT high", "what affects ggt"],
    text: `GGT is a liver and bile enzyme that reacts to very many things, so a high one alone is a hint rather than
      an answer. Regular alcohol, fat in the liver, extra weight, blocked bile ducts and medicines such as some for
      epilepsy raise it. After stopping alcohol it takes weeks to settle. If alkaline phosphatase is up as well, GGT
      points to the liver rather than bone. Show a lasting rise to your doctor.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["alcohol_g", "weight_kg"],
    analytes: ["ggt"],
  },
  {
    id: "alkaline_phosphatase",
    title: "alkaline phosphatase",
    terms: "(alp|alk phos|alkaline phosphatase)",
    asked: ["what is alkaline phosphatase?", "what does high ALP mean", "alk phos low"],
    text: `Alkaline phosphatase is an enzyme from the bile ducts and from bone, so the question with a high value is
      always which of the two. GGT helps: if that is up too, it is probably the liver. Growth, pregnancy, a healing
      fracture and lack of vitamin D raise it through bone or placenta, and a fatty meal can add a little. Low
      values are less common. A clear or repeated rise is worth a doctor's look.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["alp"],
  },
  {
    id: "bilirubin",
    title: "bilirubin",
    terms:
      "(total|direct|indirect|conjugated|high|my) bilirubin | bilirubin | gilbert/s | " +
      "gilbert's",
    asked: ["what is bilirubin?", "what does high bilirubin mean", "what is Gilbert syndrome"],
    text: `Bilirubin is the yellow remainder of old red blood cells; the liver makes it ready (then it is called
      direct) and passes it into bile. Slightly high total with normal direct and otherwise normal values is often
      Gilbert syndrome, a harmless inherited trait that shows when you fast, are ill or train hard. A high direct
      share points to liver or bile. Yellow eyes, dark urine or pale stools need a doctor promptly.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["bilirubin_total", "bilirubin_direct"],
  },
  {
    id: "albumin",
    title: "albumin",
    terms:
      "albumin !(creat|creatinine|to creatinine|ratio|globulin|in my urine|in urine|in the " +
      "urine) | prealbumin | transthyretin",
    asked: [
      "what is albumin?",
      "what does low albumin mean",
      "what is prealbumin",
      "why is my albumin high",
    ],
    text: `Albumin is the main protein of your blood, made by the liver; it keeps water in the vessels and carries
      hormones and medicines. High nearly always just means too little fluid. Low comes with inflammation, liver or
      kidney disease, pregnancy or long illness, less often from eating too little protein. Prealbumin is a
      faster-moving relative and drops with any inflammation too. A clearly low value is worth a doctor's look.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["protein_g", "water_ml"],
    analytes: ["albumin", "prealbumin"],
  },
  {
    id: "total_protein",
    title: "total protein and globulin",
    terms:
      "total protein [level/s|test|blood|serum] | protein total | serum protein | " +
      "(globulin/s|albumin globulin ratio|ag ratio|a g ratio) | protein ...2 blood " +
      "!(pressure)",
    asked: [
      "what is total protein in a blood test?",
      "what does high globulin mean",
      "what is the A/G ratio",
    ],
    text: `Total protein is albumin and globulins together; the A/G ratio sets one against the other. Globulins
      include your antibodies, so they rise with infections, inflammation and liver disease, and sometimes because
      one kind of antibody is made in excess. Too little fluid makes everything look high; pregnancy lowers it. What
      you eat barely shows. A high globulin, or a low ratio that stays, is worth discussing with your doctor.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: ["water_ml"],
    analytes: ["total_protein", "globulin", "ag_ratio"],
  },
  {
    id: "ldh",
    title: "LDH",
    terms: "ldh | lactate dehydrogenase",
    asked: ["what is LDH?", "why is my LDH high", "what does high ldh mean"],
    text: `LDH is an enzyme found in nearly every cell, so a rise says that some cells were damaged but not where.
      The most common reason is harmless: red blood cells that burst while blood was drawn or carried. Hard
      exercise, infections, liver or muscle injury, anemia from broken red cells and some tumors raise it too. On
      its own a slight rise means little; repeat it, and let your doctor follow up one that stays.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["ldh"],
  },
  {
    id: "lipase_amylase",
    title: "lipase and amylase",
    terms: "lipase | amylase",
    asked: ["what is lipase?", "what does high amylase mean", "why is my lipase high"],
    text: `Lipase and amylase are digestive enzymes of the pancreas; amylase also comes from the saliva glands.
      Values of at least three times the upper limit, together with severe upper belly pain, are how doctors
      recognize an inflamed pancreas: that is an emergency. A slight rise without symptoms is common, as with weak
      kidneys, some medicines or a harmless bound form of amylase, and is usually just repeated. Low values rarely
      matter.`,
    sources: [
      { name: "Banks PA et al., Gut 62:102", year: 2013 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["lipase", "amylase"],
  },
  {
    id: "ammonia",
    title: "ammonia",
    terms: "ammonia",
    asked: ["what is ammonia in a blood test?", "what does high ammonia mean", "ammonia levels"],
    text: `Ammonia is left over when protein is broken down, and a healthy liver turns it into harmless urea. It is
      measured mostly in people who are confused or have serious liver disease. It is a tricky test: a clenched
      fist, a long tourniquet, exercise, smoking or a warm, slow trip to the laboratory raise it falsely. So an
      unexpected value is repeated first. With confusion or drowsiness, get medical help at once.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["ammonia"],
  },
  {
    id: "creatine_kinase",
    title: "creatine kinase",
    terms: "(ck|cpk|creatine kinase|creatine phosphokinase) !(mb)",
    asked: [
      "what is creatine kinase?",
      "why is my CK high after training",
      "what does high cpk mean",
    ],
    text: `Creatine kinase, CK, leaks from muscles that worked hard or were hurt, so the usual reason for a high one
      is training, above all new, heavy or downhill work. It peaks after a day or more and can take a week to
      settle; muscular people and many people of African origin run higher. Statins, injections, falls and an
      underactive thyroid raise it too. Very sore, weak muscles with dark urine need a doctor at once.`,
    sources: [
      { name: "Brancaccio P et al., Br Med Bull 81-82:209", year: 2007 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["workout_strain", "training_load"],
    analytes: ["ck"],
  },
  {
    id: "liver_values",
    title: "liver values",
    terms:
      "liver (value/s|enzyme/s|test/s|function|panel|result/s|number/s|health|lab/s) | lft/s " +
      "| is my liver",
    asked: [
      "what do liver values mean?",
      "why are my liver enzymes high",
      "which values show liver function",
      "is my liver ok",
    ],
    text: `Liver values fall into three groups: ALT and AST leak out when liver cells are irritated, GGT and
      alkaline phosphatase react to the bile side, and bilirubin and albumin show how well the liver works. A mild
      rise is most often fat in the liver, alcohol, a medicine or a supplement, and hard training counts as well.
      Repeat it after a few calm weeks. Lasting or clear rises need a doctor, yellow eyes promptly.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "EASL-EASD-EASO MASLD guideline, J Hepatol 81:492", year: 2024 },
    ],
    metrics: ["alcohol_g", "weight_kg"],
    analytes: ["alt", "ast", "ggt", "alp", "bilirubin_total", "albumin"],
  },
  {
    id: "alcohol_and_liver_values",
    title: "alcohol and liver values",
    terms:
      "(alcohol|drinking|drinks|beer|wine) ...8 (liver|ggt|alt|ast) | (liver|ggt|alt|ast) " +
      "...8 (alcohol|drinking|drinks|beer|wine)",
    asked: [
      "does alcohol raise liver values?",
      "how long after drinking do liver enzymes go down",
      "is wine bad for my liver",
    ],
    text: `Yes, regular drinking raises liver values, GGT most of all, and AST more than ALT. An evening's drinks
      rarely show much, while weeks of daily drinking do. But values can be normal in someone whose liver suffers,
      so they are no clearance. After a break they usually fall within weeks, which makes a month without alcohol a
      telling test. If you drink heavily every day, stop only with medical help.`,
    sources: [
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
      { name: "EASL alcohol guideline, J Hepatol 69:154", year: 2018 },
    ],
    metrics: ["alcohol_g"],
    analytes: ["ggt", "ast", "alt"],
  },
  {
    id: "lower_liver_values",
    title: "lowering liver values",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/s/ing down|get/ting down|improv/e/es/ing) ...4 " +
      "(liver|alt|ast|ggt) | fatty liver | liver fat | (get/s|getting|bring/s) ...3 " +
      "(liver|alt|ast|ggt) ...2 (down|lower)",
    asked: [
      "how do I lower my liver values?",
      "how to reduce fatty liver",
      "get my ALT down naturally",
    ],
    text: `Losing weight and pausing alcohol do most for liver values, because fat in the liver is the most common
      reason for raised ones. European guidelines say that losing at least 5 percent of body weight reduces liver
      fat, with more loss doing more. Exercise helps even without weight loss, and coffee goes with healthier
      livers. Look through medicines and supplements with your doctor, who should also look for other causes.`,
    sources: [
      { name: "EASL-EASD-EASO MASLD guideline, J Hepatol 81:492", year: 2024 },
      { name: "ACG guideline on liver chemistries, Am J Gastroenterol 112:18", year: 2017 },
    ],
    metrics: ["weight_kg", "alcohol_g", "active_minutes", "sugar_g"],
    analytes: ["alt", "ast", "ggt"],
    steps: [
      "Leave alcohol out for a month",
      "Cut sweet drinks and sugar",
      "Aim for a slow weight loss of 5 percent if you carry extra",
      "Move briskly most days and add strength training",
      "List every supplement and medicine you take for your doctor",
      "Repeat the test without hard training in the week before",
    ],
  },
]
