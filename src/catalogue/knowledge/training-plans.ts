import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Training plans: goals, coming back, and training around life. */
export const trainingPlans: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "workouts_per_week",
    title: "workouts a week",
    terms:
      "(how many !(steps|laps|calories)|how often|number of) ...3 (workout/s|work " +
      "out|exercise|train|gym|lift) | workouts (a|per|each) week | (times|days) (a|per) week " +
      "...5 (exercis*|workout|work out|train|gym|run)",
    asked: [
      "how many workouts a week should I do?",
      "how often should I exercise",
      "how many times a week should I go to the gym",
    ],
    text: `Three to five workouts a week suit most people, with strength work in two of them. The American College of
      Sports Medicine advises moderate exercise on five days or vigorous on three, or a mix. What decides in the
      end is the weekly total and that you keep it up. Start with fewer than you think you can manage, and add a
      day once the first ones have become a habit.`,
    sources: [
      { name: "Garber CE et al. (ACSM position stand), Med Sci Sports Exerc 43:1334", year: 2011 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["workouts", "workout_minutes", "active_minutes"],
  },
  {
    id: "couch_to_5k",
    title: "starting to run",
    terms:
      "couch to (5k|5 k|5km|5 km) | c25k | (start/ing|begin|beginning|take up|new to) " +
      "[to|with] (run|running|jog|jogging) | (train*|plan|prepare|program*) ...6 (5k|5 k|5km|5 " +
      "km) | (5k|5km) (plan|program*|training)",
    asked: ["how do I start running?", "what is couch to 5k", "make me a 5k plan"],
    text: `You can go from no running to a 5k in about nine weeks by mixing walking and running, three times a week,
      and running a little more each week. That is how the NHS plan Couch to 5K works. Go slowly enough to talk.
      Repeat a week whenever it felt hard. If you have a heart condition, chest pain on effort, or have not
      moved for years, ask your doctor first.`,
    sources: [{ name: "NHS, Get running with Couch to 5K", year: 2023 }],
    metrics: ["workouts", "workout_distance_km", "workout_pace", "workout_avg_hr"],
    steps: [
      "Choose three fixed days a week with a day between them.",
      "Start with five minutes of brisk walking.",
      "Alternate one minute of running and a walking break.",
      "Lengthen the running part each week, not the speed.",
      "Repeat a week if it felt too hard.",
      "Watch your pulse fall at the same pace over the weeks.",
    ],
  },
  {
    id: "half_marathon",
    title: "training for a half marathon",
    terms:
      "half marathon/s | half-marathon | (train/ing|plan|prepare) ...5 (10k|10 k|21k|21 k|10 " +
      "mile/s)",
    asked: [
      "how do I train for a half marathon?",
      "half marathon plan",
      "how long to prepare for a half marathon",
    ],
    text: `If you already run 5 km with ease, a half marathon takes some months of regular running. Most runs are
      easy, one is long and one is quicker. Runners who cover more kilometres a week and run further in training
      finish faster on average. Grow the long run gently: in a large cohort, runs more than 10 percent longer
      than the longest of the past month brought more injuries.`,
    sources: [
      { name: "Fokkema T et al., Scand J Med Sci Sports 30:1692", year: 2020 },
      { name: "Frandsen JSB et al., Br J Sports Med 59:1203", year: 2025 },
      { name: "Bosquet L et al., Med Sci Sports Exerc 39:1358", year: 2007 },
    ],
    metrics: ["workout_distance_km", "workouts", "workout_pace", "training_load"],
    steps: [
      "Run three or four times a week, most of it easy.",
      "Lengthen one run step by step, and keep its pace easy.",
      "Do one quicker run a week, such as a steady middle part.",
      "Take an easier week every third or fourth week.",
      "Run less in the last one to two weeks before the day.",
    ],
  },
  {
    id: "marathon",
    title: "training for a marathon",
    terms: "<!(half) <!(after a|after the|after my) marathon/s !(before blood)",
    asked: ["how do I train for a marathon?", "marathon plan", "can I run a marathon"],
    text: `A marathon needs a base of regular running first, then several months of steady build-up. Studies find
      that weekly distance and the number of long runs go along with faster finishing, more than any single
      trick. Keep most kilometres easy, and practise drinking and eating: 30 to 60 g of carbohydrate an hour is
      the usual start. Ask a doctor first if you have heart trouble or symptoms on effort.`,
    sources: [
      { name: "Doherty C et al., J Sci Med Sport 23:182", year: 2020 },
      { name: "Thomas DT et al. (ACSM), Med Sci Sports Exerc 48:543", year: 2016 },
      { name: "Bosquet L et al., Med Sci Sports Exerc 39:1358", year: 2007 },
    ],
    metrics: ["workout_distance_km", "training_load", "workout_pace", "resting_hr"],
    steps: [
      "Run regularly for some months before you start the plan.",
      "Run four times a week, three of them easy.",
      "Lengthen the long run bit by bit, with an easier week now and then.",
      "Practise food and drink on long runs.",
      "Cut your distance in the last two weeks, keep a few quick bits.",
      "Start the race slower than feels right.",
    ],
  },
  {
    id: "tapering",
    title: "tapering",
    terms:
      "taper/s/ing/ed | (week/s|days|train*) before ...3 (race|competition|marathon) | race " +
      "week",
    asked: [
      "what is tapering?",
      "how long should I taper before a race",
      "training the week before a race",
    ],
    text: `Tapering is training less before a race so that tiredness leaves while fitness stays. A review of studies
      found the best results with about two weeks in which the distance falls by 41 to 60 percent, while the
      number of sessions and their speed stay the same. You may feel heavy or restless; that is common. HRV
      often rises and resting pulse falls a little, but not in everyone.`,
    sources: [{ name: "Bosquet L et al., Med Sci Sports Exerc 39:1358", year: 2007 }],
    metrics: ["training_load", "workout_distance_km", "hrv_rmssd", "resting_hr"],
  },
  {
    id: "run_faster",
    title: "getting faster",
    terms:
      "(get/ting|run/ning|becom/e/ing|cycl/e/ing|bik/e/ing|swim/ming) faster | faster " +
      "(5k|10k|runner|mile|pace|time/s) | improv/e/es/ing ...4 " +
      "(pace|speed|run/ning|time/s|5k|10k)",
    asked: ["how do I get faster?", "how can I run faster", "how to improve my 5k time"],
    text: `You get faster by running more often and mostly easily, plus one or two quick sessions a week. Intervals
      raise the ceiling, steady efforts near your one-hour pace raise what you can hold, and heavy strength work
      makes each stride cheaper. More quick days than that mostly add tiredness. Give a block eight weeks and
      judge by the same route: the same pace at a lower pulse is progress.`,
    sources: [
      { name: "Seiler S, Int J Sports Physiol Perform 5:276", year: 2010 },
      { name: "Milanović Z et al., Sports Med 45:1469", year: 2015 },
      { name: "Blagrove RC et al., Sports Med 48:1117", year: 2018 },
    ],
    metrics: ["workout_pace", "workout_avg_hr", "vo2max", "workout_distance_km"],
    steps: [
      "Note your pace and pulse on a route you run often.",
      "Keep most of your runs easy enough to talk.",
      "Do one interval session a week.",
      "Add strength work for the legs twice a week.",
      "Run the same route again after eight weeks.",
    ],
  },
  {
    id: "exercise_after_illness",
    title: "exercising again after illness",
    terms:
      "(exercis*|train/ing|run/ning|workout/s|work out|gym|sport) ...4 (again|return*|back) " +
      "...5 (ill/ness|sick/ness|flu|cold|covid|infection|fever) | after ...3 (ill/ness|being " +
      "sick|flu|covid|infection|fever|cold) ...6 (exercis*|train/ing|run/ning|workout/s|work " +
      "out|gym|sport) | (return|back) to (running|training|exercise|sport) | when ...6 " +
      "(exercise|run|train) after",
    asked: [
      "when can I run again after flu?",
      "how long after covid can I exercise",
      "return to training after illness",
    ],
    text: `Start again once you have been free of fever and body aches for some days and ordinary life feels easy.
      Begin with a short walk or easy session, look at how you feel and at your pulse the next morning, and
      build up bit by bit. After COVID-19 or a serious infection go slower still. Chest pain, pounding heart,
      fainting or unusual breathlessness mean stop and see a doctor.`,
    sources: [
      { name: "Schwellnus M et al. (IOC consensus), Br J Sports Med 50:1043", year: 2016 },
      { name: "Elliott N et al., Br J Sports Med 54:1174", year: 2020 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "workout_avg_hr", "body_temp"],
    steps: [
      "Wait until fever and aches are gone without medicine.",
      "Check that your resting pulse is back at your usual.",
      "Take an easy walk first and see how the next day feels.",
      "Start with half the usual time, at an easy effort.",
      "Add time first, and hard effort last.",
    ],
  },
  {
    id: "losing_fitness",
    title: "losing fitness in a break",
    terms:
      "(los/e/ing|lost) ...3 (fitness|shape|muscle/s|vo2max|vo2 max|condition|endurance) | " +
      "detrain* | (break|time off|week/s off|pause) ...4 " +
      "(train*|run/ning|exercis*|gym|workout/s) | how ...3 (fitness|endurance) ...3 " +
      "(lose|lost|drop)",
    asked: [
      "how fast do I lose fitness?",
      "does a week off hurt my training",
      "losing muscle during a break",
    ],
    text: `A week off costs almost nothing. Endurance begins to slip after about two to four weeks without training,
      first because there is less blood to pump; strength holds longer. What you had comes back faster than it
      took to build. If you can, keep one or two short sharp sessions a week, because intensity preserves
      fitness best. A watch may show a falling VO2max only because it sees no runs.`,
    sources: [
      { name: "Mujika I & Padilla S, Sports Med 30:79", year: 2000 },
      { name: "Spiering BA et al., J Strength Cond Res 35:1449", year: 2021 },
    ],
    metrics: ["vo2max", "resting_hr", "workouts", "training_load"],
  },
  {
    id: "running_and_knees",
    title: "running and the knees",
    terms:
      "(run/ning|jog/ging) ...5 (knee/s|joint/s|arthritis) | (knee/s|joint/s|arthritis) ...5 " +
      "(run/ning|jog/ging) | (run/ning|jog/ging|sport/s) injur* | shin splint/s | runner's knee",
    asked: [
      "is running bad for your knees?",
      "how do I avoid running injuries",
      "knee pain from running",
    ],
    text: `Running does not wear out healthy knees: in a review, 3.5 percent of recreational runners had hip or knee
      arthritis, against 10.2 percent of people who did not run. Injuries come mostly from doing more than you
      are used to. Build up slowly, vary your routes and sleep enough. Stop for pain that sharpens as you run,
      and have it looked at if it lasts over a week or two or if the knee swells.`,
    sources: [
      { name: "Alentorn-Geli E et al., J Orthop Sports Phys Ther 47:373", year: 2017 },
      { name: "Frandsen JSB et al., Br J Sports Med 59:1203", year: 2025 },
    ],
    metrics: ["workout_distance_km", "training_load", "workout_cadence"],
  },
  {
    id: "training_in_heat",
    title: "training in the heat",
    terms:
      "(train/ing|run/ning|exercis*|workout/s|work out|cycl/e/ing|sport) ...5 " +
      "(heat|hot|humid*|summer) | (heat|hot|humid*|summer) ...5 " +
      "(train/ing|run/ning|exercis*|workout/s|cycling|sport) | heat " +
      "(acclimat*|adaptation|stroke|exhaustion) | (heart rate|pulse) ...3 " +
      "(running|run|exercis*|training) ...3 (summer|heat|hot)",
    asked: [
      "how should I train in the heat?",
      "why is my heart rate higher running in summer",
      "is it safe to run in hot weather",
    ],
    text: `In the heat go slower and by feel: your heart also has to send blood to the skin, so the same pace costs
      more beats. The body adapts within one to two weeks of training in warmth. Choose early hours, shade and
      light clothes, and drink to thirst. Headache, dizziness or chills mean stop and cool down. Confusion or
      collapse is an emergency: call an ambulance and cool the person at once.`,
    sources: [
      { name: "Racinais S et al., Br J Sports Med 49:1164", year: 2015 },
      { name: "Roberts WO et al. (ACSM), Curr Sports Med Rep 20:470", year: 2021 },
    ],
    metrics: ["workout_avg_hr", "workout_pace", "water_ml"],
  },
]
