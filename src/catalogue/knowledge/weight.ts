import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Weight: what the scale shows, and changing it. */
export const weight: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "body_weight",
    title: "weight",
    terms:
      "(body|healthy|ideal|normal) weight | (my|average|track*|measur*) weight !(stuck|is " +
      "stuck|loss|train*|swing*|fluctuat*|jump*) | weigh/ing (myself|yourself|daily|every day) " +
      "| (how often|when|best time) ...5 weigh",
    asked: [
      "how often should I weigh myself?",
      "what is a healthy weight",
      "when is the best time to weigh myself",
    ],
    text: `Weigh yourself in the morning, after the toilet and before breakfast, and follow the weekly average.
      Weighing often goes with better weight control in studies, as long as it does not weigh on your mood. A
      healthy weight for most adults lies at a BMI of 18.5 to 24.9, though waist, muscle and how you feel matter
      too. If weight falls without your wanting it, see a doctor.`,
    sources: [
      { name: "Zheng Y et al., Obesity 23:256", year: 2015 },
      { name: "WHO, Obesity and overweight (fact sheet)", year: 2024 },
    ],
    metrics: ["weight_kg", "body_fat"],
  },
  {
    id: "weight_swings",
    title: "daily swings of weight",
    terms:
      "weight ...5 (swing/s|fluctuat*|jump/s/ed|vary|varies|change/s|up and down|overnight|day " +
      "to day|daily) | (swing/s|fluctuat*|jump/s|water) ...4 weight | (gain*|heavier|up) ...4 " +
      "(overnight|in a day|in one day)",
    asked: [
      "why does my weight fluctuate?",
      "why did I gain 2 kg overnight",
      "what is water weight",
    ],
    text: `Weight that jumps from one day to the next is mostly water and food in the gut, not fat. Salt, a big meal,
      carbohydrates stored with water, hard training, the cycle and a missed toilet visit all show. Many people
      are heaviest after the weekend and lightest by its beginning. Look at weekly averages. A quick rise with
      swollen legs or breathlessness needs a doctor soon.`,
    sources: [
      { name: "Orsama AL et al., Obes Facts 7:36", year: 2014 },
      { name: "Kreitzman SN et al., Am J Clin Nutr 56:292S", year: 1992 },
      { name: "McDonagh TA et al. (ESC heart failure), Eur Heart J 42:3599", year: 2021 },
    ],
    metrics: ["weight_kg", "water_ml", "carbs_g", "cycle_day"],
  },
  {
    id: "body_fat",
    title: "body fat",
    terms:
      "body fat !(lose) | (fat|bodyfat) (percent|percentage|%) | (smart|body|bia|bathroom) " +
      "scale/s | bioimpedance | visceral fat | body composition",
    asked: [
      "what is a healthy body fat percentage?",
      "how do scales measure body fat",
      "can I trust my smart scale",
    ],
    text: `Body fat is the share of your weight that is fat; one study puts the healthy range at about 8 to 20
      percent for men and 21 to 33 for women up to 39, a little more later. A scale sends a weak current through
      you and guesses from it, so water, food, exercise and warm feet shift the figure. It can be off by several
      points. Same time, same scale, and look at months.`,
    sources: [
      { name: "Gallagher D et al., Am J Clin Nutr 72:694", year: 2000 },
      { name: "Kyle UG et al. (ESPEN), Clin Nutr 23:1430", year: 2004 },
    ],
    metrics: ["body_fat", "weight_kg"],
  },
  {
    id: "bmi",
    title: "BMI",
    terms: "bmi | body mass index | (am i|be) (overweight|obese) | (overweight|obesity)",
    asked: [
      "what is BMI?",
      "what is a healthy bmi",
      "am I overweight",
      "is bmi misleading for muscular people",
    ],
    text: `BMI is your weight in kilograms divided by your height in metres squared. For adults 18.5 to 24.9 is the
      normal range, from 25 on counts as overweight and from 30 on as obesity. It cannot tell muscle from fat or
      see where the fat sits, so athletes may look overweight by it, and in people of Asian family background
      risk begins lower. Take it together with your waist.`,
    sources: [
      { name: "WHO, Obesity and overweight (fact sheet)", year: 2024 },
      { name: "NICE, Overweight and obesity management NG246", year: 2025 },
    ],
    metrics: ["weight_kg", "body_fat"],
  },
  {
    id: "waist",
    title: "waist size",
    terms:
      "waist [size|circumference] | belly fat | waist (to|hip) [height|hip] [ratio] | " +
      "(fat|weight) around [my|the] (belly|middle|waist|stomach) | how do i lose [my] belly fat",
    asked: [
      "what is a healthy waist size?",
      "how do I measure my waist",
      "how do I lose belly fat",
    ],
    text: `Keep your waist to less than half your height: that is the rule of the British guideline for adults, and
      it says more about health risk than weight alone. Measure halfway between the lowest rib and the top of
      the hip bone, after breathing out. You cannot choose where fat goes; sit-ups do not shrink the belly, but
      moving more and eating less do, often before the scale shows much.`,
    sources: [{ name: "NICE, Overweight and obesity management NG246", year: 2025 }],
    metrics: ["weight_kg", "body_fat"],
  },
  {
    id: "lose_weight",
    title: "losing weight",
    terms:
      "(los/e/es/ing|drop/ping|shed/ding) ...3 (weight|fat|kilo/s|kg|pound/s|lbs) | weight " +
      "loss !(plateau|drug*|injection*) | slim* down | calorie deficit | fat loss",
    asked: [
      "how do I lose weight?",
      "make me a weight loss plan",
      "how fast should I lose weight",
      "what is a calorie deficit",
    ],
    text: `You lose weight when you eat less energy than you use, over months. Guidelines suggest a gap of about 500
      to 750 kcal a day; losing even 3 to 5 percent of your weight already improves blood sugar and blood fats.
      Any eating pattern you can keep works. Moving protects muscle and helps most in keeping the weight off.
      With an illness, in pregnancy or with an eating disorder, plan it with a doctor.`,
    sources: [
      { name: "Jensen MD et al. (AHA/ACC/TOS), Circulation 129:S102", year: 2014 },
      { name: "Donnelly JE et al. (ACSM), Med Sci Sports Exerc 41:459", year: 2009 },
    ],
    metrics: ["weight_kg", "intake_kcal", "steps", "protein_g"],
    steps: [
      "Weigh yourself in the mornings and follow the weekly average.",
      "Log what you eat for two weeks, to see where the energy comes from.",
      "Leave out sugary drinks and alcohol first.",
      "Fill half the plate with vegetables and have protein each meal.",
      "Walk every day and do strength work twice a week.",
      "Look at the trend once a month and adjust one thing.",
    ],
  },
  {
    id: "weight_plateau",
    title: "a weight plateau",
    terms:
      "plateau/s/ed | weight ...3 (stuck|stall*|not moving|won't move|stopped) | " +
      "(stopped|stuck|stall*|not) ...3 losing [weight] | why ...3 not losing",
    asked: ["why am I not losing weight?", "what is a weight loss plateau", "my weight is stuck"],
    text: `A plateau mostly means that what you eat now matches what you use now: a lighter body needs less energy,
      and portions creep up. Water can also hide lost fat for a few weeks. People underrate what they eat, in
      one study by almost half, so log honestly for a week before you change anything. Then trim a little or
      move a little more. Sleep and medicines matter too; ask your doctor if it puzzles you.`,
    sources: [
      { name: "Lichtman SW et al., N Engl J Med 327:1893", year: 1992 },
      { name: "Hall KD et al., Lancet 378:826", year: 2011 },
    ],
    metrics: ["weight_kg", "intake_kcal", "calories_total"],
  },
  {
    id: "gain_muscle",
    title: "building muscle",
    terms:
      "(build/ing|gain/ing|grow/ing|put on|add/ing) ...3 (muscle/s|muscle mass|lean mass) | " +
      "muscle (mass|growth|gain) | hypertrophy | (gain/ing|put on) weight",
    asked: [
      "how do I build muscle?",
      "how much protein to gain muscle",
      "how do I gain weight healthily",
    ],
    text: `Muscle grows when you train it close to its limit, twice a week or more, and eat enough energy and
      protein. A review found that protein beyond about 1.6 g per kilogram of body weight a day adds nothing
      further to training. Add weight or repeats bit by bit and sleep enough. Expect visible change after
      months. With kidney disease ask your doctor before eating much more protein.`,
    sources: [
      { name: "Morton RW et al., Br J Sports Med 52:376", year: 2018 },
      { name: "Schoenfeld BJ et al., Sports Med 46:1689", year: 2016 },
    ],
    metrics: ["protein_g", "weight_kg", "body_fat", "workouts"],
    steps: [
      "Train each large muscle group twice a week.",
      "Choose weights at which the last repeats are hard.",
      "Raise the weight or repeats a little when it gets easy.",
      "Have protein at every meal, and log it for two weeks.",
      "Keep a day between sessions for the same muscles.",
      "Follow weight and body fat by the month.",
    ],
  },
  {
    id: "metabolism",
    title: "metabolism",
    terms: "metabolism | metabolic rate | (slow|fast) metaboli* | starvation mode",
    asked: [
      "what is metabolism?",
      "does metabolism slow down with age",
      "can I speed up my metabolism",
    ],
    text: `Metabolism is all the work of turning food into energy and body. It does not slow in midlife: in data of
      more than 6,400 people, energy use for body size was steady from 20 to 60 and fell slowly afterwards. What
      changes is muscle and movement. Eating very little lowers it somewhat, mostly because the body gets
      smaller. More muscle and more steps raise it; teas and spices hardly do.`,
    sources: [{ name: "Pontzer H et al., Science 373:808", year: 2021 }],
    metrics: ["calories_bmr", "calories_total", "steps"],
  },
  {
    id: "body_temperature",
    title: "body temperature",
    terms:
      "body temp/erature !(dev*) | <!(skin|wrist|night|bedroom|room) temperature ...3 " +
      "(normal|high|low) | (normal|high|low) (temperature|temp) | fever/s !(sleep) | " +
      "thermometer/s | (take|taking|measure) [my] temperature",
    asked: [
      "what is a normal body temperature?",
      "when is it a fever",
      "how should I take my temperature",
    ],
    text: `Normal body temperature averages about 36.6 °C in large studies, and each person has a range of their own:
      lower in the morning, higher in the evening and after ovulation. From 38 °C on one speaks of a fever. Ear,
      forehead and mouth differ, so use one thermometer and one place; a wrist shows skin, not core. See a
      doctor if a fever lasts, or at once with a stiff neck, confusion or trouble breathing.`,
    sources: [
      { name: "Obermeyer Z et al., BMJ 359:j5468", year: 2017 },
      { name: "NHS, High temperature (fever) in adults", year: 2023 },
    ],
    metrics: ["body_temp", "skin_temp_dev", "resting_hr"],
  },
]
