import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Ways of eating, and when to eat. */
export const diets: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "intermittent_fasting",
    title: "intermittent fasting",
    terms:
      "intermittent fast* | (time restricted|time-restricted) (eating|feeding) | 16 8 | 5 2 " +
      "diet | omad | fasting (window|diet|for weight|good|healthy|help*) | is fasting " +
      "!(glucose|blood|insulin|sugar|required|needed)",
    asked: [
      "does intermittent fasting work?",
      "is 16:8 fasting good for you",
      "is fasting healthy",
    ],
    text: `Intermittent fasting works for weight about as well as eating less every day, not better. In a trial of a
      year, people who also kept to an eating window lost no more than those who only cut calories. If it makes
      eating less easier for you, it is a fair choice. It is not for pregnancy, growing teenagers or anyone with
      an eating disorder; with diabetes medicine ask your doctor first.`,
    sources: [{ name: "Liu D et al., N Engl J Med 386:1495", year: 2022 }],
    metrics: ["weight_kg", "intake_kcal", "glucose_avg"],
  },
  {
    id: "keto",
    title: "the ketogenic diet",
    terms: "keto [diet] | ketogenic | ketosis | carnivore diet | atkins",
    asked: ["is keto healthy?", "what is the keto diet", "does keto raise cholesterol"],
    text: `Keto brings quick weight loss at first, partly water, and lower blood sugar, but over a year it does no
      better than other diets. It cuts carbohydrates so far that the body lives mainly on fat, and LDL cholesterol
      rises sharply in some people. The American Heart Association ranked it low for heart health. If you try it,
      have your blood fats checked; with diabetes medicine, only with your doctor.`,
    sources: [
      { name: "Gardner CD et al. (AHA), Circulation 147:1715", year: 2023 },
      { name: "Kirkpatrick CF et al. (NLA), J Clin Lipidol 13:689", year: 2019 },
    ],
    metrics: ["carbs_g", "fat_g", "weight_kg"],
    analytes: ["ldl_c"],
  },
  {
    id: "mediterranean_diet",
    title: "the Mediterranean diet",
    terms:
      "mediterranean [diet|food] | (healthiest|best|healthy|balanced) (diet|way to eat) | " +
      "(dash|heart healthy) diet | (eat|eating) (healthy|healthier|healthily|better)",
    asked: [
      "what is the healthiest diet?",
      "what is the mediterranean diet",
      "how do I eat healthier",
    ],
    text: `The Mediterranean way of eating has the best proof: vegetables, fruit, beans, nuts, whole grains, olive
      oil and fish, with little meat and sweets. In a large Spanish trial people at risk who ate so had fewer
      strokes and heart attacks than the comparison group. The American Heart Association ranks it among the
      best, next to the DASH diet. Begin with one change, such as beans twice a week.`,
    sources: [
      { name: "Estruch R et al. (PREDIMED), N Engl J Med 378:e34", year: 2018 },
      { name: "Gardner CD et al. (AHA), Circulation 147:1715", year: 2023 },
    ],
    metrics: ["fibre_g", "fat_g", "intake_kcal"],
  },
  {
    id: "vegetarian_diet",
    title: "eating vegetarian or vegan",
    terms:
      "vegetarian/s | vegan/s | plant based | (red|processed) meat | (eat/ing|is|less) meat | " +
      "protein ...3 (vegetarian|vegan)",
    asked: [
      "is a vegan diet healthy?",
      "can I get enough protein as a vegetarian",
      "is red meat bad for you",
    ],
    text: `Well planned vegetarian and vegan diets are healthy for adults and go with lower cholesterol and weight.
      Vegans need vitamin B12 from a supplement or enriched food, and should keep an eye on iron, iodine,
      calcium and omega-3. Beans, lentils, tofu and grains together give enough protein. If you eat meat, the
      World Cancer Research Fund advises little processed meat and no more than about three portions of red meat
      a week.`,
    sources: [
      {
        name: "Raj S et al. (Academy of Nutrition and Dietetics), J Acad Nutr Diet 125:831",
        year: 2025,
      },
      { name: "WCRF/AICR, Diet, Nutrition, Physical Activity and Cancer", year: 2018 },
    ],
    metrics: ["protein_g", "fibre_g"],
    analytes: ["vitamin_b12", "ferritin"],
  },
  {
    id: "ultra_processed_food",
    title: "ultra-processed food",
    terms: "(ultra|highly) processed | ultraprocessed | upf | processed food/s | (junk|fast) food",
    asked: [
      "what is ultra-processed food?",
      "is ultra processed food bad for you",
      "are processed foods unhealthy",
    ],
    text: `Ultra-processed food is made in factories from ingredients you would not find in a kitchen: soft drinks,
      snacks, many ready meals. In a trial where people could eat as much as they liked, they took in about 500
      kcal a day more on such food than on fresh food, and gained weight. Studies of habits link it with more
      disease too. Wholegrain bread or plain yoghurt belong to the harmless end.`,
    sources: [
      { name: "Hall KD et al., Cell Metab 30:67", year: 2019 },
      { name: "Lane MM et al., BMJ 384:e077310", year: 2024 },
    ],
    metrics: ["intake_kcal", "sugar_g", "fibre_g"],
  },
  {
    id: "breakfast",
    title: "breakfast",
    terms: "breakfast !(walk) | skip/ping meals | breakfast ...2 (lose weight|weight loss|weight)",
    asked: [
      "is breakfast important?",
      "is it bad to skip breakfast",
      "should I eat breakfast to lose weight",
    ],
    text: `Breakfast is a matter of taste: you may skip it if you feel well without it. In a review of trials, people
      told to eat breakfast took in more energy over the day and weighed slightly more than those who skipped
      it, so it is no slimming aid. If you train early or take medicines with food, eat something. What you eat
      matters more than the hour; protein and whole grains keep you full.`,
    sources: [{ name: "Sievert K et al., BMJ 364:l42", year: 2019 }],
    metrics: ["intake_kcal", "weight_kg", "glucose_avg"],
  },
  {
    id: "meal_timing",
    title: "late eating and weight",
    terms:
      "(late|evening|night) (eating|meals|dinner) ...6 (weight|fat|hunger|hungry|metabolism) | " +
      "(eat/ing|dinner|carbs|food|meal/s) ...3 (late|after 6|after 8|at night|evening) ...5 " +
      "(fat|weight|gain) | (when|what time) ...4 (eat|dinner|last meal) | meal timing",
    asked: [
      "does eating late make you fat?",
      "what time should I have dinner",
      "is meal timing important",
    ],
    text: `Late eating does not turn food into fat by itself, but it seems to make weight control harder. In a small
      controlled study, the same meals eaten about four hours later left people hungrier and burning slightly
      less. How much you eat over the day still counts for more. An earlier, lighter dinner is worth a trial of
      two weeks: look at your weight trend and your nights.`,
    sources: [{ name: "Vujović N et al., Cell Metab 34:1486", year: 2022 }],
    metrics: ["intake_kcal", "weight_kg", "sleeping_hr"],
  },
  {
    id: "food_and_training",
    title: "eating around training",
    terms:
      "(eat/ing|food|snack|meal|fuel*) ...4 (before|after|during|around) ...4 " +
      "(train/ing|workout/s|run/ning|exercise|gym|ride|race) | (pre|post) workout " +
      "[food|meal|snack] | fasted (training|cardio|running|workout/s|run) | " +
      "(train*|run/ning|exercis*|cardio) ...3 (fasted|empty stomach)",
    asked: [
      "what should I eat before a run?",
      "is fasted cardio better for fat loss",
      "what to eat after a workout",
    ],
    text: `Before hard or long sessions eat something rich in carbohydrates one to four hours ahead; for an easy hour
      you need nothing special. Afterwards a normal meal with protein within a couple of hours is plenty. In
      sessions over an hour, 30 to 60 g of carbohydrate an hour keep you going. Training on an empty stomach
      burns more fat at that moment, but has not led to more fat lost.`,
    sources: [
      { name: "Thomas DT et al. (ACSM), Med Sci Sports Exerc 48:543", year: 2016 },
      { name: "Schoenfeld BJ et al., J Int Soc Sports Nutr 11:54", year: 2014 },
    ],
    metrics: ["carbs_g", "protein_g", "workout_minutes"],
  },
]
