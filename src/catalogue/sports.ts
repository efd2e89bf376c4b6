/** A stem: "running", "runs" and "run" share one, so do "bike" and "biking". */
const stem = (word: string): string =>
  word
    .replace(/ing$/, "")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/s$/, "")
    .replace(/e$/, "")

const stemsOf = (name: string): ReadonlyArray<string> =>
  (name.toLowerCase().match(/\p{L}[\p{L}\p{N}]*/gu) ?? []).map(stem)

const RUN = ["run", "jog"]
const RIDE = ["bik", "cycl", "spin"]
const LIFT = ["strength", "weightlift", "kettlebell", "calisthenic", "crossfit", "circuit"]

/** Everyday names of sports besides those of vendors, by stem. */
const everyday: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  Object.entries({
    run: RUN,
    jog: RUN,
    rid: RIDE,
    bik: RIDE,
    cycl: RIDE,
    bicycl: RIDE,
    gym: LIFT,
    weight: LIFT,
    lift: LIFT,
    weightlift: LIFT,
    strength: LIFT,
    hik: ["hik", "mountaineer"],
    row: ["row", "ergometer"],
    soccer: ["english"],
  }),
)

/** Words that do not identify a sport. */
const NOISE = new Set(["workout", "train", "session", "exercis", "sport", "activity", "activiti"])

/**
 * Whether a workout has the sport a person names ("run", "rides", "the gym"); `type` is the name a
 * vendor gives it ("Trail Running", "Road Biking").
 */
export const isOfSport = (said: string, type: string): boolean => {
  const types = new Set(stemsOf(type))
  const words = stemsOf(said).filter((word) => word !== "th" && !NOISE.has(word))
  const literally = words.length > 1 && words.every((word) => types.has(word))
  return (
    literally || words.every((word) => (everyday.get(word) ?? [word]).some((one) => types.has(one)))
  )
}
