/** The texts of the profile. */
export const profile = {
  title: "About you",
  about: "Answers take this into account. Everything may stay empty.",
  name: "Name",
  birthday: "Birthday",
  age: "Age",
  age_hint: "Follows from the birthday where that is given.",
  gender: "Sex",
  not_said: "Not said",
  female: "Female",
  male: "Male",
  country: "Country",
  units: "Units",
  units_default: "As in your country",
  metric: "kg, km, °C",
  us: "lb, miles, °F",
  height_cm: (unit: string) => `Height in ${unit === "in" ? "inches" : unit}`,
  weight_kg: (unit: string) => `Weight in ${unit}`,
  time_zone: "Time zone",
  time_zone_hint: "Says when your day begins, where your device does not.",
  zone_here: (zone: string) => `Use this browser’s: ${zone}`,
  conditions: "Diagnoses",
  conditions_hint: "One a line, such as “Asthma” or “Asthma, 5 years”.",
  medications: "Medicines",
  medications_hint: "One a line.",
  smoker: "Do you smoke?",
  yes: "Yes",
  no: "No",
  alcohol: "Alcohol",
  alcohols: { never: "Never", occasional: "Now and then", regular: "Regularly" },
  goal: "What you want to reach",
  story: "Anything else about you",
  story_hint: "In your own words.",
  save: "Save",
  saved: "Saved.",
} as const

/** The texts of what answers. */
export const engine = {
  title: "What answers",
  embedded: "The engine that is built into Hygeia answers, on this machine.",
  nothing: "No question, answer or number leaves it.",
  provider: (model: string, host: string) => `${model}, a language model at ${host}, answers.`,
  small: (model: string) => `Small steps are done by ${model}.`,
  local: (host: string) =>
    `${host} is on your own network: what is sent does not leave it by Hygeia.`,
  sent: (host: string) => `What is sent to ${host} with a question`,
  sends: {
    messages: "the messages of the conversation that the question needs",
    day: "your local day, and which metrics and lab results there are, by name",
    memory: "what Hygeia keeps in mind of you",
    profile: "your profile, without your name",
    findings: "what was calculated for the question: averages, changes, single days",
    lab_text:
      "of a lab report that is hard to read, its text with the name that is printed on it; never the file",
  },
  never: "Files and raw measurements are never sent, and nothing of a question about an emergency.",
  change_embedded:
    "To have a language model answer, set ANTHROPIC_API_KEY or ANTHROPIC_BASE_URL where Hygeia runs, and " +
    "start it again.",
  change_provider:
    "To have the built-in engine answer, take ANTHROPIC_API_KEY and ANTHROPIC_BASE_URL away where Hygeia runs, and " +
    "start it again. MODEL and MODEL_FAST choose another model.",
} as const
