import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Toxic metals. */
export const toxicologyLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "blood_lead",
    title: "lead in the blood",
    terms: "blood lead | lead (level/s|poisoning|test|in my blood|in blood|exposure|result)",
    asked: [
      "what is a blood lead test?",
      "what does a high lead level mean",
      "where does lead in my blood come from",
    ],
    text: `There is no amount of lead known to be safe, so lower is always better. Sources are old paint and pipes,
      renovation dust, shooting ranges, some work, glazed pottery, and certain spices and traditional remedies. The
      blood value reflects mainly recent months. The CDC acts for children from 3.5 micrograms per deciliter. A
      finger prick can be soiled, so a raised one is confirmed from a vein. Take any raised value, above all in
      pregnancy, to a doctor.`,
    sources: [
      { name: "CDC, Blood lead reference value", year: 2021 },
      { name: "WHO guideline on lead exposure", year: 2021 },
    ],
    metrics: [],
    analytes: ["lead"],
  },
  {
    id: "blood_mercury",
    title: "mercury in the blood",
    terms:
      "blood mercury | mercury (level/s|poisoning|test|in my blood|in blood|in " +
      "fish|exposure|result) | (my|high) mercury",
    asked: [
      "what is a blood mercury test?",
      "what does high mercury mean",
      "does fish raise mercury levels",
    ],
    text: `Mercury in the blood mostly shows how much large fish you ate in recent weeks: shark, swordfish, king
      mackerel and bigeye tuna hold the most, salmon and sardines little. Amalgam fillings add slightly, some work
      and skin-lightening creams a lot. Choosing other fish brings it down over some months, while fish stays good
      for the heart. Pregnant women should choose with special care. Shaking, numbness or a clearly high value: see
      a doctor.`,
    sources: [
      { name: "FDA and EPA, Advice about Eating Fish", year: 2021 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["mercury"],
  },
]
