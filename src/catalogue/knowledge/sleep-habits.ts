import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Habits that help or harm sleep, and how to try them. */
export const sleepHabits: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "better_sleep",
    title: "sleeping better",
    terms:
      "(sleep/ing|slept) better | better (sleep|nights) | improv/e/es/ing ...4 sleep " +
      "!(efficiency) | sleep !(efficiency) ...4 improv/e/es/ing | sleep (hygiene|tips|quality) " +
      "| quality of [my] sleep | plan ...4 sleep",
    asked: [
      "how can I sleep better?",
      "how do I improve my sleep",
      "make me a plan to sleep better",
      "sleep hygiene tips",
    ],
    text: `The things that help most are a fixed wake-up time, daylight in the morning, moving by day, and a dim, cool,
      quiet end to it. Caffeine late and alcohol work against you even when you fall asleep easily. Change one
      thing at a time and give it two weeks, because single nights jump about. If you have slept badly on three or
      more nights a week for three months, see your doctor: insomnia treatment works better than tips.`,
    sources: [
      { name: "Riemann D et al. (European Insomnia Guideline), J Sleep Res 32:e14035", year: 2023 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
      { name: "Brown TM et al., PLoS Biol 20:e3001571", year: 2022 },
    ],
    metrics: [
      "sleep_minutes",
      "sleep_efficiency",
      "bedtime_hour",
      "wake_hour",
      "caffeine_mg",
      "alcohol_g",
      "steps",
    ],
    steps: [
      "Get up at the same time every day, weekends too.",
      "Be outdoors in daylight soon after waking.",
      "Stop caffeine after lunch for two weeks and compare your nights.",
      "Move every day, and end hard workouts well before bed.",
      "Dim lights and put screens away in the last hour.",
      "Keep the bedroom cool, dark and quiet.",
    ],
  },
  {
    id: "fall_asleep_faster",
    title: "falling asleep faster",
    terms:
      "(fall/ing|get/ting|drop/ping|drift/ing) (asleep|to sleep|off) " +
      "(faster|quicker|sooner|easier|quickly) | " +
      "(can't|cannot|cant|trouble|struggle/ing|hard|difficult*) ...3 " +
      "(fall|falling|get|getting|drift|drifting) (asleep|to sleep|off) | faster ...3 asleep | " +
      "asleep ...3 faster",
    asked: [
      "how can I fall asleep faster",
      "I can't fall asleep",
      "trouble falling asleep, what helps?",
    ],
    text: `You fall asleep faster when you go to bed truly sleepy and let the day wind down first. A warm shower an
      hour or two before bed helps, oddly, because the body cools afterwards. If you are still awake after what
      feels like twenty minutes, get up, do something dull in dim light, and return when sleepy: this keeps the
      bed tied to sleep. Trying hard to sleep does the opposite.`,
    sources: [
      { name: "Edinger JD et al. (AASM), J Clin Sleep Med 17:255", year: 2021 },
      { name: "Haghayegh S et al., Sleep Med Rev 46:124", year: 2019 },
    ],
    metrics: ["sleep_latency", "bedtime_hour", "caffeine_mg"],
    steps: [
      "Keep the last hour before bed dim and unhurried.",
      "Take a warm shower one to two hours before bed.",
      "Write tomorrow's worries on paper before you lie down.",
      "Go to bed only when sleepy, not just tired.",
      "If you lie awake, get up and return when sleepy.",
    ],
  },
  {
    id: "naps",
    title: "naps",
    terms: "nap/s/ping/ped | siesta/s | power nap",
    asked: [
      "are naps good for you?",
      "how long should a nap be",
      "does napping hurt my sleep at night",
    ],
    text: `A short nap in the early afternoon makes most people more alert for a few hours. Ten to twenty minutes is a
      good length: long enough to help and short enough that you rarely wake groggy. Late or long naps take
      sleepiness away from the night, so skip them if you struggle to fall asleep. Needing a nap every day despite
      long nights is worth mentioning to your doctor. Many watches do not count naps at all.`,
    sources: [
      { name: "Dutheil F et al., Int J Environ Res Public Health 18:10212", year: 2021 },
      { name: "Brooks A & Lack L, Sleep 29:831", year: 2006 },
      { name: "Milner CE & Cote KA, J Sleep Res 18:272", year: 2009 },
    ],
    metrics: ["sleep_minutes", "sleep_latency"],
  },
  {
    id: "blue_light",
    title: "blue light and screens",
    terms:
      "blue light | (screen/s|phone|tablet|tv|scrolling|ipad) ...6 (sleep|bed|bedtime|night) | " +
      "(sleep|bed|bedtime|night) ...6 (screen/s|phone|tablet|tv|scrolling|ipad) | night mode",
    asked: [
      "does blue light affect sleep?",
      "are screens before bed bad",
      "do blue light glasses work",
    ],
    text: `Bright light in the evening, blue light above all, tells your body clock that it is still day, but the
      effect of a phone is modest: reading on a bright tablet made people fall asleep about 10 minutes later than
      a paper book. What you watch can keep you up as much as the glow. Dim the room in the last hours before bed.
      Blue-filter glasses have not been shown to improve sleep.`,
    sources: [
      { name: "Chang AM et al., PNAS 112:1232", year: 2015 },
      { name: "Brown TM et al., PLoS Biol 20:e3001571", year: 2022 },
      { name: "Singh S et al., Cochrane CD013244", year: 2023 },
    ],
    metrics: ["sleep_latency", "bedtime_hour"],
  },
  {
    id: "late_meals",
    title: "late meals and sleep",
    terms:
      "(late|heavy|big) (meal/s|dinner/s|supper/s|snack/s) | " +
      "(eat/ing|ate|dinner|food|snack*|meal/s) ...5 (before bed|late|at night|bedtime|before " +
      "sleep*) | (before bed|late|at night|bedtime|before sleep*) ...5 " +
      "(eat/ing|ate|dinner|food|snack*|meal/s) | late night (eating|snack/s)",
    asked: [
      "does eating late affect sleep?",
      "how long before bed should I stop eating",
      "are late meals bad for my sleep",
    ],
    text: `A large meal close to bedtime often makes sleep lighter and the night pulse higher, because digestion keeps
      the body warm and busy. In one study of young adults, those who ate within three hours of bed woke up more
      at night. Acid reflux gets worse lying down, too. A small snack is fine if you are hungry. Try finishing
      dinner three hours before bed for two weeks and look at your sleeping heart rate.`,
    sources: [
      { name: "Chung N et al., Int J Environ Res Public Health 17:2677", year: 2020 },
      { name: "Kinsey AW & Ormsbee MJ, Nutrients 7:2648", year: 2015 },
    ],
    metrics: ["sleeping_hr", "wakeups", "sleep_efficiency", "intake_kcal"],
  },
  {
    id: "bedroom_temperature",
    title: "bedroom temperature",
    terms:
      "(bedroom|room|night) temperature | (bedroom|room|cool|cold|hot|warm|heat) ...5 " +
      "(sleep|sleeping|bedroom) | (sleep|sleeping|bedroom) ...5 " +
      "(bedroom|room|cool|cold|hot|warm|heat) | temperature ...3 (sleep|sleeping)",
    asked: [
      "what is the best bedroom temperature for sleep?",
      "why do I sleep badly when it's hot",
      "is a cold room better for sleep",
    ],
    text: `A cool room suits most sleepers, because the body drops its own temperature to fall asleep. Heat is the
      bigger problem: it brings more waking and less deep and REM sleep, and humid air makes it worse. In older
      adults sleep was most efficient at 20 to 25 degrees Celsius; many younger people like it cooler. Light
      bedding, a fan and a lukewarm shower help on hot nights. Compare your own warm and cool nights.`,
    sources: [
      { name: "Okamoto-Mizuno K & Mizuno K, J Physiol Anthropol 31:14", year: 2012 },
      { name: "Baniassadi A et al., Sci Total Environ 899:165623", year: 2023 },
    ],
    metrics: ["sleep_efficiency", "wakeups", "skin_temp_dev", "deep_minutes"],
  },
  {
    id: "caffeine_and_sleep",
    title: "caffeine and sleep",
    terms:
      "(caffeine|coffee/s|tea|espresso|energy drink/s|cola) ...8 " +
      "(sleep/ing|bed|bedtime|asleep|night|insomnia) | " +
      "(sleep/ing|bed|bedtime|asleep|night|insomnia) ...8 " +
      "(caffeine|coffee/s|tea|espresso|energy drink/s|cola)",
    asked: [
      "how late can I drink coffee and still sleep?",
      "how does caffeine affect sleep",
      "when should I stop caffeine before bed",
    ],
    text: `Have the last cup around lunch: caffeine blocks the brain's signal of tiredness for hours, so an
      afternoon cup can still cost you sleep. In one experiment a large amount, 400 mg, taken 6 hours before bed cut
      sleep by more than an hour, and people often did not notice. Bodies clear it at very different speeds. A
      practical test: no caffeine after lunch for two weeks, then compare your time to fall asleep and your total
      sleep.`,
    sources: [
      { name: "Drake C et al., J Clin Sleep Med 9:1195", year: 2013 },
      { name: "Gardiner C et al., Sleep Med Rev 69:101764", year: 2023 },
    ],
    metrics: ["sleep_latency", "sleep_minutes", "caffeine_mg"],
  },
  {
    id: "alcohol_and_sleep",
    title: "alcohol and sleep",
    terms:
      "(alcohol|wine|beer/s|drinks|drinking " +
      "!(coffee|tea|water|caffeine|milk)|drunk|nightcap/s|booze) ...6 " +
      "(sleep/ing|asleep|rem|deep sleep) | (sleep/ing|asleep|rem|deep sleep) ...6 " +
      "(alcohol|wine|beer/s|drinks|drinking " +
      "!(coffee|tea|water|caffeine|milk)|drunk|nightcap/s|booze) | nightcap/s",
    asked: [
      "does alcohol affect my sleep?",
      "why do I sleep badly after wine",
      "does a nightcap help you sleep",
    ],
    text: `Alcohol helps you drop off but makes the night worse: the second half is lighter and more broken, and REM
      sleep shrinks, more so the more you drink. It also raises the sleeping pulse, lowers HRV and worsens
      snoring, which is why your recovery looks poor next morning. Less, and earlier in the evening, is easier on
      the night. Your tagged evenings can show your own effect; it is usually plain to see.`,
    sources: [
      { name: "Ebrahim IO et al., Alcohol Clin Exp Res 37:539", year: 2013 },
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
    ],
    metrics: ["sleep_efficiency", "rem_minutes", "alcohol_g", "sleeping_hr", "hrv_rmssd"],
  },
  {
    id: "late_exercise_and_sleep",
    title: "late workouts and sleep",
    terms:
      "(evening|late|night) (exercise|workout/s|training|run/s|gym) | (exercise|work/ing " +
      "out|workout/s|train/ing|run/ning|gym) ...6 (before bed|late|at " +
      "night|bedtime|evening|sleep) | (before bed|late|at night|bedtime|evening|sleep) ...6 " +
      "(exercise|work/ing out|workout/s|train/ing|run/ning|gym)",
    asked: [
      "do late workouts ruin sleep?",
      "is it ok to exercise before bed",
      "does exercise help you sleep",
    ],
    text: `Exercise helps sleep, and evening exercise is fine for most people. A review of studies found no harm from
      it on the whole; only hard efforts that ended within an hour of bedtime seemed to delay and shorten sleep.
      The pulse needs time to come down, so your sleeping heart rate may stay higher after a late session. Finish
      intense training earlier, and keep the last hour for walking or stretching.`,
    sources: [{ name: "Stutz J et al., Sports Med 49:269", year: 2019 }],
    metrics: ["sleep_latency", "sleep_minutes", "workout_minutes", "sleeping_hr"],
  },
]
