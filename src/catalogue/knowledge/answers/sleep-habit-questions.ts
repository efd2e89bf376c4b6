import type { ShortAnswer } from "#catalogue/knowledge/entry"

/** Everyday questions about what helps or harms a night. */
export const sleepHabitQuestions: ReadonlyArray<ShortAnswer> = [
  {
    id: "why_sleep",
    title: "why we sleep",
    terms:
      "why (do|must|does|should) (we|you|people|one|humans|animals) [need to|have to] sleep | what ...2 " +
      "sleep ...2 for $ | what happens (when|while) (you|we|i) sleep | what is sleep $ | what does sleep " +
      "...1 do ...2 (for|to)",
    asks: ["any"],
    asked: ["why do we sleep", "what happens when you sleep", "what does sleep do for you"],
    text: `To restore the brain and body: asleep, the brain sorts memories and clears waste, tissue is repaired and
      hormones are set. Adults who regularly get less than seven hours have more weight gain, diabetes, heart
      disease and low mood.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_minutes"],
  },
  {
    id: "rem_explained",
    title: "REM sleep",
    terms: "rem | rem sleep",
    asks: ["meaning"],
    asked: ["explain rem sleep to me like im 10", "what is rem sleep", "what does rem mean"],
    text: `REM sleep is the dreaming stage: your eyes dart about, your brain is nearly as busy as by day, and your
      muscles are switched off so that you do not act out the dreams. It helps memory and feelings, fills
      about a quarter of the night, and comes mostly towards morning.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["rem_minutes"],
  },
  {
    id: "deep_explained",
    title: "deep sleep",
    terms: "deep sleep | slow wave sleep",
    asks: ["meaning"],
    asked: ["explain deep sleep", "what is deep sleep", "what does deep sleep mean"],
    text: `Deep sleep is the stage with slow brain waves from which it is hardest to wake you, when the body repairs
      itself. It comes mostly in the first third of the night, makes up about 13 to 23 percent of it in young
      adults, and shrinks with age.`,
    sources: [
      { name: "Carskadon MA & Dement WC, Principles and Practice of Sleep Medicine", year: 2011 },
      { name: "Ohayon MM et al., Sleep 27:1255", year: 2004 },
    ],
    metrics: ["deep_minutes"],
  },
  {
    id: "rem_amount",
    title: "how much REM sleep is normal",
    terms: "rem | rem sleep",
    asks: ["normal", "need"],
    asked: [
      "how much rem sleep is normal",
      "how much rem sleep do i need",
      "what is a good amount of rem",
    ],
    text: `About 20 to 25 percent of the night, which is 85 to 120 minutes in seven to eight hours. Watches only
      estimate it.`,
    sources: [
      { name: "Carskadon MA & Dement WC, Principles and Practice of Sleep Medicine", year: 2011 },
    ],
    metrics: ["rem_minutes"],
  },
  {
    id: "bath_before_bed",
    title: "a warm bath before bed",
    terms:
      "(hot|warm) (bath/s|shower/s) ...6 (sleep|bed|asleep) | (bath|shower) ...4 (before bed|help ...2 " +
      "sleep)",
    asks: ["any"],
    asked: ["does a hot bath help sleep", "does a warm shower before bed help"],
    text: `Yes: ten minutes or more of warm water (40 to 42.5 degrees Celsius) one to two hours before bed helps
      people fall asleep about ten minutes sooner, since the body cools down afterwards.`,
    sources: [{ name: "Haghayegh S et al., Sleep Med Rev 46:124", year: 2019 }],
    metrics: ["sleep_latency"],
  },
  {
    id: "bedroom_cool",
    title: "the temperature of a bedroom",
    terms:
      "(temperature|cold|cool|warm|hot|degrees) ...6 (bedroom|room ...2 sleep|sleep in|to sleep|sleeping) " +
      "| (bedroom|room) ...6 (temperature|cold|cool|warm|degrees) | sleep ...3 (cold|cool|warm|hot) room",
    asks: ["normal", "need", "any"],
    asked: [
      "what temperature should my bedroom be",
      "what is the best temperature to sleep",
      "is it better to sleep in a cold room",
    ],
    text: `Cool suits most people, around 18 degrees Celsius (65 Fahrenheit); older adults slept best in 20 to 25
      in one study. Too warm is the bigger problem: it brings more waking and less deep and REM sleep.`,
    sources: [
      { name: "Sleep Foundation, The best temperature for sleep", year: 2024 },
      { name: "Baniassadi A et al., Sci Total Environ 899:165623", year: 2023 },
    ],
    metrics: [],
  },
  {
    id: "phone_before_bed",
    title: "screens before bed",
    terms:
      "(phone|screen/s|screen time|tv|television|scrolling|tablet|laptop) ...8 " +
      "(bed|bedtime|sleep|night|asleep) | (bed|bedtime|sleep) ...8 " +
      "(phone|screen/s|tv|television|tablet|laptop)",
    asks: ["time", "duration", "need", "harm"],
    asked: [
      "how long before bed should i stop using my phone",
      "is it bad to look at your phone before bed",
      "is it bad to sleep with the tv on",
    ],
    text: `At least 30 minutes before bed, advises the American Academy of Sleep Medicine, and keep the room dark
      after that. A bright tablet delayed sleep by about 10 minutes in a trial; what you watch can keep you up
      longer than the light.`,
    sources: [
      { name: "AASM, Healthy sleep habits", year: 2020 },
      { name: "Chang AM et al., PNAS 112:1232", year: 2015 },
    ],
    metrics: ["sleep_latency"],
  },
  {
    id: "white_noise",
    title: "white noise",
    terms:
      "(white|pink|brown) noise | (fan|rain) (noise|sound/s) | (music|noise|sounds) ...4 (sleep|asleep) | " +
      "sleep ...3 (music|noise machine)",
    asks: ["any"],
    asked: [
      "does white noise help sleep",
      "is it bad to sleep with white noise",
      "does music help you fall asleep",
    ],
    text: `Perhaps a little: it can mask a noisy street, but a review of 38 studies rated the proof that it
      improves sleep as very weak. If it helps you, keep it quiet and switch it off once you sleep.`,
    sources: [{ name: "Riedy SM et al., Sleep Med Rev 55:101385", year: 2021 }],
    metrics: ["sleep_latency"],
  },
  {
    id: "earplugs",
    title: "earplugs and eye masks",
    terms: "earplug/s | ear plug/s | eye mask/s | sleep mask/s | blackout curtain/s",
    asks: ["any"],
    asked: ["do earplugs help you sleep", "does an eye mask help sleep"],
    text: `They can, where noise or light is what wakes you: in a trial at home people who wore an eye mask were
      more alert and remembered better the next day, and in noisy hospital wards earplugs with masks gave
      better sleep.`,
    sources: [
      { name: "Greco V et al., Sleep 46:zsac305", year: 2023 },
      { name: "Hu RF et al., Cochrane Database Syst Rev CD008808", year: 2015 },
    ],
    metrics: ["wakeups"],
  },
  {
    id: "sleep_position",
    title: "sleeping positions",
    terms:
      "sleep/ing ...3 (position/s|side|back|stomach|left side|right side) | (position/s) ...3 sleep | " +
      "(side|back|stomach) ...4 sleep",
    asks: ["any"],
    asked: [
      "what is the best sleeping position",
      "is it bad to sleep on your stomach",
      "which side should i sleep on",
    ],
    text: `The one in which you wake without pain; no position is best for everyone. On the side, snoring and
      breathing pauses are fewer than on the back, and on the left side there is less acid reflux.`,
    sources: [
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
      { name: "Schuitenmaker JM et al., Am J Gastroenterol 117:346", year: 2022 },
    ],
    metrics: [],
  },
  {
    id: "weighted_blanket",
    title: "weighted blankets",
    terms: "weighted blanket/s",
    asks: ["any"],
    asked: ["do weighted blankets work", "does a weighted blanket help sleep"],
    text: `They may: in a Swedish trial people with insomnia and a mental illness slept clearly better with a heavy
      blanket than a light one over four weeks. For others the proof is thin. Not for small children or people
      who cannot push it off.`,
    sources: [{ name: "Ekholm B et al., J Clin Sleep Med 16:1567", year: 2020 }],
    metrics: [],
  },
  {
    id: "bedtime_for",
    title: "a good bedtime",
    terms:
      "(good|ideal|right) ...2 bedtime | (good|best|ideal|right) (time to go to bed|time to sleep|time to " +
      "go to sleep) | what time should (i|you|we) (go to bed|sleep|go to sleep)",
    asks: ["any"],
    asked: [
      "is there an ideal bedtime",
      "what time should we go to bed",
      "is there a right time to sleep",
    ],
    text: `The one that leaves seven to eight hours before you have to get up, plus a quarter of an hour to fall
      asleep: for six in the morning about ten at night, for seven about eleven. The same time every day
      matters as much as the hour.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
    ],
    metrics: ["bedtime_hour"],
  },
  {
    id: "snooze",
    title: "the snooze button",
    terms: "snooz/e/es/ing",
    asks: ["any"],
    asked: ["is snoozing bad", "is it bad to hit snooze", "does snoozing make you more tired"],
    text: `Not by much: in a laboratory study half an hour of snoozing cost some six minutes of sleep, and did not
      make habitual snoozers more tired. Getting up at the first alarm just gives you the same time as better
      sleep.`,
    sources: [{ name: "Sundelin T et al., J Sleep Res 33:e14054", year: 2024 }],
    metrics: ["wake_hour"],
  },
  {
    id: "exercise_and_sleep",
    title: "exercise and sleep",
    terms:
      "(exercise|working out|workout/s|training|running) !(raise|heart) ...4 (help|improve|good for) ...4 " +
      "sleep $",
    asks: ["any"],
    asked: ["does exercise help you sleep", "does working out improve sleep"],
    text: `Yes: in a review of 66 studies regular exercise had people fall asleep a little sooner and sleep a
      little longer and clearly better. It works within weeks; even one day's movement helps a bit.`,
    sources: [{ name: "Kredlow MA et al., J Behav Med 38:427", year: 2015 }],
    metrics: ["sleep_minutes"],
  },
  {
    id: "dream_recall",
    title: "dreaming",
    terms:
      "why do (i|we|people|you) dream | dream/s ...4 (mean|every night|normal|remember) | nightmare/s",
    asks: ["any"],
    asked: ["why do i dream", "is it normal to dream every night", "what do dreams mean"],
    text: `Everybody dreams every night, most vividly in REM sleep; you remember those you wake from. Nobody knows
      for certain what dreams are for, memory and feelings seem to play a part. Frequent nightmares, or acting
      out dreams, can be treated: tell your doctor.`,
    sources: [{ name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 }],
    metrics: ["rem_minutes"],
  },
  {
    id: "sleep_latency_normal",
    title: "how long falling asleep takes",
    terms: "(fall/ing|drop/ping) (asleep|off) | sleep latency | get to sleep",
    asks: ["normal"],
    asked: ["what is a normal time to fall asleep"],
    text: `Up to 30 minutes counts as good. Dropping off within a few minutes every night can mean that you are
      short of sleep.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_latency"],
  },
  {
    id: "wakeups_normal",
    title: "waking at night",
    terms: "(wake/s|waking|awake) [up] ...6 (night|times|often) | wake ups | awakening/s",
    asks: ["normal", "harm"],
    asked: [
      "is it normal to wake up at night",
      "how many times is it normal to wake up at night",
      "is waking up at night bad",
    ],
    text: `Yes: everybody wakes briefly several times a night and forgets most of it. One waking of more than five
      minutes a night still counts as good sleep, two do from 65 on.`,
    sources: [{ name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 }],
    metrics: ["wakeups"],
  },
  {
    id: "melatonin_plain",
    title: "melatonin",
    terms: "melatonin",
    asks: ["meaning", "effect", "time"],
    asked: ["does melatonin work", "what is melatonin", "does melatonin help you sleep"],
    text: `Melatonin is the hormone that tells the body it is night; as a tablet it shifts the body clock more than
      it makes you sleepy. It helps with jet lag; for long insomnia the American sleep academy suggests
      doctors do not use it. Ask a pharmacist before taking it, above all with other medicines.`,
    sources: [{ name: "Sateia MJ et al. (AASM), J Clin Sleep Med 13:307", year: 2017 }],
    metrics: ["sleep_latency"],
  },
]
