import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** How much of sugar, salt, fibre and energy a day, by a named guideline. */
export const dailyFood: ReadonlyArray<ShortAnswer> = [
  {
    id: "sugar_per_day",
    title: "sugar in a day",
    terms: "sugar !(level/s|in my blood|in the blood|blood) !(fasting)",
    asks: ["need", "normal"],
    asked: [
      "how much sugar per day is ok",
      "how much sugar is too much",
      "how many grams of sugar a day",
    ],
    text: `At most 30 g of free sugars a day, about seven cubes, says the NHS; the WHO advises less than 10 percent
      of energy and better 5. Sugar in whole fruit and milk does not count.`,
    sources: [
      { name: "NHS, Sugar: the facts", year: 2023 },
      { name: "WHO, Sugars intake for adults and children", year: 2015 },
    ],
    metrics: ["sugar_g"],
  },
  {
    id: "salt_per_day",
    title: "salt in a day",
    terms: "salt | sodium !(test|level|blood)",
    asks: ["need", "normal"],
    asked: ["how much salt is too much", "how much salt per day", "how much sodium a day"],
    text: `Less than 5 g of salt a day, about a teaspoon (2,000 mg of sodium), says the WHO; most people eat twice
      that, most of it in bread, cheese, sausage and ready meals.`,
    sources: [{ name: "WHO, Sodium reduction (fact sheet)", year: 2023 }],
    metrics: [],
  },
  {
    id: "fibre_per_day",
    title: "fibre in a day",
    terms: "fiber | fibre",
    asks: ["need", "normal"],
    asked: ["how much fiber should i eat a day", "how much fibre do i need"],
    text: `At least 25 g a day, says the WHO; the NHS says 30. Most people get about 20. Raise it over some weeks
      and drink enough, or it bloats.`,
    sources: [
      { name: "WHO, Carbohydrate intake guideline", year: 2023 },
      { name: "NHS, How to get more fibre into your diet", year: 2022 },
    ],
    metrics: ["fibre_g"],
  },
  {
    id: "calories_per_day",
    title: "calories in a day",
    terms:
      "calories !(burned|burnt) ...8 (eat|need|a day|per day|day|daily|should) | calorie intake",
    asks: ["need", "normal"],
    asked: [
      "how many calories should i eat a day",
      "how many calories do i need",
      "how many calories per day",
    ],
    text: `About 2,000 kcal a day for a woman and 2,500 for a man is the usual guide; size, age and movement shift
      it by hundreds. Your weight over some weeks is the honest measure: steady means you eat what you use.`,
    sources: [{ name: "NHS, Understanding calories", year: 2023 }],
    metrics: ["intake_kcal", "weight_kg"],
  },
  {
    id: "calories_to_lose",
    title: "calories to lose weight",
    terms:
      "calories ...8 (lose|losing|deficit|weight loss|cut) | (lose|losing|deficit) ...6 calories | calorie " +
      "deficit",
    asks: ["any"],
    asked: [
      "how many calories should i eat to lose weight",
      "how big should my calorie deficit be",
      "what is a calorie deficit",
    ],
    text: `About 500 to 750 kcal a day less than you use, which for most women means 1,200 to 1,500 and for most
      men 1,500 to 1,800. Expect about half a kilo a week at first. With an illness, in pregnancy or with an
      eating disorder, plan it with a doctor.`,
    sources: [{ name: "Jensen MD et al. (AHA/ACC/TOS), Circulation 129:S102", year: 2014 }],
    metrics: ["weight_kg"],
  },
  {
    id: "fruit_and_vegetables",
    title: "fruit and vegetables",
    terms: "(fruit/s|vegetable/s|veg) | (5|five) a day",
    asks: ["need"],
    asked: ["how many fruits and vegetables a day", "how much fruit should i eat"],
    text: `At least 400 g a day, five portions of a handful each, says the WHO. In large studies the benefit kept
      growing to about five: two of fruit and three of vegetables.`,
    sources: [
      { name: "WHO, Healthy diet (fact sheet)", year: 2020 },
      { name: "Wang DD et al., Circulation 143:1642", year: 2021 },
    ],
    metrics: [],
  },
  {
    id: "meals_per_day",
    title: "meals in a day",
    terms:
      "(meals|times) ...3 (a day|per day) ...4 eat | how (often|many times) should (i|you|we) eat | how " +
      "many meals | (skip/ping) breakfast ...4 (bad|ok|okay|good)",
    asks: ["any"],
    asked: [
      "how many meals a day should i eat",
      "is skipping breakfast bad",
      "how often should i eat",
    ],
    text: `As many as suit you: what you eat in a whole day counts for more than in how many meals. In trials,
      adding breakfast did not help people lose weight. Regular times and no large meal late in the evening
      serve sleep.`,
    sources: [{ name: "Sievert K et al., BMJ 364:l42", year: 2019 }],
    metrics: [],
  },
]
