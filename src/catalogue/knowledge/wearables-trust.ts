import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** How far to trust a wearable, and what to do with its data. */
export const wearablesTrust: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "two_devices_differ",
    title: "two devices that differ",
    terms:
      "(two|2|different|both|other|another|multiple) " +
      "(device/s|watch/es|tracker/s|wearable/s|brand/s|app/s) | " +
      "(garmin|oura|apple|whoop|fitbit|watch|ring) (and|vs|versus|or) [my] " +
      "(garmin|oura|apple|whoop|fitbit|phone|watch|ring) | (device/s|watch/es) ...3 " +
      "(differ|disagree|different)",
    asked: [
      "why do two devices show different numbers?",
      "oura vs garmin which is right",
      "my watch and ring disagree",
    ],
    text: `Two devices differ because each has its own sensor, place on the body and secret formula, and often its
      own definition: HRV over the whole night or part of it, calories with or without rest. Scores of two
      brands cannot be compared at all. Neither needs to be broken. Choose one for each measure, stay with it,
      and look at changes over time; those mostly agree better than the numbers.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["hrv_rmssd", "sleep_minutes", "steps", "calories_total"],
  },
  {
    id: "wearable_accuracy",
    title: "the accuracy of wearables",
    terms:
      "(wearable/s|watch/es|tracker/s|smartwatch/es|ring/s|device/s) ...1 " +
      "(accura*|reliab*|trust|exact|precise) | (accura*|reliab*|trust|exact|precise) ...4 " +
      "(wearable/s|smartwatch/es|tracker/s|my (watch|ring|device) $|this data|my data)",
    asked: [
      "how accurate are wearables?",
      "can I trust my data",
      "which numbers of my watch are accurate",
    ],
    text: `Trust them in this order: resting pulse and steps are good, sleep time is fair, sleep stages and blood
      oxygen are rough, calories and scores are guesses. A review of many brands found steps and pulse close to
      the truth in the laboratory, and no brand accurate at energy use. Nearly every number is better at showing
      your own change than your true value. One odd reading means little; several weeks of them mean something.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["resting_hr", "steps", "sleep_minutes", "calories_total"],
  },
  {
    id: "ring_or_watch",
    title: "a ring or a watch",
    terms:
      "ring (or|vs|versus) [a] watch | watch (or|vs|versus) [a] ring | (best|which|should i " +
      "buy) ...3 (wearable|tracker|smartwatch|fitness watch|smart ring) | smart ring/s | ring " +
      "or watch which",
    asked: [
      "ring or watch, which is better?",
      "which wearable is best for me",
      "are smart rings any good",
    ],
    text: `Choose by what you want to know. A ring is comfortable at night and gives a good signal of pulse, HRV and
      temperature from the finger; a watch is better for sport, with GPS, pace and live pulse. Accuracy differs
      more by model and measure than by shape, and models change each year. The best device is the one you will
      really wear, day and night, for years.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "Allen J, Physiol Meas 28:R1", year: 2007 },
    ],
    metrics: ["sleep_minutes", "hrv_rmssd", "workout_distance_km"],
  },
  {
    id: "missing_data",
    title: "gaps in the data",
    terms:
      "(missing|gap/s in|no|lost|incomplete) (data|night/s|day/s|values|readings) | " +
      "(data|night|day|hrv|sleep) ...3 (missing|gap/s|not recorded|didn't record) | forgot to " +
      "wear",
    asked: [
      "why is data missing?",
      "what if I forgot to wear my watch",
      "my hrv is missing last night",
    ],
    text: `Data go missing mostly because the device was off, empty, loose or not yet synced; some values also need
      enough still minutes or a full night. A short day looks like a lazy one, since steps in your pocket are
      not counted. A few gaps hardly change an average over weeks. They matter when they have a pattern, such as
      never wearing it on evenings out, because then the average flatters you.`,
    sources: [{ name: "Cho S et al., JMIR Mhealth Uhealth 9:e20738", year: 2021 }],
    metrics: ["steps", "sleep_minutes", "hrv_rmssd"],
  },
  {
    id: "firmware_changes",
    title: "when an update changes the numbers",
    terms:
      "firmware | (software|app|watch|device|algorithm) update/s/d | (chang*|different) ...4 " +
      "[an] update | update ...5 (chang*|different|numbers|values|data) | new " +
      "(watch|ring|device|tracker|phone) | (switch/ed|chang/e/ed) ...3 " +
      "(watch/es|device/s|brand/s)",
    asked: [
      "can a firmware update change my data?",
      "my numbers changed after an update",
      "I got a new watch and my hrv is different",
    ],
    text: `Yes: makers change their formulas with updates, and a new device can shift your numbers overnight without
      any change in you. A sudden step on the day of an update or a new watch, which then stays, points to that.
      Do not compare across it; let a few weeks pass and take the new level as your usual. If you can, wear both
      for a week to see how far they lie apart.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "Doherty C et al., Transl Exerc Biomed 2:128", year: 2025 },
    ],
    metrics: ["hrv_rmssd", "resting_hr", "sleep_minutes", "vo2max"],
  },
  {
    id: "personal_baseline",
    title: "your own usual",
    terms:
      "baseline | (my|your|personal) (usual|normal range) | how long ...5 " +
      "(learn/s|calibrat*|know/s me) | calibrat/e/ion/ing | first week/s ...4 " +
      "(watch|ring|device|tracker)",
    asked: [
      "what is a baseline?",
      "how long until my watch knows me",
      "why does my usual matter more than the norm",
    ],
    text: `Your baseline is what is usual for you, worked out from the last weeks, and it is the fairest thing to
      compare with. People differ so much in resting pulse and HRV that an average of others says little about
      you. In one large study resting pulse differed widely between people but stayed steady within one person.
      Give a new device some weeks, and expect seasons, age and fitness to move it slowly.`,
    sources: [
      { name: "Quer G et al., PLoS One 15:e0227709", year: 2020 },
      { name: "Altini M & Plews D, Sensors 21:7932", year: 2021 },
    ],
    metrics: ["resting_hr", "hrv_rmssd", "sleep_minutes"],
  },
  {
    id: "can_a_watch_diagnose",
    title: "whether a watch can diagnose",
    terms:
      "(watch|ring|wearable/s|tracker|smartwatch/es|data) ...4 (diagnos*|detect/s " +
      "disease/s|medical device|replace ...2 doctor|heart attack|diabetes|cancer|stroke) | " +
      "(diagnos*|medical grade|heart attack) ...5 (watch|ring|wearable/s|tracker|smartwatch) | " +
      "can [a|my] (watch|ring) diagnose (illness|disease/s)",
    asked: [
      "can a watch diagnose illness?",
      "can my watch detect a heart attack",
      "is my ring a medical device",
    ],
    text: `No, a watch cannot diagnose: it can show that something has changed, and a doctor finds out what. Single
      functions are cleared by regulators as warnings, such as the ECG for irregular rhythm, but no watch can
      detect a heart attack, and a calm display does not rule one out. With chest pain, breathlessness, sudden
      weakness or fainting call an ambulance, whatever it says. Bring your trends to the appointment.`,
    sources: [
      { name: "Apple, ECG app instructions for use", year: 2022 },
      { name: "Perez MV et al., N Engl J Med 381:1909", year: 2019 },
    ],
    metrics: ["resting_hr", "spo2"],
  },
  {
    id: "do_trackers_help",
    title: "whether trackers make people healthier",
    terms:
      "(tracker/s|wearable/s|watch/es|tracking|fitbit|smartwatch) ...4 " +
      "(worth|help/s|healthier|motivat*|useful|work) !(sleep) | (track/ing) everything | " +
      "obsess* ...4 (data|numbers|watch|steps)",
    asked: [
      "are fitness trackers worth it?",
      "do wearables make people healthier",
      "I am obsessed with my numbers",
    ],
    text: `They help people move more: in a review of trials, wearing a tracker added about 1,800 steps and 40
      minutes of walking a day, and about a kilo less weight. The effect comes from seeing a number and having a
      goal, so it fades when nobody looks. If the numbers worry you or spoil a good day, hide some, look once a
      week, or take it off for a while.`,
    sources: [{ name: "Ferguson T et al., Lancet Digit Health 4:e615", year: 2022 }],
    metrics: ["steps", "active_minutes", "weight_kg"],
  },
  {
    id: "wearing_at_night",
    title: "wearing a device all day and night",
    terms:
      "(safe|danger*|harmful|radiation|emf|bluetooth) ...5 " +
      "(watch|ring|wearable/s|tracker|wear) | (watch|ring|wearable/s|tracker) ...5 " +
      "(safe|danger*|harmful|radiation|emf|rash) | (wear/ing) ...4 (all day|24 7|to bed|day " +
      "and night|at night|while sleeping) | (rash|itch*) ...4 (watch|strap|wrist)",
    asked: [
      "is it safe to wear a watch all night?",
      "does my ring give off radiation",
      "I get a rash from my watch strap",
    ],
    text: `Yes, wearing it day and night is safe: its radio signals are far below the limits for the public, and its
      light is weak. Skin is the more common trouble. Sweat, soap and pressure under the strap cause rashes, so
      take it off for a while each day, clean and dry both, and loosen it at rest. If a rash stays, change the
      material or ask a pharmacist or doctor about an allergy.`,
    sources: [
      { name: "ICNIRP, Health Phys 118:483", year: 2020 },
      { name: "Garmin, Wear and care (support page)", year: 2023 },
    ],
    metrics: ["sleep_minutes", "resting_hr"],
  },
]
