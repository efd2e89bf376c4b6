import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Nutrition: what is in food, and how much of it. */
export const nutrition: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "calorie_intake",
    title: "calorie intake",
    terms:
      "calorie intake | calories (eaten|in|consumed|a day should) | (how " +
      "many|count/ing|track/ing|log/ging) [my] calories !(do i burn|did i burn|burned) | " +
      "(food|diet) (diary|log|journal) | eat ...2 calories",
    asked: [
      "how many calories should I eat a day?",
      "what is calorie intake",
      "is counting calories worth it",
    ],
    text: `As a rough guide the NHS names 2,000 kcal a day for women and 2,500 for men, but your need depends on
      size, age and movement. Calorie intake is what you log, and logs run low: in one study people ate about
      twice what they wrote down. So watch your weight trend too; if it is steady, you eat what you use. If
      counting makes eating stressful, stop counting and speak to someone about it.`,
    sources: [
      { name: "NHS, Understanding calories", year: 2023 },
      { name: "Lichtman SW et al., N Engl J Med 327:1893", year: 1992 },
    ],
    metrics: ["intake_kcal", "calories_total", "weight_kg"],
  },
  {
    id: "protein",
    title: "protein",
    terms:
      "<!(total|plasma|reactive) protein !(powder|shake/s|supplement/s|in urine|test|in my " +
      "urine|level/s)",
    asked: ["how much protein do I need?", "is too much protein bad", "protein per day"],
    text: `Healthy adults need about 0.83 g of protein per kilogram of body weight a day, says EFSA; that is 58 g at
      70 kg. People who train do well with 1.4 to 2.0 g per kilogram, and for those over 65 experts advise at
      least 1.0 to 1.2. It builds muscle and keeps you full. Fish, beans, dairy, eggs, meat and tofu all count.
      With kidney disease ask your doctor before raising it.`,
    sources: [
      { name: "EFSA, Dietary reference values for protein", year: 2012 },
      { name: "Jäger R et al. (ISSN), J Int Soc Sports Nutr 14:20", year: 2017 },
      { name: "Bauer J et al. (PROT-AGE), J Am Med Dir Assoc 14:542", year: 2013 },
    ],
    metrics: ["protein_g", "intake_kcal", "weight_kg"],
  },
  {
    id: "carbohydrates",
    title: "carbohydrates",
    terms: "carb/s | carbohydrate/s | low carb | glycemic (index|load) | glycaemic (index|load)",
    asked: ["how many carbs should I eat?", "are carbs bad for you", "what are carbohydrates"],
    text: `Carbohydrates are the body's quick fuel, and what matters most is the kind. Whole grains, beans, fruit and
      vegetables go with less heart disease and diabetes; sugar and white flour do not. EFSA sets 45 to 60
      percent of energy as a suitable share for adults, yet lower shares work too if the rest of the diet is
      good. Athletes need more of them on hard days.`,
    sources: [
      { name: "EFSA, Dietary reference values for carbohydrates and fibre", year: 2010 },
      { name: "Reynolds A et al., Lancet 393:434", year: 2019 },
    ],
    metrics: ["carbs_g", "fibre_g", "sugar_g", "glucose_avg"],
  },
  {
    id: "dietary_fat",
    title: "fat in food",
    terms:
      "(dietary|saturated|trans|unsaturated|healthy|good) fat/s | fat (intake|in food|in my " +
      "diet|grams) | (how much|too much) fat | olive oil | (eat/ing|is) ...2 fat ...3 " +
      "(bad|healthy|unhealthy)",
    asked: ["how much fat should I eat?", "is saturated fat bad", "what are healthy fats"],
    text: `Keep fat to about 30 percent of your energy or less, and saturated fat to 10 percent, advises the WHO. The
      kind matters more than the amount: oils from plants, nuts and fish in place of butter, fatty meat and
      coconut oil lower LDL cholesterol. Your body needs some fat, for vitamins and hormones among other things.
      Logged grams are easily too low, because cooking oil gets forgotten.`,
    sources: [
      { name: "WHO, Saturated fatty acid and trans-fatty acid intake (guideline)", year: 2023 },
      {
        name: "WHO, Total fat intake for the prevention of unhealthy weight gain (guideline)",
        year: 2023,
      },
    ],
    metrics: ["fat_g", "intake_kcal"],
    analytes: ["ldl_c"],
  },
  {
    id: "fibre",
    title: "fibre",
    terms: "fibre | fiber | roughage | whole grain/s | wholegrain/s",
    asked: ["how much fibre a day?", "what is fiber good for", "how do I eat more fibre"],
    text: `Adults do well with at least 25 g of fibre a day, says the WHO, and most people eat less. Fibre is the
      part of plants that you do not digest; it feeds the gut, steadies blood sugar, lowers cholesterol and
      prevents constipation. People who eat more of it live longer in large studies. Beans, oats, whole-grain
      bread, vegetables, nuts and fruit have much. Raise it slowly and drink enough.`,
    sources: [
      { name: "WHO, Carbohydrate intake for adults and children (guideline)", year: 2023 },
      { name: "Reynolds A et al., Lancet 393:434", year: 2019 },
    ],
    metrics: ["fibre_g", "carbs_g"],
  },
  {
    id: "sugar",
    title: "sugar",
    terms:
      "<!(blood|fasting|morning|low|high) sugar/s !(level/s|spike/s|test|crash) | " +
      "(sweetener/s|aspartame|diet soda|diet coke|stevia|sugar free)",
    asked: [
      "how much sugar a day is ok?",
      "is sugar bad for you",
      "are sweeteners better than sugar",
    ],
    text: `Less than 10 percent of your energy from free sugars is the WHO's advice, and below 5 percent better
      still; the NHS puts it at no more than 30 g a day. Free sugars are those added, plus honey, syrup and
      juice; whole fruit and milk do not count. Many apps show total sugar, which includes fruit. Sweeteners
      spare teeth and calories, but the WHO does not advise them for losing weight.`,
    sources: [
      { name: "WHO, Sugars intake for adults and children (guideline)", year: 2015 },
      { name: "NHS, Sugar: the facts", year: 2023 },
      { name: "WHO, Use of non-sugar sweeteners (guideline)", year: 2023 },
    ],
    metrics: ["sugar_g", "carbs_g", "intake_kcal"],
  },
  {
    id: "salt",
    title: "salt",
    terms:
      "<!(epsom) salt/y !(lamp) | sodium (intake|a day|per day|in food|diet) | low sodium " +
      "(diet|food/s)",
    asked: ["how much salt a day?", "is salt bad for you", "how do I eat less salt"],
    text: `The WHO advises less than 5 g of salt a day, about a teaspoon, and most people eat about twice that. Salt
      raises blood pressure, and cutting down lowers it, most in people whose pressure is high. Bread, cheese,
      sausage, sauces and ready meals bring more than the shaker. Your tongue gets used to less within weeks. A
      salty dinner may show on the scale next morning as water.`,
    sources: [
      { name: "WHO, Sodium reduction (fact sheet)", year: 2023 },
      { name: "Filippini T et al., Circulation 143:1542", year: 2021 },
    ],
    metrics: ["bp_systolic", "weight_kg", "intake_kcal"],
  },
  {
    id: "water_intake",
    title: "water a day",
    terms:
      "(water|fluid/s) (intake|a day|per day|daily) | (how much|enough|more|litres of|liters " +
      "of|glasses of|drink/ing) water | (2|two|3|three|8|eight) (litres|liters|glasses) | " +
      "hydrat/ed/ion/ing",
    asked: [
      "how much water should I drink a day?",
      "do I need 2 litres a day",
      "am I drinking enough water",
    ],
    text: `Women need about 2 litres of water a day and men about 2.5, says EFSA, and that includes the water in
      food, which gives a fifth or more. So the popular eight glasses are no law. Thirst and pale yellow urine
      are good guides for healthy people; heat, sport, fever and breastfeeding raise the need. With heart or
      kidney disease follow your doctor's advice. Logs often miss coffee, tea and soup, which count.`,
    sources: [{ name: "EFSA, Dietary reference values for water", year: 2010 }],
    metrics: ["water_ml"],
  },
  {
    id: "electrolytes",
    title: "electrolyte drinks",
    terms:
      "electrolyte/s !(panel|test|blood) | (sports|isotonic) drink/s | (salt|sodium) ...3 " +
      "(sweat|tablet/s|tabs|running|cramp/s) | cramp/s !(period)",
    asked: [
      "do I need electrolytes?",
      "are electrolyte drinks worth it",
      "do electrolytes help with cramps",
    ],
    text: `For everyday life and workouts under an hour, water and normal food are enough. Electrolytes, mainly
      sodium, help when you sweat for hours, in heat or with a stomach bug. Drinking far more than thirst asks
      for in a long race is the real danger, because it thins the sodium in your blood. Cramps come mostly from
      tired muscles, so do not expect drinks to cure them. With blood pressure or kidney trouble, ask first.`,
    sources: [
      { name: "Sawka MN et al. (ACSM), Med Sci Sports Exerc 39:377", year: 2007 },
      { name: "Hew-Butler T et al., Clin J Sport Med 25:303", year: 2015 },
      { name: "Schwellnus MP, Br J Sports Med 43:401", year: 2009 },
    ],
    metrics: ["water_ml", "workout_minutes"],
  },
]
