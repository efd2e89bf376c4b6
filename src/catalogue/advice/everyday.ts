import type { Advice } from "#catalogue/advice/advice"
import { from } from "#catalogue/advice/sources"

/** How to have more energy, to eat better and to keep going. */
export const everyday: ReadonlyArray<Advice> = [
  {
    id: "advice_energy",
    title: "more energy",
    terms:
      "energy !(drink/s|balance|burned|use|expenditure) | (tired|exhausted|fatigue*) ...4 (all the " +
      "time|always|all day|less|every day|during the day) | less tired | afternoon (slump|dip|crash) | " +
      "(feel|be) ...2 (less tired|energetic|more awake|more alert) | brain fog",
    way: "either",
    asked: [
      "how can i get more energy in the afternoon",
      "how do i stop being tired all the time",
      "how do i beat the afternoon slump",
    ],
    lead: "Energy by day is made at night first, then by light, movement and regular meals",
    steps: [
      {
        text: "Give yourself seven to nine hours in bed, and get up at the same time.",
        source: from.sleepNeed,
      },
      {
        text: "Walk up and down stairs for ten minutes when the slump comes.",
        source: from.walkEnergy,
      },
      {
        text: "Nap for ten to twenty minutes in the early afternoon, not later.",
        source: from.nap,
      },
      {
        text: "Have your last caffeine around noon, so that it does not cost you the night.",
        source: from.caffeineBed,
      },
    ],
    doctor:
      "Ask your doctor if you are tired for more than a few weeks: iron, thyroid, breathing pauses and " +
      "low mood are looked for then.",
    metrics: ["sleep_minutes"],
    analytes: [],
  },
  {
    id: "advice_healthier",
    title: "better health",
    terms:
      "(be/come|get/ting|stay/ing|live) ...2 (healthy|healthier|longer) | (improve|better) " +
      "(my|our|your|overall|general) ...1 health | (live|age) (longer|better|well) | longevity | lifespan " +
      "| look after my health",
    way: "either",
    asked: ["how can i be healthier", "how do i improve my overall health"],
    lead: "Five habits do most: not smoking, moving, eating well, a healthy weight and little alcohol",
    steps: [
      {
        text: "Move 150 minutes a week or more, and train your strength on two days.",
        source: from.activity,
      },
      { text: "Eat mostly plants, with fish, nuts and plant oils.", source: from.healthyDiet },
      { text: "Sleep seven hours or more, at regular times.", source: from.sleepNeed },
      {
        text: "Know your blood pressure, cholesterol and blood sugar, and treat what is high.",
        source: from.habitsLife,
      },
    ],
    doctor: "Ask your doctor which check-ups fit your age.",
    metrics: ["resting_hr"],
    analytes: [],
  },
  {
    id: "advice_mood",
    title: "a better mood",
    terms: "(better|improve/d|lift|boost) ...2 mood | mood ...2 (better|up) | (be|feel) happier",
    way: "up",
    asked: ["how can i improve my mood", "how do i feel happier"],
    lead: "Movement, daylight, sleep and people lift mood, each a little, and they add up",
    steps: [
      {
        text: "Move on most days: walking and strength training clearly ease low mood.",
        source: from.moodExercise,
      },
      { text: "Get outdoors in daylight, best in the morning.", source: from.nature },
      { text: "Meet or call somebody each day.", source: from.whoStress },
    ],
    doctor:
      "Ask your doctor if your mood is low, or nothing gives you joy, for two weeks; at once if you " +
      "think of harming yourself.",
    metrics: ["mood"],
    analytes: [],
  },
  {
    id: "advice_consistency",
    title: "keeping it up",
    terms:
      "(stick to|stay consistent|consistent|build|form|keep) ...3 " +
      "(habit/s|routine|exercise|exercising|working out)",
    way: "either",
    asked: ["how do i stick to a routine", "how do i build a habit"],
    lead: "Tie it to something you do anyway, and make it so small that you cannot fail",
    steps: [
      {
        text: "Choose one time and place, right after something fixed, such as your coffee.",
        source: from.habitLally,
      },
      { text: "Begin with five or ten minutes and add later.", source: from.habitLally },
      {
        text: "Expect about two months until it feels automatic; a missed day does no harm.",
        source: from.habitLally,
      },
    ],
    doctor: "Ask your doctor if tiredness or low mood is what stops you.",
    metrics: ["workout_minutes"],
    analytes: [],
  },
]
