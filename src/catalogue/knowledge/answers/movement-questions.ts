import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Everyday questions about walking, running and what they burn. */
export const movementQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "cadence_running",
    title: "running cadence",
    terms: "(running|run|step) cadence | steps per minute | 180 cadence | # steps per minute",
    asks: ["any"],
    asked: ["what is a good running cadence", "is 180 steps per minute ideal"],
    text: `There is no one good number: cadence, the steps per minute, rises with speed and differs with height.
      Raising your own by 5 to 10 percent at the same speed takes load off the knees and hips.`,
    sources: [{ name: "Heiderscheit BC et al., Med Sci Sports Exerc 43:296", year: 2011 }],
    metrics: [],
  },
  {
    id: "walking_or_running",
    title: "walking or running",
    terms:
      "(walk/ing) ...4 (as good as|better than|vs|versus|compared) ...2 (run/ning|jog/ging) | " +
      "(run/ning|jog/ging) ...4 (better than|vs|versus|than) ...2 walk/ing | (better|healthier|best) ...2 " +
      "(walk/ing|run/ning) or (walk/ing|run/ning)",
    asks: ["any"],
    asked: [
      "is walking as good as running",
      "walking vs running",
      "is running better than walking",
    ],
    text: `For the heart yes, if you use as much energy: in a study of over 48,000 people the same effort lowered
      blood pressure, cholesterol and diabetes about as much either way. Running just gets there in half the time
      and raises fitness more.`,
    sources: [
      { name: "Williams PT & Thompson PD, Arterioscler Thromb Vasc Biol 33:1085", year: 2013 },
    ],
    metrics: ["steps"],
  },
  {
    id: "walking_or_cycling",
    title: "walking or cycling",
    terms:
      "(better|healthier|best|more calories) ...3 (walk/ing|run/ning|cycling|biking) ...3 " +
      "(walk/ing|run/ning|cycling|biking) | (walk/ing|run/ning|cycling|biking) ...4 (better " +
      "than|vs|versus) ...2 (walk/ing|run/ning|cycling|biking)",
    asks: ["any"],
    asked: [
      "what's better walking or cycling",
      "is cycling better than running",
      "running vs cycling",
    ],
    text: `Neither: at the same effort both go with about a tenth lower mortality. Cycling spares the joints and
      lets you go harder, walking and running load the bones, which they need. Take the one you will keep
      doing.`,
    sources: [{ name: "Kelly P et al., Int J Behav Nutr Phys Act 11:132", year: 2014 }],
    metrics: [],
  },
  {
    id: "walking_counts",
    title: "walking as exercise",
    terms:
      "(is|does|can) walking ...6 (enough|exercise|count/s|good|help/s|lose weight|fit) | walking enough",
    asks: ["any"],
    asked: [
      "is walking enough exercise",
      "does walking count as exercise",
      "is walking good exercise",
    ],
    text: `Yes, if it is brisk: at about 100 steps a minute walking counts as moderate activity, of which the WHO
      asks for 150 to 300 minutes a week. Add strength training on two days, which walking does not replace.`,
    sources: [
      { name: "Tudor-Locke C et al., Br J Sports Med 52:776", year: 2018 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["steps"],
  },
  {
    id: "steps_in_mile",
    title: "steps in a mile",
    terms:
      "steps ...4 (in|is|are|for|makes|make) ...2 (mile/s|km|kilometer/s|kilometre/s|5k|10k) | how many " +
      "(mile/s|km|kilometer/s|kilometre/s) ...3 steps | how far ...3 steps",
    asks: ["any"],
    asked: [
      "how many steps is a mile",
      "how many steps is 5 km",
      "how many miles is 10000 steps",
      "how far is 10,000 steps",
    ],
    text: `About 2,250 steps in a mile at an easy walk, which is 1,400 in a kilometre and 7,000 in five; 10,000
      steps are some 7 km or 4.5 miles. Taller and faster people need fewer, runners about 1,700 for a mile.`,
    sources: [{ name: "Hoeger WWK et al., ACSM's Health Fitness J 12:14", year: 2008 }],
    metrics: ["steps", "distance_km"],
    isPair: true,
  },
  {
    id: "steps_enough",
    title: "steps in a day",
    terms:
      "(10k|10000|10 000|8k|8000|8 000|7000|7 000|5k|5000|5 000|6000|6 000|20000|20 000|12000|12 000|ten " +
      "thousand) steps",
    asks: ["truth", "harm"],
    asked: ["is it true you need 10000 steps", "do i really need 10000 steps a day"],
    text: `No magic number: the 10,000 come from a Japanese pedometer of 1965. In a review of 2025 about 7,000
      steps a day already went with a much lower risk of early death than 2,000, and more added less and less.`,
    sources: [{ name: "Ding D et al., Lancet Public Health 10:e668", year: 2025 }],
    metrics: ["steps"],
  },
  {
    id: "calories_walking",
    title: "calories in a walk",
    terms: "calories ...8 (walk/ing|steps) | (walk/ing|steps) ...8 calories",
    asks: ["any"],
    asked: [
      "how many calories do you burn walking a mile",
      "how many calories does walking burn",
      "how many calories is 10000 steps",
    ],
    text: `About 0.5 kcal per kilogram and kilometre beyond what you burn at rest: 38 kcal a kilometre and 60 a
      mile for 75 kg, so about 260 for 10,000 steps. Hills and heavy bags add to it.`,
    sources: [
      { name: "ACSM's Guidelines for Exercise Testing and Prescription, 11th ed.", year: 2021 },
    ],
    metrics: [],
  },
  {
    id: "calories_running",
    title: "calories in a run",
    terms:
      "calories ...8 <!(i) (run/ning|jog/ging|5k|10k) | <!(i) (run/ning|jog/ging) ...6 calories",
    asks: ["any"],
    asked: [
      "how many calories does running burn",
      "how many calories do you burn running a mile",
      "how many calories in a 5k",
    ],
    text: `About 1 kcal per kilogram and kilometre, whatever the pace: 75 kcal a kilometre and 120 a mile for 75
      kg, and some 375 for 5 km.`,
    sources: [{ name: "Margaria R et al., J Appl Physiol 18:367", year: 1963 }],
    metrics: [],
  },
  {
    id: "strength_and_weight",
    title: "strength training and weight",
    terms:
      "(strength train/ing|lift/ing|weights|weight training) ...6 (lose weight|weight loss|burn fat|fat " +
      "loss|lose fat)",
    asks: ["any"],
    asked: ["does strength training help you lose weight", "does lifting burn fat"],
    text: `A little on the scale and more in the body: in a review it cut body fat by about 1.5 percentage points
      and kept muscle, which eating less alone costs. For weight itself what you eat does most.`,
    sources: [{ name: "Wewege MA et al., Sports Med 52:287", year: 2022 }],
    metrics: ["weight_kg"],
  },
  {
    id: "cardio_or_weights",
    title: "cardio or weights",
    terms:
      "(cardio) ...4 (or|vs|versus|before|than) ...2 (weights|lifting|strength) | " +
      "(weights|lifting|strength) ...4 (or|vs|versus|before|than) ...2 cardio",
    asks: ["any"],
    asked: [
      "cardio or weights first",
      "is cardio better than weights",
      "should i do cardio before weights",
    ],
    text: `Do both in the week, and first in a session what matters more to you. Together they serve heart and
      weight better than either alone, and doing both costs hardly any strength or muscle.`,
    sources: [
      { name: "Schumann M et al., Sports Med 52:601", year: 2022 },
      { name: "Garber CE et al. (ACSM), Med Sci Sports Exerc 43:1334", year: 2011 },
    ],
    metrics: [],
  },
  {
    id: "abs_belly",
    title: "sit-ups and belly fat",
    terms:
      "(sit ups|situps|crunches|ab (exercise/s|workout/s)|abs) ...6 (fat|belly|stomach|weight) | spot " +
      "reduc* | lose fat in (one|a) (place|spot)",
    asks: ["any"],
    asked: [
      "do sit ups burn belly fat",
      "can you lose fat in one place",
      "do ab workouts reduce belly fat",
    ],
    text: `No: in a trial six weeks of ab exercises made the muscles stronger and left belly fat as it was. Fat
      goes with weight as a whole and with regular brisk movement.`,
    sources: [
      { name: "Vispute SS et al., J Strength Cond Res 25:2559", year: 2011 },
      { name: "Verheggen RJHM et al., Obes Rev 17:664", year: 2016 },
    ],
    metrics: ["weight_kg"],
  },
  {
    id: "quick_workout",
    title: "a short workout",
    terms:
      "(quickest|shortest|short|quick|fast|5 minute|10 minute|ten minute|five minute|minimum|least) ...3 " +
      "(workout/s|exercise|amount of exercise) ...8 " +
      "(do/es|work/s|count/s|enough|effective|good|worth|something|useful)",
    asks: ["any"],
    asked: [
      "what's the quickest workout that does something",
      "are short workouts effective",
      "is a 10 minute workout enough",
    ],
    text: `A few minutes of real effort: in people who did no sport, three or four bursts of one or two hard
      minutes a day, such as hurrying upstairs, went with far fewer early deaths. Three 20-second sprints in
      ten easy minutes raised fitness in a trial.`,
    sources: [
      { name: "Stamatakis E et al., Nat Med 28:2521", year: 2022 },
      { name: "Gillen JB et al., PLoS One 11:e0154075", year: 2016 },
    ],
    metrics: [],
  },
  {
    id: "sitting_smoking",
    title: "sitting and smoking",
    terms:
      "sitting ...6 smoking | (sitting|desk job|sedentary) ...6 (bad|harm*|dangerous|unhealthy|kill/s) | " +
      "(bad|harm*|dangerous|unhealthy) ...6 (sitting|to sit) | (how bad) ...6 (sitting|desk job)",
    asks: ["any"],
    asked: [
      "is sitting really the new smoking",
      "is sitting all day bad",
      "how bad is a desk job for you",
    ],
    text: `No, smoking is far worse: it raises the risk of death by about 180 percent, much sitting by some 25. It
      still adds up in people who hardly move; an hour or so of brisk movement a day undid it in a large
      review.`,
    sources: [
      { name: "Vallance JK et al., Am J Public Health 108:1478", year: 2018 },
      { name: "Ekelund U et al., Lancet 388:1302", year: 2016 },
    ],
    metrics: [],
  },
  {
    id: "exercise_sick",
    title: "exercise with a cold",
    terms:
      "(exercise|work out|workout|run|train|gym) ...6 (with|when|have) ...3 (a cold|sniffles|runny nose)",
    asks: ["any"],
    asked: ["should you exercise with a cold", "can you run with a cold"],
    text: `Easy exercise is fine if the signs are above the neck, such as a runny nose; rest with fever, cough,
      aching muscles or a bad stomach. Come back slowly, and see a doctor for chest pain or palpitations.`,
    sources: [{ name: "Walsh NP et al., Exerc Immunol Rev 17:64", year: 2011 }],
    metrics: [],
  },
  {
    id: "knees",
    title: "running and the knees",
    terms:
      "(run/ning|jog/ging|marathon/s) ...6 (knee/s|joint/s|arthritis|cartilage) | (knee/s|joint/s) ...6 " +
      "(run/ning|jog/ging)",
    asks: ["any"],
    asked: [
      "is running bad for the knees",
      "does running ruin your knees",
      "is jogging bad for your joints",
    ],
    text: `No, not for healthy knees: in a review 3.5 percent of recreational runners had arthritis of hip or knee,
      against 10.2 percent of people who did not run. Build up slowly, and have pain looked at that sharpens
      as you run or lasts over a week or two.`,
    sources: [{ name: "Alentorn-Geli E et al., J Orthop Sports Phys Ther 47:373", year: 2017 }],
    metrics: [],
  },
]
