/** Units of things that are counted: a number of the ledger without a unit may count any of them. */
export const COUNTED = new Set(["", "d", "times", "workouts", "tests", "laps", "wk"])
/** These are not read without their unit. */
const WHOLE = new Set(["time", "%", "clock", "date", "pair"])

/** Whether a number said with one unit may be one that is printed with another; "" is none. */
export const isSameUnit = (said: string, printed: string): boolean =>
  said === printed ||
  (said === "" && !WHOLE.has(printed) && !COUNTED.has(printed)) ||
  (printed === "" && COUNTED.has(said)) ||
  (said === "times" && (printed === "workouts" || printed === "d")) ||
  (said === "degrees" && (printed === "C" || printed === "F")) ||
  (said === "clock" && /^min/.test(printed)) ||
  (said === "time" && printed === "clock")
