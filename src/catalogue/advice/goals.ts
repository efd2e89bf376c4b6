import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** What to do for a metric of the person, behind what their own rows say. */
export const goals: ReadonlyArray<Advice> = [
  {
    id: "advice_hrv",
    title: "a higher HRV",
    terms: "hrv | heart rate variability",
    way: "up",
    asked: ["how can i improve my hrv", "how do i raise my hrv"],
    lead: "Regular endurance exercise, steady sleep and less alcohol are the levers with the best evidence",
    steps: [
      {
        text: "Do easy endurance exercise on most days, and keep hard days apart.",
        source: from.sandercock,
      },
      { text: "Keep bedtime and wake-up time steady.", source: from.regular },
      { text: "Leave alcohol out for two weeks and compare the nights.", source: from.alcoholHrv },
      { text: "Breathe slowly for some minutes each evening.", source: from.balban },
    ],
    doctor: "Ask your doctor about palpitations, or a fall that lasts for weeks without a reason.",
    metrics: ["hrv_rmssd"],
    analytes: [],
  },
  {
    id: "advice_resting_heart_rate",
    title: "a lower resting heart rate",
    terms:
      "resting (heart rate|pulse|hr) | rhr | <!(max|maximum|sleeping|workout) heart rate " +
      "!(variability|zone/s)",
    way: "down",
    asked: [
      "how do i lower my resting heart rate further",
      "how can i bring my resting pulse down",
      "how do i get my rhr down",
    ],
    lead: "Regular endurance training lowers it most, over months",
    steps: [
      {
        text: "Move fast on most days, easily enough to talk, and once or twice a week hard.",
        source: from.reimers,
      },
      { text: "Keep several evenings a week free of alcohol.", source: from.alcoholHrv },
      { text: "Sleep enough, at steady times; do not smoke.", source: from.nicotineHeart },
    ],
    doctor:
      "Ask your doctor about a pulse that stays above your usual without a reason, or a slow one with " +
      "dizziness.",
    metrics: ["resting_hr"],
    analytes: [],
  },
  {
    id: "advice_stress",
    title: "less stress",
    terms: "stress | stressed | (calm/er|relax/ed) [down] | wind down | anxious at night",
    way: "down",
    asked: [
      "how do i lower my stress",
      "how can i be less stressed",
      "what helps with stress",
      "how do i calm down",
    ],
    lead: "Short pauses each day calm the body better than one long rest at the end of the week",
    steps: [
      {
        text: "Breathe slowly for five minutes, with a long breath out, at the hour that is worst.",
        source: from.balban,
      },
      { text: "Take a walk outdoors on most days.", source: from.nature },
      { text: "Guard your sleep, and end work at a fixed hour.", source: from.detachment },
      {
        text: "Write down the one worry and the next small thing to do about it.",
        source: from.whoStress,
      },
    ],
    doctor:
      "Ask your doctor or a counsellor for help if stress costs you sleep, work or joy for more than two " +
      "weeks.",
    metrics: ["stress_score"],
    analytes: [],
  },
  {
    id: "advice_steps",
    title: "more steps",
    terms:
      "(more|raise|increase|up|get|reach|hit) ...4 (steps|walking) | steps ...1 (up|more|higher) | " +
      "(walk|move|moving) more | (desk job|office job|sit/ting all day|sit at a desk)",
    way: "up",
    asked: [
      "get more steps with a desk job",
      "how do i get my steps up",
      "how can i walk more",
      "how do i move more at work",
    ],
    lead: "Tie short walks to what you do anyway: calls, lunch, the way home",
    steps: [
      {
        text: "Set a goal a little above your own average, and raise it each fortnight.",
        source: from.stepsGoal,
      },
      {
        text: "Walk ten minutes after a meal: two of them make about 2,000 steps.",
        source: from.cadence,
      },
      {
        text: "Stand up every half hour, take calls on your feet, and get off a stop early.",
        source: from.sitting,
      },
    ],
    doctor:
      "Ask your doctor first if walking brings chest pain, breathlessness or pain in the calves.",
    metrics: ["steps"],
    analytes: [],
  },
  {
    id: "advice_blood_pressure",
    title: "a lower blood pressure",
    terms: "blood pressure | hypertension | bp",
    way: "down",
    asked: [
      "how can i bring my blood pressure down naturally",
      "how do i lower my blood pressure",
      "how can i lower my bp without pills",
    ],
    lead: "Less salt, less alcohol, more movement and a lower weight each bring it down, and they add up",
    steps: [
      {
        text: "Keep salt below 5 g a day: read the labels of bread and ready meals.",
        source: from.saltWho,
      },
      {
        text: "Move briskly on most days: that takes off about 3.5 mmHg on average.",
        source: from.pressureExercise,
      },
      {
        text: "If you carry extra weight, lose some: about 1 mmHg for each kilogram.",
        source: from.pressureWeight,
      },
      {
        text: "Eat plenty of vegetables, beans and fruit, and keep alcohol low.",
        source: from.dash,
      },
    ],
    doctor:
      "Ask your doctor about a week of readings from home; never stop or change tablets by yourself.",
    metrics: ["bp_systolic"],
    analytes: [],
  },
  {
    id: "advice_vo2max",
    title: "a higher VO2max",
    terms: "vo2max | vo2 max | vo2 | cardio fitness | aerobic (fitness|capacity)",
    way: "up",
    asked: ["how do i increase my vo2max", "how can i raise my vo2 max"],
    lead: "Train often and mostly easily, and hard once or twice a week: the hard part moves it most",
    steps: [
      { text: "Train on three days or more, most of it slow enough to talk.", source: from.easy },
      {
        text: "Once a week do four times four minutes hard with three easy minutes between.",
        source: from.intervals,
      },
      {
        text: "Expect it over weeks to months, and look at the trend of your watch only.",
        source: from.heritage,
      },
    ],
    doctor: "Ask your doctor first if hard effort is new to you or you have heart trouble.",
    metrics: ["vo2max"],
    analytes: [],
  },
  {
    id: "advice_back_to_sleep",
    title: "getting back to sleep",
    terms:
      "back to sleep | (stay/ing) asleep | sleep (through|all night) | (wake/s|waking) up ...3 " +
      "(less|night) | (wake-ups|wakeups|wake ups|awakenings) | restless (night/s|sleep)",
    way: "either",
    asked: [
      "how do i get back to sleep when i wake up in the night",
      "how do i stay asleep",
      "what can i do about restless nights",
      "how do i sleep through the night",
    ],
    lead: "Waking at night is normal, and fretting about it is what keeps you up",
    steps: [
      { text: "Turn the clock away and leave the phone alone.", source: from.insomnia },
      {
        text: "If wide awake, get up, read something dull in dim light, and return when sleepy.",
        source: from.insomnia,
      },
      {
        text: "Leave out alcohol in the evening: it breaks up the second half of the night.",
        source: from.alcoholNight,
      },
      {
        text: "Keep the room cool, dark and quiet, and get up at your usual time.",
        source: from.insomnia,
      },
    ],
    doctor:
      "Ask your doctor about snoring with pauses, restless legs, frequent trips to the toilet, or weeks " +
      "of it.",
    metrics: ["wakeups"],
    analytes: [],
  },
  {
    id: "advice_deep_sleep",
    title: "more deep sleep",
    terms: "deep sleep",
    way: "up",
    asked: ["how do i get more deep sleep"],
    lead:
      "Deep sleep cannot be steered by itself: it comes with enough sleep, movement by day and evenings " +
      "without alcohol",
    steps: [
      {
        text: "Give yourself seven to nine hours in bed, at steady times: deep sleep comes first.",
        source: from.sleepNeed,
      },
      {
        text: "Move on most days; regular exercise deepens sleep a little.",
        source: from.exerciseSleep,
      },
      { text: "Keep the room cool, and have no caffeine from noon on.", source: from.caffeineBed },
      {
        text: "Leave alcohol out in the evening: it breaks up the night after a deep start.",
        source: from.alcoholNight,
      },
    ],
    doctor:
      "Ask your doctor if you wake unrefreshed for weeks; the minutes on a watch alone are no reason to " +
      "worry.",
    metrics: ["deep_minutes"],
    analytes: [],
  },
  {
    id: "advice_rem_sleep",
    title: "more REM sleep",
    terms: "rem sleep",
    way: "up",
    asked: ["how do i get more rem sleep"],
    lead: "REM sleep comes mostly towards morning, so a longer night brings most of it",
    steps: [
      {
        text: "Go to bed half an hour earlier rather than set a later alarm.",
        source: from.sleepNeed,
      },
      {
        text: "Leave alcohol out in the evening: it cuts and delays REM.",
        source: from.alcoholRem,
      },
      {
        text: "Keep steady times, so that the last hours of the night are not lost.",
        source: from.regular,
      },
    ],
    doctor:
      "Ask your doctor if you act out dreams; the minutes on a watch alone are no reason to worry.",
    metrics: ["rem_minutes"],
    analytes: [],
  },
]
