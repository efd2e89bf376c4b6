/** A typed breathing rate. */
export const breathingCues = {
  names: `
    (breathing|respiratory|respiration|breath) (rate|frequency)
    (resp) rate
  `,
  /** Breath that is paced on purpose. */
  paced: "(exercise/s|meditat*|paced|box|wim|yoga|apnea|apnoea)",
} as const
