import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** How to change a habit. */
export const habits: ReadonlyArray<Advice> = [
  {
    id: "advice_coffee",
    title: "less coffee",
    terms: "coffee/s | caffeine | espresso/s | energy drink/s",
    way: "down",
    asked: ["how do i quit coffee without withdrawal headaches", "how can i cut down on caffeine"],
    lead: "Go down slowly: headaches come when the body misses caffeine from one day to the next",
    steps: [
      {
        text: "Take a little off every few days, or mix decaf into each cup.",
        source: from.caffeineReview,
      },
      {
        text: "Drop the afternoon cups first, the morning cup last.",
        source: from.caffeineReview,
      },
      {
        text: "If you stop at once, the headache peaks around day two and is mostly over by day nine.",
        source: from.caffeineWithdrawal,
      },
    ],
    doctor: "Ask your doctor about headaches that stay, or that are new and strong.",
    metrics: ["caffeine_mg"],
    analytes: [],
  },
  {
    id: "advice_alcohol",
    title: "less alcohol",
    terms: "alcohol | drinking | booze | wine | beer/s | drink less | drink alcohol",
    way: "down",
    asked: ["how do i drink less alcohol", "how can i cut down on wine", "how do i stop drinking"],
    lead: "Fixed evenings without alcohol are the easiest way to drink less",
    steps: [
      {
        text: "Keep several days a week free of alcohol, always the same ones.",
        source: from.drinking,
      },
      {
        text: "Choose smaller or weaker drinks, and water or an alcohol-free beer in between.",
        source: from.alcoholNhs,
      },
      {
        text: "Note every drink for a few weeks, and watch your sleeping heart rate with it.",
        source: from.alcoholNhs,
      },
    ],
    doctor:
      "Ask your doctor before you stop if you drink heavily every day: stopping at once can be dangerous then.",
    metrics: ["alcohol_g"],
    analytes: [],
  },
  {
    id: "advice_sugar",
    title: "less sugar",
    terms:
      "sugar !(level/s|in my blood) | sweets | sweet tooth | sugary (food/s|drink/s) | soda | " +
      "(chocolate|sugar) craving/s",
    way: "down",
    asked: ["how can i cut down on sugar", "how do i stop eating sweets"],
    lead: "Sweet drinks are among the largest sources of added sugar, so begin there",
    steps: [
      { text: "Replace soft drinks, juice and sweet coffee by water or tea.", source: from.sugars },
      {
        text: "Read labels: yoghurt, cereal and sauces often hold more than sweets do.",
        source: from.sugars,
      },
      {
        text: "Keep sweets out of reach, and have fruit or nuts there instead.",
        source: from.obesity,
      },
    ],
    doctor: "Ask your doctor about strong thirst or cravings that are new.",
    metrics: ["sugar_g", "intake_kcal"],
    analytes: [],
  },
  {
    id: "advice_smoking",
    title: "no more smoking",
    terms: "smoking | smoke | cigarette/s | nicotine | tobacco | vaping | vape",
    way: "down",
    asked: ["how do i quit smoking", "how can i stop vaping"],
    lead: "Set a day and stop on it, with help: that works more often than cutting down or will alone",
    steps: [
      {
        text: "Choose a day within the next two weeks and stop at once on it.",
        source: from.abrupt,
      },
      {
        text: "Call a quitline or a stop-smoking service: advice and medicine together work best.",
        source: from.smoking,
      },
      {
        text: "Plan for the moments you smoke in: other drinks, other ways, other hands.",
        source: from.smokingNice,
      },
    ],
    doctor:
      "Ask your doctor or pharmacist about nicotine replacement or other medicine that eases the first weeks.",
    metrics: ["resting_hr"],
    analytes: [],
  },
  {
    id: "advice_screens",
    title: "less screen time",
    terms: "screen/s [time] | phone [time|use] | scrolling | doomscroll* | social media | my phone",
    way: "down",
    asked: ["how do i reduce my screen time", "how can i use my phone less at night"],
    lead: "Make it harder to reach for the screen, and begin with the hour before bed",
    steps: [
      {
        text: "Charge the phone outside the bedroom, and use a plain alarm clock.",
        source: from.readers,
      },
      { text: "Dim the lights and end screens well before bed.", source: from.light },
      {
        text: "Give social media a fixed half hour a day, and take it off the first page.",
        source: from.socialMedia,
      },
    ],
    doctor: "Ask your doctor if you cannot stop although it costs you sleep, work or people.",
    metrics: ["bedtime_hour"],
    analytes: [],
  },
  {
    id: "advice_belly_fat",
    title: "less belly fat",
    terms:
      "(belly|visceral|stomach|tummy|abdominal) [fat] | love handles | (beer|pot) belly | waist",
    way: "down",
    asked: ["how to lose belly fat", "how do i get rid of my tummy"],
    lead: "Belly fat goes with weight as a whole, and exercise reaches it well; sit-ups do not",
    steps: [
      {
        text: "Move briskly most days: it shrinks belly fat even where the scale stands still.",
        source: from.visceral,
      },
      {
        text: "Leave out sweet drinks and alcohol first, and eat a little less than you burn.",
        source: from.obesity,
      },
      {
        text: "Add strength work twice a week, and measure your waist each month.",
        source: from.activity,
      },
    ],
    doctor: "Ask your doctor about a belly that grows fast, or without weight gained elsewhere.",
    metrics: ["weight_kg"],
    analytes: [],
  },
  {
    id: "advice_burnout",
    title: "no burnout",
    terms: "burnout | burn out | burning out | burned out | burnt out",
    way: "either",
    asked: ["how do i avoid burnout", "how can i recover from burnout"],
    lead: "Burnout comes from work that leaves no time to recover, so change both ends",
    steps: [
      {
        text: "End work at a fixed hour and leave it there: no mail in the evening.",
        source: from.detachment,
      },
      {
        text: "Talk to your manager about what can go, before you have to.",
        source: from.workHealth,
      },
      {
        text: "Guard sleep and movement on workdays, not only on days off.",
        source: from.workHealth,
      },
    ],
    doctor:
      "Ask your doctor if you have felt drained or empty for some weeks: depression can look the same, " +
      "and is treatable.",
    metrics: ["stress_score", "recovery_score", "recovery_level"],
    analytes: [],
  },
  {
    id: "advice_bedtime",
    title: "an earlier bedtime",
    terms:
      "(to bed|go to bed|get to bed|bedtime|bed time|fall asleep|to sleep) ...4 (early|earlier|sooner) | " +
      "(sleep|asleep) earlier | " +
      "(early|earlier) (bedtime|bed time|to bed|night/s) | (early|earlier) to (bed|sleep) | " +
      "(stop|stay/ing|quit) ...3 up [so|too] late | (stop|avoid) going to bed [so|too] late | " +
      "(shift|move|fix|reset) my (sleep schedule|bedtime|body clock|sleep rhythm)",
    way: "either",
    asked: [
      "how might an old man like me get to bed a bit earlier",
      "how do i go to bed earlier",
      "how do i fix my sleep schedule",
    ],
    lead: "Move it in small steps, and start from the morning",
    steps: [
      { text: "Get up at the same time every day, weekends too.", source: from.regular },
      {
        text: "Get daylight soon after waking, and dim the lights in the last hours.",
        source: from.nightOwls,
      },
      {
        text: "Move rising, meals and bedtime together: night owls gained two hours in three weeks.",
        source: from.nightOwls,
      },
      {
        text: "Have no caffeine after mid-afternoon, and dinner at a fixed time.",
        source: from.nightOwls,
      },
    ],
    doctor: "Ask your doctor if you lie awake however tired you are.",
    metrics: ["bedtime_hour"],
    analytes: [],
  },
]
