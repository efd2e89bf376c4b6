/** A typed blood pressure. */
export const pressureCues = {
  names: `
    (bp|bloodpressure|systolic)
    blood pressure
    systolic (bp|pressure|blood pressure)
    upper (value|number)
  `,
  /** Of a pair of numbers that it is a pressure. */
  named: `
    (bp|bloodpressure|pressure|mmhg|systolic|diastolic|hypertens*|cuff|preeclampsia|reading/s)
    mm hg
  `,
  /** Pairs of numbers that are none. */
  ratio: `
    (steps|target|goal|page|score|scored|darts|points|interval/s|split/s|ran|ratio|macros|fasting|shift|bench*|squat*|
      deadlift*|press|pressed|pyramid)
  `,
  count: "how (many|often)",
} as const
