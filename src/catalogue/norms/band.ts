import type { Demographics } from "#catalogue/norms"
import type { Profile } from "#domain/profile"

/** The parts of a profile that bands depend on. */
export type Build = Demographics & Pick<Profile, "height_cm" | "weight_kg">

/** Part of a scale with what is said of a value in it: "57 bpm is …", "you're at 57 bpm, …". */
export interface Zone {
  /** The value at which the next zone begins; the last zone has none. */
  readonly below?: number
  /** `usual` is what most people have, and not good for that. */
  readonly is: "good" | "usual" | "fair" | "off"
  readonly says: string
}

/** The range of a metric that a guideline or study calls usual or advises, and what lies around it. */
export interface Band {
  readonly low: number | null
  readonly high: number | null
  /** The range in words: "most adults sit between <low> and <high>". */
  readonly range: string
  readonly zones: readonly [Zone, ...Array<Zone>]
  /** Who says so, with the year. */
  readonly source: string
  /** What else a value should be read with; null where nothing is. */
  readonly caveat: string | null
}

/** A zone up to a value, or the last one. */
export const zone = (is: Zone["is"], says: string, below?: number): Zone =>
  below === undefined ? { is, says } : { is, says, below }
