import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Movement: steps, distance, floors and sitting. */
export const movement: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "steps_per_day",
    title: "steps a day",
    terms:
      "(how many|enough|daily|number of|count of|average) [my] steps !(for a|to|per minute|a " +
      "minute|in a workout|wrong) | steps (a|per|each) day | step (count " +
      "!(accura*|wrong)|goal/s|target/s) | steps ...4 (enough|healthy|age|old|normal|need) | " +
      "(what are|are my) steps !(wrong|accura*)",
    asked: [
      "how many steps a day should I do?",
      "is my step count good for my age",
      "what are steps and how are they counted",
      "how many steps are enough at 65",
    ],
    text: `Under 60, the benefit of walking levels off at about 8,000 to 10,000 steps a day; from 60 on at about
      6,000 to 8,000. That comes from a review of 15 studies with 47,471 adults. Fewer count too: the first
      extra steps bring the most. Your device counts the rhythm of your arm or hip, so cycling hardly registers.
      Compare whole weeks with each other, and add a little to your own usual.`,
    sources: [
      { name: "Paluch AE et al., Lancet Public Health 7:e219", year: 2022 },
      { name: "Feehan LM et al., JMIR Mhealth Uhealth 6:e10527", year: 2018 },
    ],
    metrics: ["steps", "distance_km", "active_minutes"],
  },
  {
    id: "ten_thousand_steps",
    title: "the 10,000 steps rule",
    terms:
      "(#10000-10000|10k|10 k|ten thousand) [daily] steps | (#10000-10000|10k|10 k|ten " +
      "thousand) ...3 (myth|rule|day|necessary)",
    asked: [
      "do I really need 10,000 steps?",
      "is 10k steps a myth",
      "where does 10000 steps come from",
    ],
    text: `You do not need 10,000 steps: the number comes from a Japanese pedometer of 1965, not from research. In a
      review of 2025, about 7,000 steps a day already went with a much lower risk of early death than 2,000, and
      more steps added less and less. If you enjoy 10,000, keep it. If you are far from it, a goal slightly
      above your own usual works better.`,
    sources: [
      { name: "Lee IM et al., JAMA Intern Med 179:1105", year: 2019 },
      { name: "Ding D et al., Lancet Public Health 10:e668", year: 2025 },
    ],
    metrics: ["steps"],
  },
  {
    id: "more_steps",
    title: "walking more",
    terms:
      "(more|increas/e/ing|rais/e/ing|add/ing|extra) ...4 steps | walk/ing more | " +
      "(get|getting) my steps (up|in) | move more",
    asked: ["how do I get more steps?", "how can I walk more", "tips to move more"],
    text: `The easiest way to more steps is to tie short walks to things you already do: a phone call, lunch, the way
      home. Trials of activity trackers found that people who saw their steps and had a goal walked about 1,800
      more a day. Start from your own average, not from someone else's. Once the new level feels normal, raise
      it again.`,
    sources: [
      { name: "Ferguson T et al., Lancet Digit Health 4:e615", year: 2022 },
      { name: "Michie S et al., Health Psychol 28:690", year: 2009 },
    ],
    metrics: ["steps", "sedentary_minutes", "active_minutes"],
    steps: [
      "Look up your average steps over the last two weeks.",
      "Set a goal slightly above that average.",
      "Walk after one meal a day.",
      "Get off one stop early or park further away.",
      "Take phone calls on your feet.",
      "Compare your weekly average, and raise the goal when it holds.",
    ],
  },
  {
    id: "daily_distance",
    title: "distance of the day",
    terms:
      "(daily|day's|total) distance | distance ...3 (day|daily|measured|calculated|walked) | " +
      "(how far|kilometers|kilometres|km|miles) ...5 (walk|walked|walking|day|daily) | step " +
      "length | stride length | how is distance measured [without gps]",
    asked: [
      "what is daily distance?",
      "how is distance measured without gps",
      "how does stride length affect my distance",
    ],
    text: `The distance of a day is how far your device thinks you walked and ran. Without satellites it multiplies
      steps by a step length guessed from your height, so it drifts when you stroll, hurry or walk uphill.
      Outdoor workouts with GPS are closer. Use it to compare your own days, and set your step length in the app
      if the figure is clearly off on a known path.`,
    sources: [
      { name: "Feehan LM et al., JMIR Mhealth Uhealth 6:e10527", year: 2018 },
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
    ],
    metrics: ["distance_km", "steps"],
  },
  {
    id: "floors_climbed",
    title: "floors climbed",
    terms:
      "floor/s (climbed|climb|count*) | count/s/ing floors | flight/s of stairs | " +
      "(climb/s/ing|tak/e/ing) [the|more] stairs | (floors|stairs) ...5 " +
      "(measure/d/s|count/ed/s|watch|day|healthy|good|wrong) | how many floors | what ...2 " +
      "floors",
    asked: [
      "what counts as a floor climbed?",
      "how does my watch count floors",
      "is climbing stairs good for you",
      "how many floors a day is good",
    ],
    text: `A floor is a climb of about three metres that your device notices as a fall in air pressure while you
      step. Wind, weather, a shower over the sensor or a lift can add or hide floors. Climbing stairs is real
      exercise: it makes the heart work hard in a short time, and people who climb more than five flights a day
      have less heart disease. No official number of floors exists.`,
    sources: [
      { name: "Garmin, vivosmart HR Owner's Manual", year: 2015 },
      { name: "Song Z et al., Atherosclerosis 386:117300", year: 2023 },
    ],
    metrics: ["floors", "steps", "vigorous_minutes"],
  },
  {
    id: "sedentary_time",
    title: "sitting time",
    terms:
      "sedentary [time|minutes|hours|behavior|behaviour|lifestyle] | sitting (time|too|all|a " +
      "lot|so|for) | (sit|sitting|inactive|inactivity) ...4 " +
      "(day|long|hours|much|bad|dangerous|harm*|healthy) | (desk job|office job)",
    asked: [
      "how much sitting is too much?",
      "what is sedentary time",
      "is sitting all day bad",
      "how do I offset a desk job",
    ],
    text: `Sedentary time is the time you sit or lie awake and use hardly any energy. More of it goes with more heart
      disease and earlier death, mostly in people who otherwise move little; with 60 to 75 minutes of moderate
      movement a day the extra risk had disappeared in a large review. The WHO sets no limit and simply says
      less. Many devices count still standing as sitting, and some count sleep.`,
    sources: [
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
      { name: "Ekelund U et al., Lancet 388:1302", year: 2016 },
    ],
    metrics: ["sedentary_minutes", "light_activity_minutes", "steps"],
  },
  {
    id: "rest_minutes",
    title: "resting time",
    terms:
      "(resting|rest) (time|minutes|hours) !(between) | minutes of rest | hours of rest | " +
      "inactive time",
    asked: ["what is resting time?", "what does rest minutes mean", "how is rest time counted"],
    text: `Resting time is the part of the day in which your device saw almost no movement: sleep, and lying down
      while awake. Brands draw the line differently, and some count quiet sitting too, so do not compare it
      across devices. A device that lies on the table can be taken for rest. More of it on ill or very hard days
      is natural; a lasting rise means that you move less.`,
    sources: [{ name: "Polar, Unite user manual", year: 2020 }],
    metrics: ["rest_minutes", "sedentary_minutes", "sleep_minutes"],
  },
  {
    id: "activity_score",
    title: "activity score",
    terms: "(activity|movement) (score/s|rating|points) | score for [my] activity",
    asked: [
      "what is the activity score?",
      "how is my activity score calculated",
      "how do I improve my activity score",
    ],
    text: `The activity score rates from 0 to 100 how well your movement fits your device's idea of a balanced week.
      Oura, for one, looks at daily goals, moving every hour, how often and how much you train, and whether you
      had easy days. The exact formula is not public. A rest day may lower it although it does you good, so read
      it beside your steps and active minutes.`,
    sources: [{ name: "Oura, Activity Score help page", year: 2024 }],
    metrics: ["activity_score", "active_minutes", "steps", "sedentary_minutes"],
  },
  {
    id: "standing_desk",
    title: "standing desks",
    terms:
      "standing desk/s | sit stand desk/s | (standing|stand) ...4 (desk|at work|better than " +
      "sitting|instead of sitting)",
    asked: [
      "is a standing desk worth it?",
      "is standing better than sitting",
      "does a standing desk burn more calories",
    ],
    text: `A standing desk is worth having if it makes you change position, but standing alone is not exercise. In a
      Cochrane review such desks cut sitting at work by about 100 minutes a day at first, with less effect
      later. Short walks do more than standing for blood sugar after meals. Long still standing has drawbacks of
      its own, such as tired legs, so alternate and walk in between.`,
    sources: [
      { name: "Shrestha N et al., Cochrane Database Syst Rev CD010912", year: 2018 },
      { name: "Buffey AJ et al., Sports Med 52:1765", year: 2022 },
    ],
    metrics: ["sedentary_minutes", "steps"],
  },
  {
    id: "brisk_walking",
    title: "brisk walking",
    terms:
      "(brisk|fast|quick) (walk|walks|walking|pace) | walk/ing " +
      "(speed|pace|fast/er|briskly|cadence) | steps (per|a) minute | is walking " +
      "(enough|exercise|good|cardio) | walking (vs|versus|or) running",
    asked: [
      "what counts as brisk walking?",
      "is walking enough exercise",
      "how many steps per minute is brisk",
    ],
    text: `Brisk walking is about 100 steps a minute or more: you breathe faster, can still talk, but could not sing.
      For most adults that is moderate activity, and it counts fully towards the weekly 150 minutes of the WHO.
      About 130 steps a minute is vigorous. If you are very fit, flat walking may be too easy; use hills, stairs
      or a faster stretch. Your moderate minutes show whether it counted.`,
    sources: [
      { name: "Tudor-Locke C et al., Br J Sports Med 52:776", year: 2018 },
      { name: "Bull FC et al. (WHO guideline), Br J Sports Med 54:1451", year: 2020 },
    ],
    metrics: ["moderate_minutes", "steps", "active_minutes"],
  },
  {
    id: "walk_after_meals",
    title: "walking after a meal",
    terms:
      "walk/s/ing ...4 (after|following) ...3 (meal/s|dinner|lunch|eating|food|breakfast) | " +
      "(after|following) ...2 (meal/s|dinner|lunch|eating|food) ...6 walk/s/ing | (post " +
      "meal|after dinner|after lunch) walk/s/ing",
    asked: [
      "does walking after dinner help?",
      "is a walk after a meal good for blood sugar",
      "walking after eating",
    ],
    text: `Yes, a walk soon after eating flattens the rise in blood sugar, because working muscles take up sugar. A
      review found that exercise after a meal did more for this than the same exercise before it, and the sooner
      the better. Even a few minutes at an easy pace help. If you use insulin or tablets that can cause low
      sugar, ask your care team how to fit it in.`,
    sources: [
      { name: "Engeroff T et al., Sports Med 53:849", year: 2023 },
      { name: "Buffey AJ et al., Sports Med 52:1765", year: 2022 },
    ],
    metrics: ["glucose_max", "glucose_avg", "steps"],
  },
]
