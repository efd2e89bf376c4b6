/** A typed oxygen saturation, and how often it was measured. */
export const oxygenCues = {
  names: `
    (spo2|o2|oxygen|sat/s|saturation|oximeter|ox|pulseox|pulseoximeter|o2sat/s)
    sp o2
    spo 2
    (o2|oxygen) (sat/s|saturation|level/s)
    blood (ox|oxygen)
    blood (ox|oxygen) (level/s)
    pulse (ox|oximeter|oxymeter)
  `,
  again: `
    (keep/s|repeated*|several|many|multiple|twice|two|three|four|five|often|always|consistently|again|frequently|
      regularly|constantly|lately|stays|stay|staying|stuck|since|average|avg|nights)
    every (night|day)
    # (night/s|times|days)
    all (night|day|morning|week)
    most nights
    for (hours|days)
    (last|past) few (nights|days)
    this week
  `,
  mean: "mean",
  /** "What does it mean" is no average. */
  asksMeaning: "(does|what) ...30 mean",
  /** "88, 87 and 86", "88 on Monday and 87 on Tuesday": readings beside each other, not another number. */
  listed: `
    #50-89 [%] [(on|at|in|last|this) *] ...2(and|or|then|but) [only|just|even] #50-89 !(bpm|beats|kg/s|kilo/s|lb/s|
      pound/s|year/s|yr/s|yo|cm|minute/s|min/s|hour/s|steps|ms)
  `,
  once: `
    (once|single)
    one (time|night|reading|dip)
  `,
  below: "(below|under|less than) #",
} as const
