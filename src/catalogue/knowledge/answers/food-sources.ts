import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** What has much of a vitamin, a mineral or another nutrient. */
export const foodSources: ReadonlyArray<ShortAnswer> = [
  {
    id: "iron_foods",
    title: "foods with iron",
    terms: "iron",
    asks: ["food"],
    asked: ["what foods are high in iron", "where do i get iron from", "foods with iron"],
    text: `Most iron is in red meat, liver, oysters and mussels; from plants in lentils, beans, tofu, spinach and
      cereals with added iron. Iron from meat is taken up better; something with vitamin C helps the plant
      kind, tea and coffee with the meal hinder it.`,
    sources: [{ name: "NIH ODS, Iron fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["ferritin"],
  },
  {
    id: "magnesium_foods",
    title: "foods with magnesium",
    terms: "magnesium",
    asks: ["food"],
    asked: [
      "what foods have magnesium",
      "which foods are high in magnesium",
      "where do i get magnesium",
    ],
    text: `Pumpkin seeds, almonds, cashews, spinach, beans, whole grains and dark chocolate have the most. A
      handful of pumpkin seeds (28 g) holds 156 mg, over a third of what a man needs in a day.`,
    sources: [{ name: "NIH ODS, Magnesium fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["magnesium"],
  },
  {
    id: "b12_foods",
    title: "foods with vitamin B12",
    terms: "b12 | b 12 | vitamin b",
    asks: ["food"],
    asked: ["what foods have vitamin b12", "which foods are high in b12"],
    text: `Only foods from animals have it by nature: liver, mussels and clams most, then fish, meat, eggs and
      dairy. Vegans need fortified foods, such as some plant drinks, yeast or cereals, or a supplement.`,
    sources: [{ name: "NIH ODS, Vitamin B12 fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_b12"],
  },
  {
    id: "vitamin_d_foods",
    title: "foods with vitamin D",
    terms: "vitamin d | vit d",
    asks: ["food"],
    asked: ["what foods have vitamin d", "where do i get vitamin d from"],
    text: `Few foods have much: trout, salmon, herring, sardines and cod liver oil, then milk, plant drinks or
      cereals with added vitamin D, and a little in eggs and mushrooms kept in light. Most of yours comes from
      sun on the skin in the bright months.`,
    sources: [{ name: "NIH ODS, Vitamin D fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["vitamin_d_25oh"],
  },
  {
    id: "fibre_foods",
    title: "foods with fibre",
    terms: "fiber | fibre",
    asks: ["food"],
    asked: ["what foods have fiber", "which foods are high in fibre"],
    text: `Beans and lentils have the most, then oats and other whole grains, nuts and seeds, berries, pears and
      apples with their skin, and vegetables. A cup of cooked lentils alone brings about 15 g, more than half
      of a day's 25 g.`,
    sources: [
      { name: "USDA FoodData Central", year: 2024 },
      { name: "WHO, Carbohydrate intake guideline", year: 2023 },
    ],
    metrics: ["fibre_g"],
  },
  {
    id: "protein_foods",
    title: "foods with protein",
    terms: "protein",
    asks: ["food"],
    asked: [
      "what foods are high in protein",
      "which foods have protein",
      "good sources of protein",
    ],
    text: `Fish, poultry, lean meat, eggs, curd cheese and yoghurt have much of it; from plants tofu, tempeh,
      lentils, beans, nuts and seeds. Chicken breast and tuna bring 25 to 30 g in 100 g, a cup of lentils
      about 18, an egg 6.`,
    sources: [{ name: "USDA FoodData Central", year: 2024 }],
    metrics: ["protein_g"],
  },
  {
    id: "calcium_foods",
    title: "foods with calcium",
    terms: "calcium",
    asks: ["food"],
    asked: ["what foods have calcium", "where do i get calcium without dairy"],
    text: `Milk, yoghurt and cheese are the usual sources; without dairy, plant drinks with added calcium, tofu set
      with calcium, sardines with their bones, kale and pak choi. Spinach has much, but the body takes up
      little of it.`,
    sources: [{ name: "NIH ODS, Calcium fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["calcium"],
  },
  {
    id: "potassium_foods",
    title: "foods with potassium",
    terms: "potassium",
    asks: ["food"],
    asked: ["what foods are high in potassium", "which foods have potassium"],
    text: `Dried apricots, lentils, potatoes, beans, squash, bananas, spinach, yoghurt and salmon have much
      potassium. It is good for blood pressure in most people; with kidney disease or on certain blood
      pressure tablets ask your doctor first, as it can build up.`,
    sources: [{ name: "NIH ODS, Potassium fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["potassium"],
  },
  {
    id: "zinc_foods",
    title: "foods with zinc",
    terms: "zinc",
    asks: ["food"],
    asked: ["what foods have zinc", "which foods are high in zinc"],
    text: `Oysters have by far the most, then beef, crab and other meat; from plants pumpkin seeds, beans, nuts and
      whole grains, of which the body takes up less.`,
    sources: [{ name: "NIH ODS, Zinc fact sheet", year: 2022 }],
    metrics: [],
    analytes: ["zinc"],
  },
  {
    id: "folate_foods",
    title: "foods with folate",
    terms: "folate | folic acid | vitamin b9",
    asks: ["food"],
    asked: ["what foods have folate", "which foods are high in folate"],
    text: `Liver, spinach, asparagus, Brussels sprouts, lettuce, beans and peas have much folate, and so do bread
      and cereals with added folic acid. Anyone who may become pregnant should ask about a supplement besides.`,
    sources: [{ name: "NIH ODS, Folate fact sheet", year: 2024 }],
    metrics: [],
    analytes: ["folate"],
  },
  {
    id: "vitamin_c_foods",
    title: "foods with vitamin C",
    terms: "vitamin c",
    asks: ["food"],
    asked: ["what foods have vitamin c", "which foods are high in vitamin c"],
    text: `Peppers, oranges and their juice, kiwis, broccoli and strawberries have the most; half a cup of raw red
      pepper already covers a day. Long cooking and storing destroy part of it.`,
    sources: [{ name: "NIH ODS, Vitamin C fact sheet", year: 2021 }],
    metrics: [],
  },
  {
    id: "omega3_foods",
    title: "foods with omega-3",
    terms: "omega 3 | omega-3 | omega3",
    asks: ["food"],
    asked: ["what foods have omega 3", "which fish is high in omega 3"],
    text: `Salmon, herring, sardines, mackerel and trout have the kind that the body uses best; linseed, chia,
      walnuts and rapeseed oil the plant kind, of which it turns only a little into the other. Fish once or
      twice a week is what the American Heart Association advises.`,
    sources: [
      { name: "NIH ODS, Omega-3 fatty acids fact sheet", year: 2024 },
      { name: "Rimm EB et al. (AHA), Circulation 138:e35", year: 2018 },
    ],
    metrics: [],
  },
  {
    id: "melatonin_foods",
    title: "food and sleep",
    terms:
      "(food/s|drink/s|eat|snack/s) ...8 (sleep|asleep) | (sleep|asleep) ...5 (food/s|snack/s|drink/s)",
    asks: ["food"],
    asked: [
      "what foods help you sleep",
      "which foods help sleep",
      "what should i eat to sleep better",
    ],
    text: `No single food is proven to bring sleep. Kiwis, tart cherries and milk did a little in small trials;
      more certain is what to leave out: caffeine from midday, alcohol, and a large meal in the last hours
      before bed.`,
    sources: [{ name: "St-Onge MP et al., Adv Nutr 7:938", year: 2016 }],
    metrics: ["sleep_latency"],
  },
  {
    id: "snack_before_bed",
    title: "a snack before bed",
    terms:
      "(snack/s|eat/ing|food) ...6 (before bed|before sleep|at night|late at night|bedtime) | bedtime " +
      "snack/s | late night snack/s | midnight snack/s",
    asks: ["any"],
    asked: [
      "what's a healthy snack before bed",
      "is it bad to eat before bed",
      "is eating late at night bad",
    ],
    text: `Something small is fine if you are hungry: yoghurt, a banana, a handful of nuts or a piece of wholegrain
      toast. Keep large meals to three hours before bed; in a study of young adults, eating within three hours
      went with more waking at night.`,
    sources: [{ name: "Chung N et al., Int J Environ Res Public Health 17:2677", year: 2020 }],
    metrics: ["wakeups"],
  },
  {
    id: "cholesterol_foods_bad",
    title: "foods that raise cholesterol",
    terms:
      "(butter|red meat|cheese|saturated fat/s|coconut oil|bacon|cream) ...6 " +
      "(bad|good|healthy|unhealthy|cholesterol|ldl|heart)",
    asks: ["any"],
    asked: [
      "is butter bad for you",
      "is red meat bad for your heart",
      "is coconut oil healthy",
      "is cheese bad for cholesterol",
    ],
    text: `In small amounts it does little; the saturated fat in butter, cream, fatty meat and coconut oil raises
      LDL, though. Swapping it for plant oils lowered heart disease by about 30 percent in trials that
      controlled what people ate. Cheese raises LDL less than butter does.`,
    sources: [
      { name: "Sacks FM et al. (AHA), Circulation 136:e1", year: 2017 },
      { name: "de Goede J et al., Nutr Rev 73:259", year: 2015 },
    ],
    metrics: [],
    analytes: ["ldl_c"],
  },
  {
    id: "healthy_diet",
    title: "a healthy diet",
    terms:
      "(healthy|healthiest|best|good) diet/s | what ...2 (should i|to) eat ...2 (healthy|to be healthy) | " +
      "(mediterranean) diet ...3 good | (which|what) diet ...6 (best|healthiest|good)",
    asks: ["any"],
    asked: [
      "what is the healthiest diet",
      "what is a healthy diet",
      "which diet is the best for your heart",
    ],
    text: `Mostly plants: vegetables, fruit, beans, whole grains and nuts, fish now and then, plant oils, and
      little sugar, salt and processed meat. The Mediterranean pattern is the best tested; in a large trial it
      cut heart attacks and strokes by about 30 percent.`,
    sources: [
      { name: "Estruch R et al. (PREDIMED), N Engl J Med 378:e34", year: 2018 },
      { name: "WHO, Healthy diet (fact sheet)", year: 2020 },
    ],
    metrics: [],
  },
]
