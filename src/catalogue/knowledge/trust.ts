import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** How far single numbers of a wearable can be trusted. */
export const trust: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "sleep_stage_accuracy",
    title: "the accuracy of sleep stages",
    terms:
      "([sleep] stage/s|deep sleep|rem [sleep]|light sleep|sleep phases) ...8 " +
      "(accura*|reliab*|trust*|right|correct|precise|nonsense) | " +
      "(accura*|reliab*|trust*|believe|precise) ...8 ([sleep] stage/s [of sleep]|deep sleep|rem " +
      "[sleep]|light sleep|sleep phases)",
    asked: [
      "are the sleep stages on my watch even accurate",
      "can I trust my deep sleep number",
      "how reliable is rem tracking",
    ],
    text: `Only roughly. Six common devices, tested for a night in a sleep laboratory, told sleep from waking in 86
      to 89 percent of the moments, but named the right stage in only 50 to 65 percent. So your total sleep and its
      timing are good, while deep, light and REM minutes are guesses that are mixed up often. Take no single night
      of them seriously; a trend over weeks on the same device says more.`,
    sources: [
      { name: "Miller DJ et al., Sensors 22:6317", year: 2022 },
      { name: "Chinoy ED et al., Sleep 44:zsaa291", year: 2021 },
    ],
    metrics: ["deep_minutes", "rem_minutes", "sleep_minutes"],
  },
  {
    id: "hrv_accuracy",
    title: "the accuracy of HRV",
    terms:
      "(hrv|variability) ...6 (accura*|reliab*|trust*|right|correct|precise|nonsense) | " +
      "(accura*|reliab*|trust*|believe|precise) ...6 (hrv|variability)",
    asked: ["how accurate is my hrv", "can I trust hrv from a watch", "is hrv reliable"],
    text: `Measured at rest or asleep, good devices come close to an ECG; against it, errors of seven devices ran from a
      few percent to useless. Movement spoils it, and each brand takes another stretch of the night and another
      formula. So never compare your HRV with a friend's, or one device with another. On your own device the weekly
      average is dependable, a single morning is not.`,
    sources: [
      { name: "Stone JD et al., Front Sports Act Living 3:585870", year: 2021 },
      { name: "Miller DJ et al., Sensors 22:6317", year: 2022 },
    ],
    metrics: ["hrv_rmssd", "hrv_sdnn"],
  },
  {
    id: "resting_heart_rate_accuracy",
    title: "the accuracy of resting heart rate",
    terms:
      "(resting heart rate|resting pulse|resting hr|rhr) ...6 (accura*|reliab*|trust*|right|correct|precise) | " +
      "(accura*|reliab*|trust*|believe|precise) ...6 (resting heart rate|resting pulse|resting hr|rhr)",
    asked: ["is my resting heart rate accurate", "can I trust my resting pulse"],
    text: `It is one of the most dependable numbers of a wearable: at rest nearly all devices come within a few beats
      of an ECG. What differs is the definition, since some take the lowest stretch of the night and others a calm
      time by day, so values of two devices can lie apart. A loose strap, cold hands or an irregular heartbeat
      disturb it. A lasting change on the same device is real.`,
    sources: [
      { name: "Stone JD et al., Front Sports Act Living 3:585870", year: 2021 },
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
    ],
    metrics: ["resting_hr"],
  },
  {
    id: "how_sleep_is_detected",
    title: "how a watch detects sleep",
    terms:
      "how ...4 (watch|ring|tracker|device|band|it|you|they) ...3 " +
      "(know/s|detect/s|tell/s|see/s|notice/s|track/s) ...4 " +
      "(sleep|asleep|sleeping) | how ...2 sleep ...2 (detected|tracked|recognised|recognized)",
    asked: ["how does a watch know when i sleep", "how is sleep detected"],
    text: `It guesses from stillness and pulse. A motion sensor sees that you hardly move, the light at the back of the
      device that your heart beats slower and more evenly than awake, and a model turns both into sleep, waking and
      stages. A laboratory uses brain waves instead. That is why lying still with a book can count as sleep, and why
      stages are rougher than bedtimes.`,
    sources: [
      { name: "Menghini L et al., Sleep 44:zsaa170", year: 2021 },
      { name: "Miller DJ et al., Sensors 22:6317", year: 2022 },
    ],
    metrics: ["sleep_minutes"],
  },
]
