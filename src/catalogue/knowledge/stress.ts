import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Stress: the scores of a watch, and what calms a body down. */
export const stress: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "stress_score",
    title: "stress score",
    terms:
      "stress (score/s|level/s|rating) !(peak) | (watch|garmin|measure/d/s|calculate/d/s) ...4 " +
      "stress | stress ...4 (watch|garmin|measure/d/s|calculate/d/s)",
    asked: [
      "how is the stress score calculated?",
      "what is a normal stress level on my watch",
      "can I trust my stress score",
    ],
    text: `The stress score is worked out from your pulse and its variability while you are still: a fast, even pulse
      reads as stress, a slow, varied one as calm. Garmin rates 0 to 25 as rest, 26 to 50 low, 51 to 75 medium and
      76 to 100 high. It sees arousal in the body, not feelings: coffee, a meal, alcohol, heat, illness or joy can
      all look like stress. Compare it only with your own days on the same device.`,
    sources: [
      { name: "Garmin, owner's manuals: stress level", year: 2020 },
      { name: "Firstbeat, Stress and Recovery Analysis Method", year: 2014 },
    ],
    metrics: ["stress_score", "hrv_rmssd", "resting_hr"],
  },
  {
    id: "stress_peak",
    title: "peak stress",
    terms: "(peak|highest|max|maximum|top) stress | stress (peak/s|spike/s)",
    asked: [
      "what does peak stress mean?",
      "why did my stress spike",
      "is a high maximum stress bad",
    ],
    text: `Peak stress is the highest stress score of the day, often a short moment: the minutes after exercise, a
      heated talk, a rush for the train or a strong coffee. Almost everyone has one most days, so by itself it
      says little. What matters is whether you come down again: look at your restful time and at the night that
      follows. If sharp peaks come with pounding heart and fear, tell a doctor.`,
    sources: [
      { name: "Firstbeat, Stress and Recovery Analysis Method", year: 2014 },
      { name: "WHO, Doing What Matters in Times of Stress", year: 2020 },
    ],
    metrics: ["stress_peak", "stress_score"],
  },
  {
    id: "stress_high",
    title: "time in high stress",
    terms: "high stress [time|minutes|hours] | (time|minutes|hours) ...2 high stress",
    asked: [
      "what is high stress time?",
      "how many minutes of high stress are normal",
      "why so much time in high stress",
    ],
    text: `Time in high stress is how long your stress score stood in its top band, 76 to 100 on Garmin devices, while
      you were not moving much. There is no healthy limit that anyone has proved, so measure it against your own
      usual. Illness, alcohol, heat and the hour after hard exercise fill it up as much as worries do. Days of it
      on end, with poor sleep, mean it is time to ease off.`,
    sources: [
      { name: "Garmin, owner's manuals: stress level", year: 2020 },
      { name: "Firstbeat, Stress and Recovery Analysis Method", year: 2014 },
    ],
    metrics: ["stress_high_minutes", "stress_score", "sleep_minutes"],
  },
  {
    id: "stress_medium",
    title: "time in medium stress",
    terms: "(medium|moderate) stress [time|minutes|hours]",
    asked: [
      "what is medium stress time?",
      "is medium stress bad",
      "what does moderate stress minutes mean",
    ],
    text: `Time in medium stress is how long your stress score lay in the middle band, 51 to 75 on Garmin devices. A
      fair amount of it is part of a normal working day: concentration, talking, meals and coffee all count. It is
      nothing to get rid of as long as calm stretches come between. If it grows from month to month while your
      restful time shrinks, look for breaks you could win back.`,
    sources: [{ name: "Garmin, owner's manuals: stress level", year: 2020 }],
    metrics: ["stress_medium_minutes", "stress_score", "stress_rest_minutes"],
  },
  {
    id: "stress_low",
    title: "time in low stress",
    terms: "low stress [time|minutes|hours]",
    asked: [
      "what is low stress time?",
      "what does low stress minutes mean",
      "is low stress the same as rest",
    ],
    text: `Time in low stress is how long your stress score lay just above rest, 26 to 50 on Garmin devices: you were
      awake and engaged, and your body was fairly calm. It is where much of a good day is spent. It differs from
      restful time, when the score is 25 or less. Neither more nor less of it is better as such; watch how it
      trades with the medium and high bands.`,
    sources: [{ name: "Garmin, owner's manuals: stress level", year: 2020 }],
    metrics: ["stress_low_minutes", "stress_score"],
  },
  {
    id: "restful_time",
    title: "restful time",
    terms:
      "restful time | rest stress time | stress rest [time|minutes] | (unstressed|restorative) " +
      "time | time at rest",
    asked: [
      "what is restful time?",
      "how do I get more restful time",
      "what counts as restorative time",
    ],
    text: `Restful time is how long your device saw your body at ease: a slow pulse with good variability while you
      were still, 25 or less on Garmin's stress scale. Sleep brings most of it, quiet breaks the rest. Alcohol in
      the evening eats it up, because the pulse stays high through the night. A short walk, a few minutes of slow
      breathing or simply sitting without a screen can add some by day.`,
    sources: [
      { name: "Garmin, owner's manuals: stress level", year: 2020 },
      { name: "Pietilä J et al., JMIR Ment Health 5:e23", year: 2018 },
    ],
    metrics: ["stress_rest_minutes", "stress_score", "alcohol_g"],
  },
  {
    id: "less_stress",
    title: "lowering stress",
    terms:
      "(lower|reduc/e/ing|manag/e/ing|reliev/e/ing|less|cop/e/ing|handle|deal/ing) ...4 stress " +
      "| stress ...4 " +
      "(lower|reduc/e/ing|manag/e/ing|reliev/e/ing|less|cop/e/ing|handle|deal/ing) | help/s " +
      "...2 stress | stress (relief|management|reduction) | calm down | destress | de stress",
    asked: [
      "how can I reduce stress?",
      "what helps with stress",
      "how do I calm down quickly",
      "tips for stress relief",
    ],
    text: `Short, regular pauses calm the body better than one long rest at the end of the week. Slow breathing works
      within minutes; walking, seeing friends, enough sleep and settling one small problem at a time work over
      weeks. Notice what sets you off, and your stress score can help you see the hours. If stress keeps you from
      sleeping, working or enjoying things for more than two weeks, talk to a doctor or a counsellor.`,
    sources: [
      { name: "WHO, Doing What Matters in Times of Stress", year: 2020 },
      { name: "Balban MY et al., Cell Rep Med 4:100895", year: 2023 },
      { name: "Goyal M et al., JAMA Intern Med 174:357", year: 2014 },
    ],
    metrics: ["stress_score", "stress_rest_minutes", "hrv_rmssd", "sleep_minutes", "mood"],
    steps: [
      "Look up the hours when your stress score is usually highest.",
      "Put a short pause with slow breathing there.",
      "Take a short walk in daylight each day.",
      "Write down one worry and the next small thing to do about it.",
      "Keep your bedtime steady for two weeks.",
      "Compare your restful time with the two weeks before.",
    ],
  },
  {
    id: "burnout",
    title: "burnout",
    terms: "burnout | burn/t/ed/ing out",
    asked: ["what is burnout?", "am I burnt out", "can my watch detect burnout"],
    text: `Burnout, as the World Health Organization describes it, comes from work stress that went on too long, with
      three signs: being drained, growing distant or cynical about the job, and getting less done. It is not
      classed as a disease, and no watch can detect it, though poor sleep and a raised resting heart rate may go
      along. If you recognise yourself for some weeks, talk to your doctor, because depression can look the same
      and is treatable.`,
    sources: [{ name: "WHO, ICD-11 QD85 Burn-out", year: 2019 }],
    metrics: ["stress_score", "mood", "sleep_minutes", "resting_hr"],
  },
  {
    id: "breathing_exercises",
    title: "breathing exercises",
    terms:
      "breath/e/ing (exercise/s|technique/s|practice) | (slow|deep|paced|box|resonance|478) " +
      "breath/e/ing | 4 7 8 | cyclic sigh* | (hrv|resonance) biofeedback | breathwork",
    asked: [
      "do breathing exercises work?",
      "what is box breathing",
      "how do I do slow breathing",
      "does 4-7-8 breathing help",
    ],
    text: `Slow breathing calms the body within minutes: at around six breaths a minute, the pulse swings with the
      breath and HRV rises while you do it. In one trial, five minutes a day with long, sighing breaths out lifted
      mood a little more than meditation did. Which pattern you choose matters less than a slow rhythm and a long
      breath out. Stop if you get dizzy, and ask a doctor first if you have a lung or heart condition.`,
    sources: [
      { name: "Laborde S et al., Neurosci Biobehav Rev 138:104711", year: 2022 },
      { name: "Balban MY et al., Cell Rep Med 4:100895", year: 2023 },
      { name: "Zaccaro A et al., Front Hum Neurosci 12:353", year: 2018 },
    ],
    metrics: ["hrv_rmssd", "stress_score", "respiratory_rate", "stress_rest_minutes"],
    steps: [
      "Sit or lie comfortably and relax your shoulders.",
      "Breathe in gently through the nose for about four seconds.",
      "Breathe out for about six seconds.",
      "Go on for five minutes, once a day.",
      "Compare your evening stress score after two weeks.",
    ],
  },
  {
    id: "meditation",
    title: "meditation",
    terms: "meditat/e/es/ing/ion | mindful*",
    asked: [
      "does meditation help?",
      "does meditation raise hrv",
      "how much should I meditate",
      "is mindfulness good for stress",
    ],
    text: `Meditation helps a little and reliably for some: a review of 47 trials found moderate evidence that
      mindfulness programmes ease anxiety, low mood and pain, with small to middling effects. Most programmes ran
      about eight weeks. Trials so far have not shown that it raises resting HRV, so do not judge it by that
      number. Start with a few minutes a day. If it stirs up distress, stop, and seek help from a professional.`,
    sources: [
      { name: "Goyal M et al., JAMA Intern Med 174:357", year: 2014 },
      { name: "Brown L et al., Psychosom Med 83:631", year: 2021 },
    ],
    metrics: ["stress_score", "mood", "hrv_rmssd"],
  },
]
