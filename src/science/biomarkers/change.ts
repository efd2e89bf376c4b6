import type { Analyte } from "#science/biomarkers/analyte"

/** From one result of a person to a later one, both in the analyte's own unit. */
export interface Change {
  /** The later one may lie this far from the earlier in an unchanged person; null where nobody knows. */
  readonly natural: number | null
  /** Whether the change is larger than that. */
  readonly isReal: boolean | null
}

/**
 * Holds a change against the reference change value, which differs up and down because results are
 * spread log-normally (Fokkema MR et al., Clin Chem 2006;52:1602).
 */
export const changeBetween = ({ variation }: Analyte, before: number, after: number): Change => {
  if (variation === null) return { natural: null, isReal: null }
  const share = (after >= before ? variation.up : -variation.down) / 100
  const natural = share * Math.abs(before)
  return { natural, isReal: Math.abs(after - before) > natural }
}
