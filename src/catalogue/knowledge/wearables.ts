import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Wearables: how a device measures, and where it errs. */
export const wearables: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "optical_sensor",
    title: "the green light of a watch",
    terms:
      "(green|red|infrared) light/s | (optical|ppg) sensor/s | ppg | photopleth* | how ...4 " +
      "(watch|ring|wearable|tracker|device|band) ...3 (measure/s|work/s|know/s) " +
      "!(steps|sleep|calories|stress|blood)",
    asked: [
      "why does my watch have a green light?",
      "how does a watch measure my pulse",
      "what is ppg",
    ],
    text: `The green light shines into your skin and a sensor sees how much comes back: with each heartbeat more
      blood flows in and takes up more light. From the rhythm your device works out pulse, HRV and breathing;
      red and infrared light serve for blood oxygen. It works best when you are still and warm and the strap is
      snug. The light is weak and does no harm.`,
    sources: [
      { name: "Allen J, Physiol Meas 28:R1", year: 2007 },
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
    ],
    metrics: ["avg_hr", "hrv_rmssd", "spo2"],
  },
  {
    id: "step_counting_accuracy",
    title: "how steps are counted",
    terms:
      "step/s ...5 (accura*|reliab*|trust|wrong|count/ed/ing by|measured) | " +
      "(accura*|reliab*|trust|wrong) ...5 step/s | (phone|watch|pedometer|tracker) ...4 " +
      "(count/s|counting) ...2 step/s | steps ...4 " +
      "(pram|stroller|trolley|treadmill|driving|cycling)",
    asked: [
      "how accurate is my step count?",
      "how does a watch count steps",
      "why are my steps wrong on a treadmill",
    ],
    text: `A device counts steps from the swing of your arm or body, and at a normal walking speed it does well. In
      reviews it missed steps at slow walks, with a pram, trolley or stick, and when the hand stays still; bumpy
      rides and cooking can add some. A phone misses whatever you do without it. For your own trend such errors
      matter little, as they are much the same each day.`,
    sources: [
      { name: "Feehan LM et al., JMIR Mhealth Uhealth 6:e10527", year: 2018 },
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
    ],
    metrics: ["steps", "distance_km"],
  },
  {
    id: "calorie_accuracy",
    title: "the accuracy of calories on a watch",
    terms:
      "calorie/s ...5 (accura*|reliab*|trust|wrong|watch|garmin|apple|fitbit|oura) | " +
      "(accura*|reliab*|trust|wrong) ...5 calorie/s",
    asked: [
      "how accurate are calories on a watch?",
      "can I trust the calories on my fitbit",
      "why are my calories wrong",
    ],
    text: `Calories are the least dependable number on a watch. A review of research found that no brand was accurate
      at measuring energy use, and errors depend on the sport and on you. It is worked out from pulse, movement,
      age, sex and weight, so keep your profile correct. Use it to see which of your days were busier, and your
      weight trend to see whether you eat more than you use.`,
    sources: [
      { name: "Fuller D et al., JMIR Mhealth Uhealth 8:e18694", year: 2020 },
      { name: "O'Driscoll R et al., Br J Sports Med 54:332", year: 2020 },
    ],
    metrics: ["calories_total", "calories_active", "workout_calories"],
  },
  {
    id: "vo2max_accuracy",
    title: "the accuracy of VO2max on a watch",
    terms:
      "(vo2max|vo2 max|vo2) ...6 " +
      "(accura*|reliab*|trust|wrong|watch|garmin|apple|measured|calculated|estimate/d) | " +
      "(accura*|reliab*|trust|wrong|estimate/d|measure/s) ...6 (vo2max|vo2 max|vo2)",
    asked: [
      "how accurate is VO2max on a watch?",
      "how does garmin estimate vo2max",
      "can I trust my vo2 max",
    ],
    text: `A watch estimates VO2max from how fast you go at which pulse, so it is a fair guess on average and can be
      well off for one person. A review found that estimates from exercise are better than those at rest, which
      ran too high. Heat, hills, sand, a wrong maximum heart rate or a poor pulse signal spoil it. Trust the
      direction over months; a laboratory test gives the true figure.`,
    sources: [{ name: "Molina-Garcia P et al., Sports Med 52:1577", year: 2022 }],
    metrics: ["vo2max", "workout_pace", "workout_avg_hr"],
  },
  {
    id: "wearing_it_right",
    title: "wearing a watch the right way",
    terms:
      "(wear/ing|worn) ...6 (loose/ly|tight/ly|snug|right way|correctly|wrist/s|strap) | " +
      "(loose|tight|snug) (strap|band|watch|ring) | (which|left|right|dominant) " +
      "(wrist|hand|finger) | how tight",
    asked: [
      "how tight should I wear my watch?",
      "which wrist should I wear it on",
      "does wearing it loosely matter",
    ],
    text: `Wear it snugly a finger's width above the wrist bone, so that it does not slide but leaves no deep mark;
      for exercise go one hole tighter. A loose band lets light and movement in, and pulse, HRV and blood oxygen
      suffer first. Choose the hand you use less and set it in the app. Keep sensor and skin clean and dry, and
      always wear it the same way.`,
    sources: [
      { name: "Garmin, Forerunner 745 Owner's Manual", year: 2020 },
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
    ],
    metrics: ["avg_hr", "hrv_rmssd", "spo2"],
  },
  {
    id: "tattoos_and_skin",
    title: "tattoos, skin and sensors",
    terms:
      "tattoo/s/ed | skin (tone|color|colour) | (dark|darker|black|brown) skin | (arm|wrist) " +
      "hair | hairy",
    asked: [
      "do tattoos affect heart rate readings?",
      "does skin tone affect my watch",
      "why does my watch not read over a tattoo",
    ],
    text: `Tattoos can block the light of the sensor, dark and dense ones above all, so readings drop out; wear it on
      other skin or use a chest strap. Skin tone made no clear difference for pulse in a careful test of several
      devices, but blood oxygen readings can come out too high on darker skin, as the FDA warns. So do not rely
      on a good oxygen number when you feel short of breath.`,
    sources: [
      { name: "Bent B et al., npj Digit Med 3:18", year: 2020 },
      { name: "FDA Safety Communication on pulse oximeters", year: 2021 },
      { name: "Apple, Get the most accurate measurements (support page)", year: 2024 },
    ],
    metrics: ["avg_hr", "spo2", "workout_avg_hr"],
  },
  {
    id: "cadence_lock",
    title: "cadence lock",
    terms:
      "cadence lock | (heart rate|pulse|hr) ...6 (jump/s/ed|spike/s|stuck|locks) ...5 " +
      "(run/ning|workout|steps|cadence|easy) | (heart rate|hr) ...4 (same as|matches|equals) " +
      "...3 (cadence|steps)",
    asked: [
      "what is cadence lock?",
      "why does my heart rate jump on an easy run",
      "my heart rate is the same as my cadence",
    ],
    text: `Cadence lock is when the sensor takes the rhythm of your steps for your pulse, so the watch shows perhaps
      170 on a gentle run. You notice it by a sudden jump that matches your steps per minute and does not fit
      how you feel. Tighten the strap, wear it higher on the arm, warm up in the cold, or use a chest strap.
      Distrust load and zones of such a run.`,
    sources: [{ name: "Bent B et al., npj Digit Med 3:18", year: 2020 }],
    metrics: ["workout_avg_hr", "workout_max_hr", "workout_cadence"],
  },
]
