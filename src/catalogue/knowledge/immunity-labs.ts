import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Antibodies. */
export const immunityLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "celiac_antibodies",
    title: "celiac antibodies",
    terms:
      "ttg | tissue transglutaminase | transglutaminase | (celiac|coeliac) " +
      "(test|antibod*|blood test|disease|screen*)",
    asked: [
      "what is tTG-IgA?",
      "what does a positive celiac test mean",
      "should I eat gluten before a celiac test",
    ],
    text: `tTG-IgA is the first blood test for celiac disease, in which gluten harms the small bowel. It works only
      while you are eating gluten, so do not leave it out before testing. Total IgA is measured along, since people
      who lack it test falsely negative. A high value makes the disease likely, and usually a small tissue sample
      confirms it; slight rises can be false. See your doctor before changing your food.`,
    sources: [
      { name: "Rubio-Tapia A et al., ACG guideline, Am J Gastroenterol 118:59", year: 2023 },
    ],
    metrics: [],
    analytes: ["ttg_iga"],
  },
  {
    id: "ana",
    title: "antinuclear antibodies",
    terms: "ana (test|titer|positive|antibod*|blood) | positive ana | antinuclear | ana",
    asked: ["what is ANA?", "what does a positive ANA test mean", "ana titer 1:80"],
    text: `Antinuclear antibodies, ANA, are aimed at the body's own cell nuclei and can go with diseases such as
      lupus, but healthy people often have them too: in one study about 32 percent at a titer of 1:40 and 5 percent
      at 1:160. Infections, age, thyroid disease and some medicines bring them. Without symptoms a low titer means
      little and is not repeated. Swollen joints, rash or lasting fever with it: see your doctor.`,
    sources: [
      { name: "Tan EM et al., Arthritis Rheum 40:1601", year: 1997 },
      { name: "ACR, Choosing Wisely", year: 2013 },
    ],
    metrics: [],
    analytes: ["ana"],
  },
  {
    id: "ige",
    title: "total IgE",
    terms: "ige | immunoglobulin e",
    asked: ["what is IgE?", "what does a high total IgE mean", "is ige high with allergies"],
    text: `Total IgE is the amount of all allergy antibodies in your blood. It is often high with hay fever, asthma
      or eczema and very high with worms, but allergic people can have a normal value and healthy ones a high one.
      So it does not tell whether, or to what, you are allergic: specific tests and your story do. Smoking raises
      it. A very high value, or trouble breathing after food or stings, needs a doctor.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["ige_total"],
  },
  {
    id: "immunoglobulins",
    title: "IgG and IgA",
    terms: "<!(ttg|transglutaminase) (igg|iga) | immunoglobulin/s | immunoglobulin (g|a)",
    asked: ["what are IgG and IgA?", "what does low IgA mean", "what does high igg mean"],
    text: `IgG and IgA are antibodies: IgG the long memory in the blood, IgA the guard of nose, lungs and gut.
      Infections, inflammation and liver disease raise them; sometimes one single kind is made in excess. A lack can
      be inherited, come from medicines or from loss through kidneys or gut. A low IgA is common and mostly
      unnoticed. Frequent serious infections, or a clear deviation, should be seen by a doctor.`,
    sources: [{ name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 }],
    metrics: [],
    analytes: ["igg", "iga"],
  },
  {
    id: "rheumatoid_factor",
    title: "rheumatoid factor",
    terms: "rheumatoid factor | rf (test|positive|factor|blood|value)",
    asked: [
      "what is rheumatoid factor?",
      "what does a positive rheumatoid factor mean",
      "rf test high",
    ],
    text: `Rheumatoid factor is an antibody found in many people with rheumatoid arthritis, but also in healthy
      ones, more often with age, and with long infections, liver disease or other immune conditions. And it is
      missing in some who have the disease. So it counts only together with joints that are swollen and stiff in the
      morning, and with other tests. If your joints are like that for some weeks, see a doctor soon, whatever the
      number says.`,
    sources: [
      { name: "Aletaha D et al., Arthritis Rheum 62:2569", year: 2010 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["rf"],
  },
]
