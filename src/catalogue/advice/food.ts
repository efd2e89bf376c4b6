import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** How to eat and drink better, and to reach a weight. */
export const food: ReadonlyArray<Advice> = [
  {
    id: "advice_eat_better",
    title: "eating better",
    terms:
      "(eat/ing|diet|food) ...1 (healthy|healthier|clean*) | eat/ing (better|well) | " +
      "(healthier|better|healthy) (diet|eating|food choices|meals) | improve ...2 diet",
    way: "either",
    asked: ["how to eat healthier", "how can i improve my diet", "how do i eat better"],
    lead: "Plants first: fill half the plate with vegetables and fruit, and the rest follows",
    steps: [
      {
        text: "Eat at least 400 g of fruit and vegetables a day, beans and whole grains with them.",
        source: from.healthyDiet,
      },
      {
        text: "Cook with olive or rapeseed oil, and have nuts and fish in place of sausage.",
        source: from.predimed,
      },
      {
        text: "Drink water; keep sweet drinks, sweets and ready meals for now and then.",
        source: from.healthyDiet,
      },
    ],
    doctor:
      "Ask your doctor or a dietitian before a strict diet, with diabetes or kidney disease, or if " +
      "eating worries you.",
    metrics: ["fibre_g", "intake_kcal"],
    analytes: [],
  },
  {
    id: "advice_gut",
    title: "a healthier gut",
    terms:
      "gut [health|bacteria|flora] | (improve|better|fix|heal) ...2 gut health | (improve|better|fix|heal) " +
      "my gut health | microbiome | digestion | (less|stop|reduce) ...2 bloat* | bloating",
    way: "either",
    asked: ["how can i improve my gut health", "how do i improve my digestion"],
    lead: "Your gut lives on fibre from many different plants, more than on any supplement",
    steps: [
      {
        text: "Raise fibre slowly towards 25 to 30 g a day: beans, oats, vegetables, nuts.",
        source: from.fibreNhs,
      },
      {
        text: "Eat many kinds of plants in a week, and something fermented such as yoghurt.",
        source: from.fermented,
      },
      { text: "Drink enough, and move every day.", source: from.fibreNhs },
    ],
    doctor:
      "Ask your doctor about blood in the stool, weight that falls by itself, or a change that lasts " +
      "over three weeks.",
    metrics: ["fibre_g"],
    analytes: [],
  },
  {
    id: "advice_fibre",
    title: "more fibre",
    terms: "fiber | fibre | roughage | (eat/ing|get/ting|have) [in] more (fiber|fibre)",
    way: "up",
    asked: ["how can i eat more fiber", "how do i get more fibre"],
    lead: "Swap rather than add: whole grain for white, beans for some of the meat, fruit for sweets",
    steps: [
      { text: "Begin with oats or wholegrain bread at breakfast.", source: from.fibreNhs },
      {
        text: "Put beans or lentils into a meal on most days: a cup brings about half of what you need.",
        source: from.fibreNhs,
      },
      {
        text: "Snack on fruit and nuts, and raise it over some weeks with enough to drink.",
        source: from.fibreNhs,
      },
    ],
    doctor: "Ask your doctor first if you have a bowel disease.",
    metrics: ["fibre_g"],
    analytes: [],
  },
  {
    id: "advice_protein",
    title: "more protein",
    terms: "protein | (eat/ing|get/ting|have) [in] more protein",
    way: "up",
    asked: ["how can i eat more protein", "how do i get more protein"],
    lead: "Put a source of protein into each meal, breakfast above all, instead of a lot at night",
    steps: [
      {
        text: "Have 20 to 40 g a meal: fish, chicken, eggs, curd cheese, tofu or lentils.",
        source: from.issnProtein,
      },
      { text: "Choose yoghurt, nuts or boiled eggs for snacks.", source: from.issnProtein },
      {
        text: "Aim for 1.2 to 2 g per kilogram of body weight a day if you train.",
        source: from.fuel,
      },
    ],
    doctor: "Ask your doctor first if you have kidney disease.",
    metrics: ["protein_g"],
    analytes: [],
  },
  {
    id: "advice_water",
    title: "more water",
    terms: "water | hydrated | hydration",
    way: "up",
    asked: ["how can i drink more water", "how do i stay hydrated"],
    lead: "Tie a glass to things you do anyway, and keep a bottle in sight",
    steps: [
      { text: "Have a glass on waking and one with each meal.", source: from.waterNhs },
      {
        text: "Count tea, coffee and milk: six to eight glasses a day in all is the usual advice.",
        source: from.waterNhs,
      },
      { text: "Look at the colour: pale yellow means enough.", source: from.waterNhs },
    ],
    doctor: "Ask your doctor how much is right for you with heart or kidney disease.",
    metrics: ["water_ml"],
    analytes: [],
  },
  {
    id: "advice_snacking",
    title: "less snacking",
    terms:
      "snack/s/ing | (eat/ing) ...3 (late at night|at night|after dinner|out of boredom) | craving/s | " +
      "(emotional|binge|over) eating | overeat/ing | portion/s",
    way: "down",
    asked: [
      "how do i stop snacking at night",
      "how can i stop eating late at night",
      "how do i stop overeating",
    ],
    lead: "Eat enough by day, and make the evening snack harder to reach",
    steps: [
      { text: "Have protein and fibre at dinner, so that you are full.", source: from.obesity },
      {
        text: "Close the kitchen at a fixed hour, and brush your teeth then.",
        source: from.obesity,
      },
      {
        text: "Keep sweets and crisps out of the house; have fruit or yoghurt there instead.",
        source: from.sugars,
      },
    ],
    doctor:
      "Ask your doctor if you eat large amounts without control, or make up for it afterwards: that is " +
      "an illness that can be treated.",
    metrics: ["intake_kcal"],
    analytes: [],
  },
  {
    id: "advice_weight",
    title: "a lower weight",
    terms:
      "(lose|shed|drop) ...3 (weight|pound/s|kilo/s|kg|lb/s|stone|#) | weight loss | losing weight | slim* " +
      "down | get (lean|leaner|slim*)",
    way: "down",
    asked: [
      "i want to lose 10 pounds",
      "how do i lose weight after 50",
      "how can i lose 5 kg by summer",
      "make me a plan to lose weight",
    ],
    lead: "What you eat moves weight most, and movement keeps it off",
    steps: [
      {
        text: "Eat 500 to 750 kcal a day less than you use: about half a kilogram a week comes off.",
        source: from.obesity,
      },
      {
        text: "Leave out sweet drinks and alcohol first, and fill half the plate with vegetables.",
        source: from.obesity,
      },
      {
        text: "Have protein at each meal and train your strength twice a week, to keep muscle.",
        source: from.activity,
      },
      {
        text: "Weigh yourself in the mornings and follow the weekly average.",
        source: from.weighing,
      },
    ],
    doctor:
      "Ask your doctor first with an illness, in pregnancy, or if eating has ever been a struggle.",
    metrics: ["weight_kg"],
    analytes: [],
  },
  {
    id: "advice_gain",
    title: "more weight",
    terms: "(gain|put on) ...2 (weight|kilo/s|kg|pounds)",
    way: "up",
    asked: ["how do i gain weight", "how can i put on weight"],
    lead: "Add a little to every meal rather than one large one, and train your strength",
    steps: [
      {
        text: "Eat 300 to 500 kcal a day more: nuts, oils, cheese, dried fruit, milk.",
        source: from.gainNhs,
      },
      { text: "Have five or six smaller meals if large ones are too much.", source: from.gainNhs },
      { text: "Lift weights twice a week, so that it becomes muscle.", source: from.activity },
    ],
    doctor: "Ask your doctor if you lost weight without wanting to.",
    metrics: ["weight_kg"],
    analytes: [],
  },
]
