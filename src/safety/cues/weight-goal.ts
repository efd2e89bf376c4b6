/** Goals of weight and of eating, with the number in the words. */
export const weightGoalCues = {
  /** "Lose 4 kg in two weeks." */
  pace: `
    {LOSE} ...2 {COUNT} {WEIGHT_UNIT} ...5 (in|within|by|over|per|every|a|each) [the next|next|under|just|only|
      less than] [{COUNT}] (day/s|week/s|month/s)
  `,
  /** "Lose ten pounds by Friday." */
  soon: `
    {LOSE} ...2 {COUNT} {WEIGHT_UNIT} ...2 (by|before|until|till|this) [next|this] (monday|tuesday|wednesday|thursday|
      friday|saturday|sunday|tomorrow|tonight|the weekend|weekend|week)
  `,
  target: `
    (get|go|drop|slim|starve|lose|cut|diet) ...4 (to|under|below) # {WEIGHT_UNIT}
    (goal|target|ideal|dream) ...3 # {WEIGHT_UNIT}
    (want|need|like|hope|aim|plan) [to] (weigh|reach|hit|be) [under|below|only|just] # {WEIGHT_UNIT}
  `,
  /** A weight that is moved, not the body's. */
  lifts: "(carry|lift|backpack|dumbbell|bench|squat|press|deadlift|curl)",
  targetBmi: `
    (get|go|drop|down|reach|lower|want|goal|target|aim) ...5 bmi ...3 #10-99
    bmi (goal|target) ...3 #10-99
    goal bmi ...3 #10-99
  `,
  intake: `
    {TO_EAT} ...6 #10-9999 {KCAL} !({NO_INTAKE}) ...4 ((a|per|each|every) day|daily|diet|only|plan|today|day)
    {TO_EAT} ...6 #10-9999 {KCAL} !({NO_INTAKE}) $
  `,
  diet: "#10-9999 {KCAL} [(a|per) day|day] (diet|plan|menu|meal plan|day)",
  /** Of less than a day's intake, or of what was eaten. */
  partOfDay: `
    (burn*|snack|breakfast|lunch|dinner|average)
    per meal
    how many
  `,
  bodyWeight: "(i am|i weigh|weight is|weighing|at|only|just) ...1 #10-999 {WEIGHT_UNIT}",
  bodyHeight: "# (cm|m)",
  lighter: `
    (lose|losing|drop/ping|shed|slim|slimmer|slimming|thinner|skinn*)
    (cut/ting) weight
  `,
} as const

export const weightGoalFragments = {
  LOSE: "(lose|losing|drop/ping|shed/ding|cut/ting)",
  COUNT: "(#|a|an|one|two|three|four|five|six|seven|eight|nine)",
  WEIGHT_UNIT: "(kg/s|kilo/s|kilogram/s|lb/s|pound/s)",
  KCAL: "(kcal/s|cal/s|calorie/s)",
  TO_EAT: `
    (eat/ing|consume|consuming|live|living|survive|surviving|limit|restrict*|stick*|intake|goal|allow*|have|
      having|diet|plan) !(deficit)
    (cut/ting) [down] to !(deficit)
  `,
  NO_INTAKE: `
    (deficit|less|fewer|more|below|under|burn*|surplus|snack|breakfast|lunch|dinner|meal|before|dessert|worth)
  `,
} as const
