import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Sleep: how much and how well, and how far to trust the numbers. */
export const sleep: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sleep_duration",
    title: "sleep duration",
    terms:
      "sleep duration | hours of sleep | (total|amount of) sleep | time asleep | how much " +
      "[more|total] sleep | how (much|long) (should|do|did|must|can) (i|we|you|people|adults) " +
      "...2 sleep | enough sleep | sleep time",
    asked: [
      "how many hours of sleep do I need?",
      "what is sleep duration",
      "am I getting enough sleep",
      "how long should I sleep",
    ],
    text: `Most adults do best on at least 7 hours of sleep a night, and 7 to 9 suits the majority. Sleep duration is
      the time you were actually asleep, not the time in bed. Your watch works it out from movement and pulse, and
      tends to count quiet lying awake as sleep, so it often flatters you a little. The trend over weeks is more
      reliable than one night. How rested you feel by day is the best check.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Hirshkowitz M et al. (NSF), Sleep Health 1:40", year: 2015 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["sleep_minutes", "time_in_bed"],
  },
  {
    id: "sleep_need_by_age",
    title: "sleep need by age",
    terms:
      "sleep (need/s|requirement/s) | (sleep|hours) ...5 " +
      "(age|ages|adult/s|grown up/s|teen*|kid/s|child|children|toddler/s|baby|babies|elderly|old/er) | " +
      "(age|ages|adult/s|grown up/s|teen*|kid/s|child|children|toddler/s|baby|babies|elderly|old/er) ...5 " +
      "(sleep|hours) | sleep ...6 (my age|years old|year old) | (my age|years old|year old) " +
      "...6 sleep",
    asked: [
      "how much sleep do I need at my age?",
      "sleep need by age",
      "how many hours should a teenager sleep",
      "do older people need less sleep",
    ],
    text: `Sleep need falls as we grow up and then stays nearly level. Schoolchildren of 6 to 13 do well on 9 to 11
      hours, teenagers on 8 to 10, adults up to 64 on 7 to 9, and people from 65 on 7 to 8. These are ranges for
      groups: your own need is the amount after which you wake without an alarm and stay alert all day. Older
      adults mostly sleep lighter rather than needing much less.`,
    sources: [
      { name: "Hirshkowitz M et al. (NSF), Sleep Health 1:40", year: 2015 },
      { name: "Ohayon MM et al., Sleep 27:1255", year: 2004 },
    ],
    metrics: ["sleep_minutes"],
  },
  {
    id: "time_in_bed",
    title: "time in bed",
    terms:
      "time in bed | (hours|minutes|long) in bed | in bed ...4 (too long|versus asleep|vs " +
      "asleep) | (too long|versus asleep|vs asleep) ...4 in bed",
    asked: [
      "what is time in bed",
      "time in bed vs time asleep",
      "can I spend too many hours in bed",
    ],
    text: `Time in bed is everything between lying down for the night and getting up, awake or asleep. It should be
      only a little longer than your sleep: if you lie awake for long stretches, a shorter and more regular time
      in bed often makes sleep more solid. Devices guess when you lay down, so reading or scrolling in bed may or
      may not be counted. Compare it with your time asleep rather than judging it alone.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Edinger JD et al. (AASM), J Clin Sleep Med 17:255", year: 2021 },
    ],
    metrics: ["time_in_bed", "sleep_minutes", "sleep_efficiency"],
  },
  {
    id: "time_awake",
    title: "time awake at night",
    terms:
      "(time|minutes|hours|lie|lying|being) awake | awake (time|minutes|at night|in the night) " +
      "| wake after sleep onset | waso",
    asked: ["what is time awake at night", "how much awake time is normal?", "what does waso mean"],
    text: `Time awake is how long you lay awake after first falling asleep, and up to about 20 minutes in a night
      counts as good sleep for adults. It rises with age, noise, a warm room, alcohol, a full bladder and worry.
      Watches miss part of it, because lying still looks like sleep to them. So a rise over weeks says more than
      the exact figure, and a night of long wakefulness now and then is ordinary.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["awake_minutes", "wakeups", "sleep_efficiency"],
  },
  {
    id: "wakeups",
    title: "awakenings at night",
    terms:
      "awakenings | wake ups | wakeups | (times|often) ...4 (wake|woke|waking) [up] | night waking/s",
    asked: [
      "how many wake ups a night are normal?",
      "what counts as awakenings",
      "how often do people wake up at night",
    ],
    text: `Waking several times a night is normal; most awakenings are too short to remember. What counts for good
      sleep is how often you lie awake for more than 5 minutes: once a night at most for adults, perhaps twice
      when older. Watches count differently from brand to brand, some every restless turn, so compare only with
      your own nights. If frequent waking comes with loud snoring, gasping or daytime tiredness, bring it up with
      your doctor.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Kapur VK et al. (AASM), J Clin Sleep Med 13:479", year: 2017 },
    ],
    metrics: ["wakeups", "awake_minutes"],
  },
  {
    id: "sleep_latency",
    title: "sleep latency",
    terms:
      "sleep latency | sleep onset [latency] | (time|long|minutes) ...4 (fall|falling) asleep | " +
      "fall/s/ing asleep (time|immediately|instantly|straight away|within)",
    asked: [
      "what is sleep latency",
      "how long should it take to fall asleep?",
      "is falling asleep instantly bad",
    ],
    text: `Sleep latency is the time from lights out to falling asleep, and anything up to 30 minutes counts as good.
      Dropping off the moment you lie down, most nights, can mean you are short of sleep. Caffeine, bright light,
      a racing mind and going to bed before you are sleepy make it longer. Watches often miss this stretch because
      you lie still, so trust a change over weeks more than the minutes.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Principles and Practice of Sleep Medicine, 7th ed.", year: 2022 },
    ],
    metrics: ["sleep_latency", "bedtime_hour", "caffeine_mg"],
  },
  {
    id: "sleep_efficiency",
    title: "sleep efficiency",
    terms: "sleep efficiency | (efficien*) ...3 sleep* | sleep* ...3 (efficien*)",
    asked: [
      "what is sleep efficiency?",
      "what is a good sleep efficiency",
      "how do I improve my sleep efficiency",
    ],
    text: `Sleep efficiency is the share of your time in bed that you were asleep, and 85 percent or more counts as
      good for adults. Seven hours asleep in eight hours of bed make about 88 percent. Very long times in bed pull
      it down; going to bed only when sleepy and getting up at a fixed time push it up. Watches overrate it
      somewhat, because they take quiet wakefulness for sleep.`,
    sources: [
      { name: "Ohayon M et al. (NSF), Sleep Health 3:6", year: 2017 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["sleep_efficiency", "time_in_bed", "awake_minutes"],
  },
  {
    id: "sleep_score",
    title: "sleep score",
    terms: "sleep (score/s|rating) | (score|rating) for [my|the] (sleep|night)",
    asked: [
      "how is my sleep score calculated",
      "what does the sleep score mean?",
      "what is a good sleep score",
      "can I trust my sleep score",
    ],
    text: `A sleep score is your device's own summary of a night, usually out of 100, mixing how long, how solid and
      how deep it thinks you slept. Each brand uses its own formula and keeps it to itself, so scores cannot be
      compared between brands, and no health guideline sets a good one. Duration carries most of the weight in
      many of them. Use it as a nudge: your own average is the yardstick, and how you feel counts more.`,
    sources: [
      { name: "Khosla S et al. (AASM), J Clin Sleep Med 14:877", year: 2018 },
      { name: "de Zambotti M et al., Med Sci Sports Exerc 51:1538", year: 2019 },
    ],
    metrics: ["sleep_score", "sleep_minutes", "sleep_efficiency"],
  },
  {
    id: "sleep_tracking_accuracy",
    title: "the accuracy of sleep tracking",
    terms:
      "sleep (track*) | (watch|ring|tracker|wearable|device|band|oura|fitbit|garmin|apple) ...6 " +
      "sleep ...6 (accura*|reliab*|trust|wrong|right|correct) | sleep !(stage/s) ...6 " +
      "(accura*|reliab*|trust|wrong|right|correct) ...6 " +
      "(watch|ring|tracker|wearable|device|band|oura|fitbit|garmin|apple) | " +
      "(accura*|reliab*|trust) ...6 <!(deep|rem|light) sleep !(stage/s) | sleep !(stage/s) ...6 " +
      "(accura*|reliab*|trust)",
    asked: [
      "how accurate is my watch at sleep tracking?",
      "can I trust my sleep data",
      "how accurate is sleep tracking",
    ],
    text: `Wearables are good at telling that you are asleep and rather poor at noticing that you lie awake. In a
      laboratory comparison of seven devices, they caught nearly all true sleep but often less than half of true
      wakefulness, and stages were hit and miss. So bedtimes and total sleep are useful, wake time is too low, and
      deep and REM minutes are estimates. Changes in your own data on the same device mean more than any single
      figure.`,
    sources: [
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
      { name: "Menghini L et al., Sleep 44:zsaa170", year: 2021 },
    ],
    metrics: ["sleep_minutes", "awake_minutes", "deep_minutes", "rem_minutes"],
  },
  {
    id: "bedtime",
    title: "bedtime",
    terms:
      "bedtime/s | (what|best|right) time ...4 (bed|sleep|asleep) | (go|going|get|getting) to " +
      "bed (early|earlier|late|later|on time) | bed time",
    asked: [
      "what is the best bedtime?",
      "what time should I go to bed",
      "does going to bed late matter",
    ],
    text: `The best bedtime is the one that leaves you at least 7 hours before you must get up, kept at about the same
      time every night. No single hour is right for everyone: body clocks differ, and what suits an early riser is
      too soon for a night owl. Count back from your alarm, add the time you need to fall asleep, and go when you
      are sleepy. Your data then show whether mornings get easier.`,
    sources: [
      { name: "Watson NF et al. (AASM/SRS), Sleep 38:843", year: 2015 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
    ],
    metrics: ["bedtime_hour", "sleep_minutes"],
  },
  {
    id: "wake_up_time",
    title: "wake-up time",
    terms:
      "wake [up] time | (what|best|right) time ...5 (wake up|get up|getting up|waking up) | " +
      "(get/ting|wak/e/ing) up (early|earlier|late|later|on time) | waking hour | alarm time",
    asked: [
      "what time should I wake up?",
      "does my wake up time matter",
      "how can I get up earlier",
    ],
    text: `A steady wake-up time is the strongest handle you have on your body clock, more than bedtime. Getting up at
      the same hour, weekends included, and seeing daylight soon after makes you sleepy at a matching time in the
      evening. To move it earlier, shift in small steps every few days and take bedtime along, otherwise you
      simply sleep less. Your device reads wake-up times quite well.`,
    sources: [
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
      { name: "Brown TM et al., PLoS Biol 20:e3001571", year: 2022 },
    ],
    metrics: ["wake_hour", "bedtime_hour", "sleep_minutes"],
  },
]
