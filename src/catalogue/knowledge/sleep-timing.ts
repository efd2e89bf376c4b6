import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** The body clock: regularity, shifts and time zones. */
export const sleepTiming: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "chronotype",
    title: "chronotype",
    terms:
      "chronotype/s | night (owl/s|person) | (morning|evening) (person|people|type/s|lark/s) | " +
      "early bird/s",
    asked: ["what is a chronotype?", "am I a night owl", "can I become a morning person"],
    text: `Your chronotype is the time of day your body clock prefers: early bird, night owl or, for most people,
      somewhere between. It is partly inherited, drifts later in the teens and earlier again as adults age. Your
      sleep times on free days show it best. You can nudge it earlier with morning daylight, dim evenings and a
      fixed wake-up time, but a true owl will not turn into a lark.`,
    sources: [
      { name: "Roenneberg T et al., Sleep Med Rev 11:429", year: 2007 },
      { name: "Brown TM et al., PLoS Biol 20:e3001571", year: 2022 },
    ],
    metrics: ["bedtime_hour", "wake_hour"],
  },
  {
    id: "sleep_regularity",
    title: "sleep regularity",
    terms:
      "sleep (regularity|consistency|schedule|routine|rhythm|timing) | " +
      "(regular|irregular|consistent|same|inconsistent) (sleep|bedtime/s|bed time|sleeping) | " +
      "(bed|sleep|wake up|get up) ...2 same time",
    asked: [
      "why does sleep regularity matter?",
      "is an irregular sleep schedule bad",
      "should I go to bed at the same time every day",
    ],
    text: `Going to bed and getting up at about the same times each day matters nearly as much as how long you sleep.
      In a large study of people wearing trackers, regular sleepers lived longer, and regularity told more than
      duration did; that is a link, not proof of cause. When you need extra sleep after a hard week, one to two
      hours more on days off is reasonable. Your data show the spread of your bedtimes.`,
    sources: [
      { name: "Windred DP et al., Sleep 47:zsad253", year: 2024 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
    ],
    metrics: ["bedtime_hour", "wake_hour"],
  },
  {
    id: "social_jet_lag",
    title: "social jet lag",
    terms:
      "social (jet lag|jetlag) | (weekend/s) ...5 (bedtime/s|sleep schedule|sleep times|sleep " +
      "later|lie in) | (bedtime/s|sleep schedule|sleep times|sleep later|lie in) ...5 " +
      "(weekend/s)",
    asked: [
      "what is social jet lag",
      "how do I reduce social jetlag?",
      "is it bad to sleep later on weekends",
    ],
    text: `Social jet lag is the gap between your sleep times on work days and on free days, as if you flew west every
      Friday and back every Monday. It is measured between the midpoints of sleep. Larger gaps go together with
      tiredness and higher weight in studies, though they do not prove the cause. After a short week, one to two
      hours more on free days is reasonable; beyond that, earlier nights serve you better.`,
    sources: [
      { name: "Wittmann M et al., Chronobiol Int 23:497", year: 2006 },
      { name: "Roenneberg T et al., Curr Biol 22:939", year: 2012 },
      { name: "Sletten TL et al. (NSF), Sleep Health 9:801", year: 2023 },
    ],
    metrics: ["bedtime_hour", "wake_hour"],
    steps: [
      "Look up your average wake-up time on work days and on free days.",
      "Get up at most one to two hours later on free days.",
      "Take a short early nap instead of a long lie-in.",
      "Get daylight soon after waking on Sundays.",
      "Check the gap again after four weeks.",
    ],
  },
  {
    id: "shift_work",
    title: "sleep and shift work",
    terms:
      "shift work* | (night|late|early|rotating) shift/s | (working|work|doing) nights | (i'm|im|be|going) on nights",
    asked: [
      "how do I sleep with shift work?",
      "how to cope with night shifts",
      "is shift work bad for you",
    ],
    text: `Sleeping by day is shorter and lighter, because your body clock says it is morning, so shift workers need to
      guard their sleep on purpose. Light is the lever: bright in the first part of the shift, little on the way
      home, a truly dark bedroom. A nap before the first night helps. Years of night work go with more heart
      disease and diabetes. Sleepiness at the wheel or lasting insomnia is a reason to see a doctor.`,
    sources: [
      { name: "CDC/NIOSH Training for Nurses on Shift Work", year: 2015 },
      { name: "Kecklund G & Axelsson J, BMJ 355:i5210", year: 2016 },
    ],
    metrics: ["sleep_minutes", "bedtime_hour", "wake_hour"],
    steps: [
      "Nap before your first night shift.",
      "Keep the light bright in the first half of the shift.",
      "Stop caffeine well before the shift ends.",
      "Wear sunglasses on the way home if you are not driving.",
      "Sleep in a dark, cool room with the phone silent.",
      "Keep one block of sleep the same on all days where you can.",
    ],
  },
  {
    id: "jet_lag",
    title: "jet lag",
    terms: "(jet lag*|jetlag*) !(east*|west*) | time (zone/s|difference/s)",
    asked: ["how do I beat jet lag?", "what is jet lag", "how long does jetlag last"],
    text: `Jet lag is your body clock still running on home time, and it passes at roughly one time zone a day. Light
      at the right hours moves the clock fastest, and food and activity on local time help. Flying east is usually
      harder than flying west, because it is easier to stay up late than to sleep early. Expect a higher resting
      heart rate and lower HRV for some days, and hold no important training or meeting on day one.`,
    sources: [
      { name: "CDC Yellow Book, Jet lag disorder", year: 2024 },
      { name: "Eastman CI & Burgess HJ, Sleep Med Clin 4:241", year: 2009 },
    ],
    metrics: ["bedtime_hour", "wake_hour", "sleep_minutes", "hrv_rmssd"],
    steps: [
      "Shift your bedtime towards the new zone before you leave.",
      "Set your watch to local time on the plane.",
      "Eat and sleep on local time from the first day.",
      "Spend daylight hours outdoors.",
      "Keep naps short and early for the first days.",
    ],
  },
  {
    id: "jet_lag_east",
    title: "flying east",
    terms:
      "(fly/ing|flight|travel/ling/ing|trip) ...3 (east|eastward/s|to tokyo|to japan|to asia|to " +
      "china|to australia) | (jet lag|jetlag) ...5 (east|eastward/s) | (east|eastward/s) ...5 " +
      "(jet lag|jetlag)",
    asked: [
      "how do I avoid jet lag flying east?",
      "jet lag going east",
      "I'm flying to Tokyo, how do I prepare",
    ],
    text: `Flying east asks your body clock to run earlier, which is the harder way, at about one hour a day. Prepare
      by going to bed and getting up earlier for a few days, with bright light on waking. After landing, light in
      the local morning is usually right; but after a jump of many zones, bright light too early can push the
      clock the wrong way, so take late morning light first. Melatonin can help; ask a pharmacist about it.`,
    sources: [
      { name: "Eastman CI & Burgess HJ, Sleep Med Clin 4:241", year: 2009 },
      { name: "CDC Yellow Book, Jet lag disorder", year: 2024 },
      { name: "Herxheimer A & Petrie KJ, Cochrane CD001520", year: 2002 },
    ],
    metrics: ["bedtime_hour", "wake_hour", "sleep_minutes"],
    steps: [
      "For three days before, go to bed and get up an hour earlier each day.",
      "Get bright light as soon as you wake on those days.",
      "On the plane, sleep during the night of your destination.",
      "After many zones, avoid early light and go out late in the morning.",
      "Move that light earlier by about an hour each day.",
      "Watch your bedtime settle over the next week.",
    ],
  },
  {
    id: "jet_lag_west",
    title: "flying west",
    terms:
      "(fly/ing|flight|travel/ling/ing|trip) ...3 (west|westward/s|to america|to new york|to " +
      "california|to the us|to the states) | (jet lag|jetlag) ...5 (west|westward/s) | " +
      "(west|westward/s) ...5 (jet lag|jetlag)",
    asked: [
      "how do I handle jet lag flying west?",
      "jet lag going west",
      "flying to New York next week, any jet lag tips",
    ],
    text: `Flying west asks your body clock to run later, which most people find easier. Before you go, move bedtime
      and wake-up time later by an hour a day. After landing, bright light in the late afternoon and evening helps
      you stay up, and dim light in the early morning keeps you from starting the day at 4. Expect early waking
      for a few days; it fades as the clock catches up.`,
    sources: [
      { name: "Eastman CI & Burgess HJ, Sleep Med Clin 4:241", year: 2009 },
      { name: "CDC Yellow Book, Jet lag disorder", year: 2024 },
    ],
    metrics: ["bedtime_hour", "wake_hour", "sleep_minutes"],
    steps: [
      "For two or three days before, go to bed and get up an hour later each day.",
      "After landing, stay outdoors in the late afternoon light.",
      "Hold out until a sensible local bedtime.",
      "If you wake too early, keep the room dark.",
      "Watch your wake-up time move later day by day.",
    ],
  },
  {
    id: "clock_change",
    title: "the clock change",
    terms:
      "clock/s change/s/d | clock change | daylight saving/s | (summer|winter) time | clocks " +
      "(go|went|going) (forward|back)",
    asked: [
      "how does daylight saving affect sleep?",
      "how long to adjust after the clocks change",
      "how do I prepare for the clock change",
    ],
    text: `The clock change is a small jet lag: most people lose some sleep in spring and need a few days to adjust,
      while the extra hour in autumn is rarely slept in full. In spring, move bedtime a little earlier each
      evening in the days before, and get morning light afterwards. Take care at work and on the road on the
      Monday. Your data may show an odd week; leave it out of comparisons.`,
    sources: [
      { name: "Rishi MA et al. (AASM), J Clin Sleep Med 16:1781", year: 2020 },
      { name: "Barnes CM & Wagner DT, J Appl Psychol 94:1305", year: 2009 },
    ],
    metrics: ["bedtime_hour", "wake_hour", "sleep_minutes"],
  },
]
