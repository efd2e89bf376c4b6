/** A typed glucose, and what stands beside it. */
export const glucoseCues = {
  names: `
    (glucose|sugar/s|bloodsugar/s|cgm|bg|bgl|hypo|hyper|sensor|dexcom|libre|fingerstick|fingerprick|glucometer|fsbg|fbs|
      rbs|bsl|accuchek)
    (glucose|sugar/s) (level/s)
    (blood|fasting|plasma|random) (glucose|sugar/s)
    finger (stick|prick)
    accu chek
  `,
  sick: `
    (ketone/s|ketoacidosis|dka|vomit*|puk*|nause*|fruity|dehydrated)
    throw* up
    (stomach|belly|abdominal) pain
    stomach ache
    very thirsty
  `,
  notSick: "(no|without|negative) ...2 (ketone/s|vomit*|nausea)",
  sugar: "(sugar/s)",
  fastingSugar: "fasting [blood] (sugar/s)",
  blood: "blood",
  eaten: `
    (ate|eat|eating|intake|grams|diet|calories|carbs)
    of sugar
    added sugar
    (per|a) day
    sugar free
  `,
  /** Meters print HI above some 500 or 600 mg/dL. */
  offScale: `
    {METER} ...8 (read/s|reading|say/s|saying|show/s|showing|display/s|is|just|at) hi (on|and|since|for)
    {METER} ...8 (read/s|reading|say/s|saying|show/s|showing|display/s|is|just|at) hi $
    {METER} hi $
  `,
  sensor: "sensor",
  /** A sensor may be of anything, unless a word says of what. */
  meter: `
    (glucose|sugar/s|cgm|bg|bgl|fsbg|dexcom|libre|fingerstick|fingerprick)
    finger (stick|prick)
    sensor ...2 (alarm*|alert*)
  `,
  low: `
    low [blood] sugar
    (hypo|hypoglyc*)
    sugar is [very|too|really] low
  `,
} as const

export const glucoseFragments = {
  METER: `
    (glucose|sugar/s|bg|bgl|cgm|meter|glucometer|libre|dexcom|sensor|fingerstick|fingerprick)
    finger (stick|prick)
  `,
} as const
