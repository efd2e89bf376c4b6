import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Blood pressure, and glucose from a sensor. */
export const bloodPressure: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "blood_pressure",
    title: "blood pressure",
    terms:
      "<!(low|lower|lower my|lowering|reduce|reduce my|diastolic|cuffless|measure|measure " +
      "my|check my) (blood pressure|bp) !(monitor|cuff|watch|down|diastolic|so low|too " +
      "low|naturally) | systolic | hypertension | (upper|top) number",
    asked: [
      "what is a normal blood pressure?",
      "what does systolic mean",
      "is my blood pressure too high",
    ],
    text: `A normal blood pressure is below 120 over 80 mmHg. The first number, systolic, is the pressure while the
      heart pumps. American guidelines call 130 over 80 and more high, the European one 140 over 90 in the
      practice or 135 over 85 at home. One reading means little, so average a week. Above 180 over 120 again
      after a rest, call a doctor now; with chest pain, weakness or trouble speaking, an ambulance.`,
    sources: [
      { name: "Whelton PK et al. (ACC/AHA), Hypertension 71:e13", year: 2018 },
      { name: "McEvoy JW et al. (ESC), Eur Heart J 45:3912", year: 2024 },
    ],
    metrics: ["bp_systolic", "bp_diastolic", "resting_hr"],
  },
  {
    id: "diastolic_pressure",
    title: "diastolic blood pressure",
    terms: "diastolic [blood] [pressure] | (lower|bottom) number | pulse pressure",
    asked: [
      "what is diastolic blood pressure?",
      "why is my diastolic high",
      "what does the bottom number mean",
    ],
    text: `Diastolic is the lower number: the pressure in your arteries while the heart rests between beats. Below 80
      mmHg is normal, and a lower number that stays at 80 or more counts as high in the American guideline. A
      raised lower number alone is more common in younger adults; with age the upper one becomes the more
      telling. Salt, alcohol, weight, stress and a too small cuff raise it. Bring a week of readings to your
      doctor.`,
    sources: [{ name: "Whelton PK et al. (ACC/AHA), Hypertension 71:e13", year: 2018 }],
    metrics: ["bp_diastolic", "bp_systolic"],
  },
  {
    id: "measure_blood_pressure",
    title: "measuring blood pressure at home",
    terms:
      "(measur*|tak/e/ing|check/ing) ...4 (blood pressure|bp) | (blood pressure|bp) ...5 (at " +
      "home|measur*|cuff/s|monitor/s|correctly|accurate*|morning) | white coat",
    asked: [
      "how do I measure blood pressure at home?",
      "what is white coat hypertension",
      "is my blood pressure monitor accurate",
    ],
    text: `Measure sitting and calm, with an upper-arm cuff, and go by the average of several days. Two readings in
      the morning and two in the evening, a minute apart, for three to seven days is what the European guideline
      advises. In a doctor's room the number is often higher, which is called white coat. A cuff too small,
      talking, crossed legs or a full bladder push it up. Take the list to your doctor.`,
    sources: [
      { name: "McEvoy JW et al. (ESC), Eur Heart J 45:3912", year: 2024 },
      { name: "Whelton PK et al. (ACC/AHA), Hypertension 71:e13", year: 2018 },
    ],
    metrics: ["bp_systolic", "bp_diastolic"],
    steps: [
      "Have no coffee, cigarette or exercise in the half hour before.",
      "Sit for five minutes, back supported, feet on the floor.",
      "Put the cuff on the bare upper arm at heart height.",
      "Take two readings a minute apart, morning and evening.",
      "Log them for a week and look at the average.",
    ],
  },
  {
    id: "lower_blood_pressure",
    title: "lowering blood pressure",
    terms:
      "(lower/s/ing|reduc/e/es/ing|bring/ing|get/ting|decreas/e/ing|improv/e/ing) ...4 (blood " +
      "pressure|bp|hypertension) | (blood pressure|bp) ...4 (down|lower|naturally)",
    asked: [
      "how do I lower my blood pressure?",
      "what brings blood pressure down naturally",
      "does exercise lower blood pressure",
    ],
    text: `Less salt, less alcohol, more movement, more vegetables and a lower weight each bring blood pressure down,
      and they add up. All kinds of exercise help; in a review of trials, static holds such as wall sits did
      most. The effect shows within weeks. Keep taking prescribed tablets, and never change them on your own:
      bring your home readings to your doctor, who can adjust them.`,
    sources: [
      { name: "Edwards JJ et al., Br J Sports Med 57:1317", year: 2023 },
      { name: "Filippini T et al., Circulation 143:1542", year: 2021 },
      { name: "Whelton PK et al. (ACC/AHA), Hypertension 71:e13", year: 2018 },
    ],
    metrics: ["bp_systolic", "bp_diastolic", "weight_kg", "alcohol_g"],
    steps: [
      "Measure for a week first, so that you know where you start.",
      "Cook with less salt and read labels on bread and ready meals.",
      "Walk briskly on most days.",
      "Add wall sits or other holds three times a week.",
      "Keep several evenings a week free of alcohol.",
      "Measure again for a week after two months.",
    ],
  },
  {
    id: "low_blood_pressure",
    title: "low blood pressure",
    terms:
      "low (blood pressure|bp) | hypotension | (blood pressure|bp) ...3 (too low|so low) | " +
      "dizzy ...5 (stand|standing|get up|stood)",
    asked: [
      "is low blood pressure dangerous?",
      "why is my blood pressure so low",
      "dizzy when I stand up",
    ],
    text: `Low blood pressure is harmless as long as you feel well; below 90 over 60 is the usual mark, and many fit
      or slender people live there. It matters when you are dizzy or faint. Thirst, heat, long standing,
      alcohol, a big meal and some medicines lower it. Get up slowly and drink enough. See a doctor if it is new
      or you faint; with chest pain, black stools or confusion, call an ambulance.`,
    sources: [{ name: "NHS, Low blood pressure (hypotension)", year: 2023 }],
    metrics: ["bp_systolic", "bp_diastolic", "water_ml"],
  },
  {
    id: "watch_blood_pressure",
    title: "blood pressure from a watch",
    terms:
      "(watch|ring|wrist|cuffless|wearable|tracker) ...4 (blood pressure|bp|hypertension) | " +
      "(blood pressure|bp) ...5 (watch|ring|wrist|cuffless|wearable|tracker) | " +
      "(cuffless|watch|ring) (blood pressure|bp) [reading/s] [accurate]",
    asked: [
      "can a watch measure blood pressure?",
      "is a cuffless blood pressure reading accurate",
      "can my ring measure bp",
    ],
    text: `A watch without a cuff cannot yet replace an upper-arm monitor. It guesses pressure from the shape and
      timing of the pulse wave, and most need a cuff reading now and then as an anchor. The European Society of
      Hypertension does not recommend such devices for diagnosis or for treatment decisions. Use it as a hint,
      and check with a tested cuff before you believe or fear a number.`,
    sources: [{ name: "Stergiou GS et al. (ESH), J Hypertens 40:1449", year: 2022 }],
    metrics: ["bp_systolic", "bp_diastolic"],
  },
  {
    id: "glucose_average",
    title: "average glucose from a sensor",
    terms:
      "<!(estimated) (average|mean) (glucose|blood sugar|sugar level) | (glucose|blood sugar) " +
      "(average|level/s|value/s|during the day) | (normal|healthy|good) (glucose|blood sugar) " +
      "!(peak|spike|time) | cgm average",
    asked: [
      "what is a normal average glucose?",
      "what affects my blood sugar level",
      "what does average glucose mean",
    ],
    text: `In healthy people who wore a glucose sensor the average was about 98 to 99 mg/dL, a little higher after
      60. Your sensor reads the fluid under the skin, somewhat behind the blood, and is not exact, so it does
      not diagnose. Carbohydrates, short nights, stress and illness raise it; moving lowers it. A clearly higher
      average deserves a proper blood test with your doctor.`,
    sources: [
      { name: "Shah VN et al., J Clin Endocrinol Metab 104:4356", year: 2019 },
      { name: "American Diabetes Association, Standards of Care", year: 2025 },
    ],
    metrics: ["glucose_avg", "glucose_max", "glucose_min", "glucose_tir"],
    analytes: ["glucose", "hba1c"],
  },
  {
    id: "glucose_low",
    title: "low glucose",
    terms:
      "(low|lowest|minimum|min) (glucose|blood sugar|sugar) | hypoglycemi* | hypoglycaemi* | " +
      "(glucose|blood sugar) ...4 (low|lows|drop/s/ping|crash/es|dip/s)",
    asked: [
      "what is a low blood sugar?",
      "why does my glucose drop at night",
      "is a low glucose reading dangerous",
    ],
    text: `Below 70 mg/dL counts as low and below 54 as clearly low, in people with diabetes. In healthy people brief
      lows on a sensor are common, often because you lay on it at night, and mostly mean nothing. If you take
      insulin or tablets that lower sugar, treat a low at once as your team taught you. Sweating, shaking or
      confusion with a low need quick sugar and, if it does not pass, an ambulance.`,
    sources: [
      { name: "American Diabetes Association, Standards of Care", year: 2025 },
      { name: "Shah VN et al., J Clin Endocrinol Metab 104:4356", year: 2019 },
    ],
    metrics: ["glucose_min", "glucose_avg"],
  },
  {
    id: "glucose_spikes",
    title: "highest glucose and spikes",
    terms:
      "(glucose|blood sugar|sugar) ...3 (spike/s|peak/s|high|highest|rise/s|maximum|max) | " +
      "(high|highest|spiking|maximum|max) (glucose|blood sugar) | flatten ...4 (glucose|sugar)",
    asked: [
      "are glucose spikes bad?",
      "what is a normal glucose peak after eating",
      "how do I avoid sugar spikes",
    ],
    text: `Glucose rises after meals in everyone, and in healthy people it stays between 70 and 140 mg/dL for about
      96 percent of the day. Short peaks above that happen to healthy people too, and harm from them is not
      proven. Eating vegetables and protein first, whole grains, smaller portions and a walk afterwards flatten
      the curve. Values of 200 or more, or thirst and weight loss, call for a doctor.`,
    sources: [
      { name: "Shah VN et al., J Clin Endocrinol Metab 104:4356", year: 2019 },
      { name: "Engeroff T et al., Sports Med 53:849", year: 2023 },
      { name: "American Diabetes Association, Standards of Care", year: 2025 },
    ],
    metrics: ["glucose_max", "glucose_avg", "carbs_g", "steps"],
  },
  {
    id: "glucose_time_in_range",
    title: "glucose time in range",
    terms: "time in range | tir | (glucose|sugar) ...3 in range | in range ...3 (glucose|sugar)",
    asked: [
      "what is time in range?",
      "what is a good glucose time in range",
      "how do I improve my tir",
    ],
    text: `Time in range is the share of the day in which your glucose sensor reads between 70 and 180 mg/dL. For
      most people with diabetes the goal is more than 70 percent; your team may set another, for instance in
      older age. Without diabetes nearly the whole day lies within it, so it tells you little. Check that your
      app uses these limits, because some use narrower ones. More movement and regular meals raise it.`,
    sources: [{ name: "Battelino T et al., Diabetes Care 42:1593", year: 2019 }],
    metrics: ["glucose_tir", "glucose_avg", "glucose_max"],
  },
  {
    id: "cgm_without_diabetes",
    title: "a glucose sensor without diabetes",
    terms: "(cgm/s|glucose (sensor/s|monitor/s)|continuous glucose) !(average)",
    asked: [
      "should I wear a CGM without diabetes?",
      "how accurate is a glucose sensor",
      "what is a cgm",
    ],
    text: `Without diabetes there is little proof so far that wearing a CGM improves health. It is a small sensor
      under the skin that shows glucose day and night; for people with diabetes it is a great help. It can teach you
      how your meals act, but it also shows harmless ups and downs that worry people, and the same meal may read
      differently next time. It does not replace a blood test.`,
    sources: [
      { name: "American Diabetes Association, Standards of Care", year: 2025 },
      { name: "Shah VN et al., J Clin Endocrinol Metab 104:4356", year: 2019 },
    ],
    metrics: ["glucose_avg", "glucose_max"],
  },
]
