/** Why a finding is not validated: its codes, and the words of each. */
export const REASONS = {
  too_few: "too few values",
  few: "few values",
  few_independent: "too few days that are independent of each other",
  few_independent_for_slope: "its days are too much alike for a trend",
  autocorrelation: "one day is much like the next",
  drift: "a steady drift explains it as well",
  device: "the device changed then",
  several_devices: "the device changed meanwhile",
  chance: "not clear of chance",
  multiple_testing: "not clear of chance among all that was tried",
  sparse: "many days have no value",
  selection: "the strongest of many over so few days is likely overstated",
  negligible: "too small to matter",
  gaps: "too few values on days in a row",
  slow_changes: "it fades when slow changes are taken out",
  single_day: "a single day",
  single_night: "a single night",
  natural_variation: "within normal variation between tests",
  unknown_variation: "how much it varies by itself is not known",
  new_rows: "new data came in meanwhile",
} as const

export type Reason = keyof typeof REASONS

/** The same as a list. */
export const REASON_CODES = Object.keys(REASONS) as Array<Reason>
