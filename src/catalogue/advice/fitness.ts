import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** How to get stronger, faster and fitter, and to stay in one piece. */
export const fitness: ReadonlyArray<Advice> = [
  {
    id: "advice_strength",
    title: "more strength",
    terms:
      "(get|become|be|getting) [a lot] stronger | (build|gain|grow|more|put on) ...2 (muscle/s|strength) | " +
      "pull ups | pullups | push ups | pushups | chin ups | squat/s | deadlift/s | bench press | bulk up | " +
      "(get) (ripped|toned|jacked)",
    way: "either",
    asked: [
      "i want to get stronger",
      "how do i build muscle at home",
      "how do i get better at pull ups",
      "how do i do more push ups",
    ],
    lead: "Muscle grows when you train it close to its limit twice a week and eat enough protein",
    steps: [
      {
        text: "Train each large muscle group two or three times a week, with 48 hours between.",
        source: from.acsm,
      },
      {
        text: "Choose a version that you can do 8 to 12 times, with a band or on the knees.",
        source: from.acsmStrength,
      },
      {
        text: "Add 2 to 10 percent, or a repeat, whenever it gets easy.",
        source: from.acsmStrength,
      },
      {
        text: "Eat about 1.6 g of protein per kilogram of body weight a day.",
        source: from.proteinMuscle,
      },
    ],
    doctor: "Ask your doctor first with heart trouble, and stop for sharp pain.",
    metrics: [],
    analytes: [],
  },
  {
    id: "advice_workout_plan",
    title: "a training week",
    terms:
      "(workout|exercise|fitness|gym|training) (plan|routine|schedule|program|programme) | " +
      "(start/ing|begin/ning|get into) (exercising|working out|the gym|to exercise|to work out|exercise) | " +
      "(get|be) in shape",
    way: "either",
    asked: ["give me a workout plan", "how do i start exercising", "how do i get in shape"],
    lead: "A good week has three easy endurance days, two of strength, and rest between",
    steps: [
      {
        text: "Walk, cycle or run 30 to 50 minutes on three days, slowly enough to talk.",
        source: from.activity,
      },
      {
        text: "Train all large muscle groups on two days: squats, push-ups, rows, planks.",
        source: from.acsm,
      },
      {
        text: "After some weeks make one endurance day harder, with a few fast minutes.",
        source: from.intervals,
      },
      { text: "Add a little each week, and keep a day off after a hard one.", source: from.acsm },
    ],
    doctor:
      "Ask your doctor first with heart trouble, chest pain on effort, or after years without moving.",
    metrics: ["workout_minutes"],
    analytes: [],
  },
  {
    id: "advice_run_faster",
    title: "faster running",
    terms:
      "run/ning ...3 (faster|quicker|further|farther|longer) | run/ning ...2 faster (mile/s|pace|time/s) | " +
      "faster ...2 (mile|runner|run/ning|pace) | (improve|better|increase) ...2 (pace|running|run " +
      "speed|endurance|stamina) | (better|faster) runner | (running) (pace|speed|stamina|endurance)",
    way: "either",
    asked: [
      "how do i run faster",
      "how do i run a faster mile",
      "how can i improve my running pace",
      "how do i run longer without stopping",
    ],
    lead: "Run more easy kilometres first, then add one quick session a week",
    steps: [
      { text: "Keep four of five runs slow enough to talk.", source: from.easy },
      {
        text: "Once a week run four times four minutes hard, with three easy minutes between.",
        source: from.intervals,
      },
      {
        text: "Make no run more than a tenth longer than your longest of the past month.",
        source: from.longest,
      },
    ],
    doctor:
      "Ask your doctor first if you have heart trouble, or pain in the chest or faintness on effort.",
    metrics: [],
    analytes: [],
  },
  {
    id: "advice_injuries",
    title: "fewer injuries",
    terms: "injur/y/ies/ed | shin splints | (run|train|exercise) ...2 without (getting hurt|pain)",
    way: "either",
    asked: ["how do i prevent injuries when running", "how can i avoid injuries"],
    lead: "Most running injuries come from doing more than you are used to, so grow slowly",
    steps: [
      {
        text: "Make no run more than a tenth longer than your longest of the past month.",
        source: from.longest,
      },
      {
        text: "Train your strength twice a week: in trials it cut sports injuries to about a third.",
        source: from.injuries,
      },
      { text: "Sleep enough, and keep easy days easy.", source: from.easy },
    ],
    doctor:
      "Ask your doctor about pain that sharpens as you run, lasts over a week or two, or comes with " +
      "swelling.",
    metrics: [],
    analytes: [],
  },
  {
    id: "advice_recovery",
    title: "better recovery",
    terms:
      "recover/y/ing ...4 (faster|quicker|better|after|run|workout|training|race|marathon) | " +
      "(improve|better|faster|boost) ...2 recovery",
    way: "either",
    asked: ["how do i recover faster after a long run", "how can i improve my recovery"],
    lead: "Sleep and food do most for recovery; ice baths and gadgets add little",
    steps: [
      {
        text: "Sleep seven hours or more, and keep the day after a hard one easy.",
        source: from.sleepNeed,
      },
      {
        text: "Eat 15 to 25 g of protein and some carbohydrate within two hours.",
        source: from.fuel,
      },
      { text: "Drink to thirst, and leave alcohol out that evening.", source: from.fuel },
      {
        text: "Walk or spin easily next day; massage eases soreness, stretching does not.",
        source: from.soreness,
      },
    ],
    doctor:
      "Ask your doctor if you stay worn out for weeks, or if urine turns dark after a hard effort.",
    metrics: ["hrv_rmssd"],
    analytes: [],
  },
]
