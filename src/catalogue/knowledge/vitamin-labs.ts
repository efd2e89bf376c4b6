import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Vitamins, trace elements and omega-3 in the blood. */
export const vitaminLabs: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "vitamin_d_test",
    title: "vitamin D",
    terms: "vit/amin d | 25 oh d | 25 hydroxy* | d3 (level/s|test)",
    asked: [
      "what does low vitamin D mean?",
      "how is vitamin d measured",
      "what should my vitamin D be",
    ],
    text: `The vitamin D test measures 25-OH vitamin D, your store from sun and food. For bones, US authorities call
      20 ng/mL enough for most people and below 12 a lack; some laboratories print 30 as their limit. It falls in
      winter, with darker or covered skin, extra weight and age, and methods differ between laboratories. Very high
      values come almost only from supplements. Ask your doctor about a low one, and about bone pain or weak
      muscles.`,
    sources: [
      { name: "NIH ODS, Vitamin D fact sheet", year: 2024 },
      { name: "IOM, Dietary Reference Intakes for Calcium and Vitamin D", year: 2011 },
    ],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "raise_vitamin_d",
    title: "raising vitamin D",
    terms:
      "how much ...2 vit/amin d ...4 (need|take|get|eat|enough) | " +
      "(rais/e/es/ing|increas/e/es/ing|boost/s/ing|improv/e/es/ing|enough|take|taking|supplement*) " +
      "...4 vit/amin d | (get/s|getting|bring/s) ...3 vit/amin d ...2 up | vit/amin d " +
      "(supplement/s|dose|tablet/s|drops) | vit/amin d ...6 do about",
    asked: [
      "how do I raise my vitamin D?",
      "should I take vitamin d",
      "vitamin d supplement how much",
      "how to get vitamin d up",
    ],
    text: `Sun on the skin in the bright months, oily fish and fortified foods raise vitamin D, and a supplement
      does it most reliably. The NIH names 15 micrograms (600 IU) a day as the intake for adults up to 70, from all
      sources, and 100 micrograms (4,000 IU) as the upper limit. More is not better and can harm the kidneys. With a
      low test, let your doctor set the amount.`,
    sources: [
      { name: "NIH ODS, Vitamin D fact sheet", year: 2024 },
      { name: "IOM, Dietary Reference Intakes for Calcium and Vitamin D", year: 2011 },
    ],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
    steps: [
      "Spend some time outdoors around midday in the bright months, without burning",
      "Eat oily fish every week",
      "Choose milk or plant drinks with added vitamin D",
      "Ask your doctor about a supplement and its amount",
      "Repeat the test after three months or so",
    ],
  },
  {
    id: "vitamin_b12_test",
    title: "vitamin B12",
    terms: "(vit/amin b12|vitamin b 12|b12|cobalamin)",
    asked: [
      "what does low B12 mean?",
      "what affects vitamin b12",
      "is my b12 too high",
      "how is vitamin b12 measured",
    ],
    text: `Vitamin B12 is needed for nerves and blood, and a lack creeps up over years. Eating no animal food, age,
      stomach disease or surgery, metformin and acid blockers lower it; pregnancy and the pill can make the test
      read low. The blood value is a rough guide, so a borderline one is followed by another test. High mostly comes
      from supplements, sometimes from the liver. Tingling, numbness or poor memory with a low one: see a doctor
      soon.`,
    sources: [
      { name: "NICE NG239, Vitamin B12 deficiency", year: 2024 },
      { name: "NIH ODS, Vitamin B12 fact sheet", year: 2024 },
    ],
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "folate_test",
    title: "folate",
    terms: "folate | folic acid | folic",
    asked: [
      "what is folate?",
      "what does low folate mean",
      "what does high folic acid in blood mean",
    ],
    text: `Folate is a vitamin from greens, beans and whole grains that the body needs to make new cells. Low values
      come with poor eating, alcohol, gut disease, pregnancy and some medicines; they can cause anemia with large
      red cells. A meal or a supplement quickly raises the blood level, so it shows recent days. High is mostly from
      supplements, and can hide a lack of B12. Test both together, and plan pregnancy with your doctor.`,
    sources: [
      { name: "NIH ODS, Folate fact sheet", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["folate"],
  },
  {
    id: "vitamin_a_test",
    title: "vitamin A",
    terms: "vit/amin a !(lot|day|good|pill|tablet|test) | retinol | vitamin a (test|level/s|blood)",
    asked: ["what is a vitamin A test?", "what does low retinol mean", "can vitamin a be too high"],
    text: `The vitamin A test measures retinol, which the liver releases evenly, so it stays normal until stores are
      nearly empty. Low values come with poor fat digestion, liver disease, lack of zinc or protein, and any
      inflammation lowers it for a while. High ones come from supplements or much liver, and can harm the liver and
      an unborn child. Trouble seeing in the dark, or a planned pregnancy with supplements, is for your doctor.`,
    sources: [
      { name: "NIH ODS, Vitamin A fact sheet", year: 2023 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["vitamin_a"],
  },
  {
    id: "vitamin_e_test",
    title: "vitamin E",
    terms: "vit/amin e | alpha tocopherol | tocopherol",
    asked: ["what is a vitamin E test?", "what does low vitamin e mean", "is high vitamin e bad"],
    text: `Vitamin E protects cell membranes; nuts, seeds and plant oils provide it, and a real lack is rare in
      healthy people. It travels with blood fats, so high cholesterol or triglycerides make it look high and low
      ones low. Diseases that disturb fat digestion lower it. Supplements raise it and in high amounts can promote
      bleeding, above all with blood thinners. Tell your doctor if you take them or if a low value repeats.`,
    sources: [
      { name: "NIH ODS, Vitamin E fact sheet", year: 2021 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["vitamin_e"],
  },
  {
    id: "zinc_test",
    title: "zinc",
    terms: "zinc !(and magnesium)",
    asked: ["what does low zinc mean?", "how is zinc measured", "what affects zinc levels"],
    text: `A zinc test is only a rough guide, because blood holds very little of the body's zinc. It is highest in
      the morning, falls after meals, and drops with any infection, in pregnancy and with the pill. True lack comes
      with gut disease, alcohol, strict plant diets or weight-loss surgery. Too much from supplements lowers copper.
      Test in the morning, fasting and well, and see your doctor about a repeated low value.`,
    sources: [
      { name: "NIH ODS, Zinc fact sheet", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["zinc"],
  },
  {
    id: "copper_test",
    title: "copper",
    terms: "copper",
    asked: ["what does high copper mean?", "what does low copper in blood mean", "copper test"],
    text: `Copper in the blood travels mostly on one protein, and whatever raises that protein raises copper:
      inflammation, estrogen, the pill and pregnancy. That is the usual reason for a high value. A low one comes
      after weight-loss surgery, with gut disease or from too much zinc, and can cause anemia and nerve trouble.
      Rarely, a low value is a sign of an inherited copper disease. Have a clear deviation followed up by your
      doctor.`,
    sources: [
      { name: "NIH ODS, Copper fact sheet", year: 2022 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["copper"],
  },
  {
    id: "selenium_test",
    title: "selenium",
    terms: "selenium",
    asked: [
      "what does low selenium mean?",
      "is my selenium too high",
      "what affects selenium levels",
    ],
    text: `Selenium is a trace element for the thyroid and the body's defenses; how much you have depends largely on
      the soil your food grew on. Low values come with food from poor soils, gut disease or long illness, and
      inflammation lowers the test. High ones come from supplements or many Brazil nuts, and too much causes hair
      loss, brittle nails and garlic breath. Do not supplement without a test; ask your doctor about a clear
      deviation.`,
    sources: [
      { name: "NIH ODS, Selenium fact sheet", year: 2024 },
      { name: "Tietz Textbook of Laboratory Medicine, 7th ed.", year: 2022 },
    ],
    metrics: [],
    analytes: ["selenium"],
  },
  {
    id: "omega3_index",
    title: "omega-3 index",
    terms: "omega 3 index | epa dha | omega 3 (test|level/s|blood|value) | omega3 [index]",
    asked: [
      "what is the omega-3 index?",
      "what is a good omega 3 index",
      "how do I raise my omega 3 level",
    ],
    text: `The omega-3 index is the share of two fish-oil fats, EPA and DHA, in the walls of your red blood cells;
      it reflects what you ate over the past months. Its authors proposed 8 percent or more as desirable and under 4
      as low, seen from heart risk. Oily fish or algae oil raise it; people respond differently. It is no standard
      test and laboratories differ. Ask your doctor before high-dose fish oil, which can promote irregular
      heartbeat.`,
    sources: [
      { name: "Harris WS & von Schacky C, Prev Med 39:212", year: 2004 },
      { name: "NIH ODS, Omega-3 fact sheet", year: 2023 },
    ],
    metrics: [],
    analytes: ["omega3_index"],
  },
]
