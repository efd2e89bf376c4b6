import type { KnowledgeEntry } from "#catalogue/knowledge/entry"

/** Breath, oxygen and skin temperature at night. */
export const recoverySigns: ReadonlyArray<KnowledgeEntry> = [
  {
    id: "respiratory_rate",
    title: "respiratory rate",
    terms:
      "(respiratory|respiration|breathing|breath) (rate|frequency) | breaths (per|a) min* | resp rate",
    asked: [
      "what is a normal respiratory rate?",
      "what does breathing rate mean",
      "why is my respiratory rate up",
    ],
    text: `Respiratory rate is how many breaths you take in a minute, and at rest 12 to 20 is usual for adults.
      Wearables measure it asleep; among Fitbit users nine in ten values lay between 11.8 and 19.2. It barely
      changes from night to night, so a rise of several breaths above your own normal stands out: infections,
      altitude, alcohol and heat can do it. If you are short of breath when awake, seek medical help promptly.`,
    sources: [
      { name: "Royal College of Physicians, NEWS2", year: 2017 },
      { name: "Natarajan A et al., npj Digit Med 4:136", year: 2021 },
    ],
    metrics: ["respiratory_rate", "skin_temp_dev", "resting_hr"],
  },
  {
    id: "blood_oxygen",
    title: "blood oxygen",
    terms:
      "spo2 | (blood oxygen|oxygen saturation|o2 saturation|oxygen level/s|oxygen sats|o2 sats)",
    asked: [
      "what is a normal SpO2?",
      "how accurate is spo2 on a watch",
      "what does low blood oxygen mean",
    ],
    text: `SpO2 is the share of your red blood pigment that carries oxygen; 94 to 98 percent is the usual target for
      adults in hospital guidance. A wrist reading is rougher than a finger clip: cold skin, movement, a loose
      strap and darker skin can shift it, so a single low value is often an error. Altitude lowers it truly.
      Repeated lows at night are worth a doctor's check; with breathlessness or blue lips, call an ambulance.`,
    sources: [
      { name: "O'Driscoll BR et al. (BTS), Thorax 72:ii1", year: 2017 },
      { name: "FDA Safety Communication on pulse oximeters", year: 2021 },
      { name: "Sjoding MW et al., N Engl J Med 383:2477", year: 2020 },
    ],
    metrics: ["spo2", "respiratory_rate"],
  },
  {
    id: "skin_temperature",
    title: "skin temperature",
    terms: "(skin|wrist) (temperature|temp) | (temperature|temp) (deviation|variation)",
    asked: [
      "what does skin temperature deviation mean?",
      "why is my skin temperature up",
      "is wrist temperature the same as body temperature",
    ],
    text: `Skin temperature deviation is how much warmer or cooler your skin was at night than your own usual, so zero
      is normal for you. It is not your body temperature and cannot show a fever by itself. A warm room, thick
      covers, alcohol, illness and the second half of the menstrual cycle push it up. A clear rise together with a
      higher pulse and breathing rate is a reason to check with a real thermometer.`,
    sources: [
      { name: "Smarr BL et al., Sci Rep 10:21640", year: 2020 },
      { name: "Maijala A et al., BMC Womens Health 19:150", year: 2019 },
    ],
    metrics: ["skin_temp_dev", "body_temp", "resting_hr", "cycle_day"],
  },
]
