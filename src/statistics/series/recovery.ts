/** One sign of recovery: how far it lies on the strained side of the person's own days, in robust z. */
export interface RecoverySign {
  readonly sign: "sleep" | "variability" | "pulse" | "temperature" | "breathing"
  /** Positive is strained: a short sleep, a low variability, a high pulse, temperature or breathing rate. */
  readonly strain: number
}

/** What the signs say together. `illness_like` is the pattern that often comes before an illness. */
export type RecoveryLabel = "rested" | "usual" | "tired" | "strained" | "illness_like"

/** The signs of one day read together. */
export interface Recovery {
  /** The mean of the strains, each bounded, so that one error of measurement does not decide. */
  readonly strain: number
  readonly label: RecoveryLabel
}

const MAX_STRAIN = 3
/** A sign that stands out by itself. */
const CLEAR = 2
/** A sign that counts as raised beside others. */
const RAISED = 1.5
const MEAN_STRAINED = 1
const MEAN_TIRED = 0.5

const BODY: ReadonlySet<RecoverySign["sign"]> = new Set(["pulse", "temperature", "breathing"])

/**
 * Pulse, temperature and breathing up together, or one of them up while the variability is down: what
 * studies of wearables saw in the days before an illness (Mishra T et al., Nat Biomed Eng 2020;4:1208).
 */
const isIllnessLike = (signs: ReadonlyArray<RecoverySign>): boolean => {
  const raised = signs.filter(({ strain }) => strain >= RAISED)
  const body = raised.filter(({ sign }) => BODY.has(sign)).length
  return body > 1 || (body === 1 && raised.some(({ sign }) => sign === "variability"))
}

const labelOf = (signs: ReadonlyArray<RecoverySign>, strain: number): RecoveryLabel => {
  if (isIllnessLike(signs)) return "illness_like"
  const clear = signs.filter((each) => each.strain >= CLEAR).length
  if (clear > 1 || strain >= MEAN_STRAINED) return "strained"
  if (clear === 1 || strain >= MEAN_TIRED) return "tired"
  return strain <= -MEAN_TIRED && signs.every((each) => each.strain < MEAN_STRAINED)
    ? "rested"
    : "usual"
}

/** Reads the signs of one day together; null without any. */
export const recoveryOf = (signs: ReadonlyArray<RecoverySign>): Recovery | null => {
  if (signs.length === 0) return null
  const bounded = signs.map(({ strain }) => Math.max(-MAX_STRAIN, Math.min(MAX_STRAIN, strain)))
  const strain = bounded.reduce((sum, each) => sum + each, 0) / bounded.length
  return { strain, label: labelOf(signs, strain) }
}
