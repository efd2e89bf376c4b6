/** When something typed was measured. */
export const momentCues = {
  now: `
    (now|currently)
    just (measured|checked|took)
    at the moment
    awake
  `,
  /** Of a night, a climb or a flight: a low oxygen there is measured again first. */
  apart: `
    (night|overnight|asleep|sleep|sleeping|slept|altitude|summit|mountain|climb*|flight|plane|apnea|apnoea)
    (at|above|over) # (m|meters|metres|feet|ft)
  `,
} as const
