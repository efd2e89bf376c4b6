import { type Classifier, urgencyOf } from "#safety/urgency"
import { LEVELS, type Level } from "#safety/urgency/levels"
import type { Example } from "#scripts/train/corpus"

/** How a classifier does on examples that it has not seen, as shares between 0 and 1. */
export interface Score {
  readonly signs: number
  readonly calm: number
  /** Signs in plain words heard at their level or above, and oblique ones. */
  readonly plain: number
  readonly oblique: number
  /** Signs that get any text at all, the careful one included. */
  readonly answered: number
  /** Calm messages taken for an alarm, and those met with the careful text. */
  readonly alarmed: number
  readonly careful: number
  /** Signs whose topic is right. */
  readonly topic: number
}

/** The calmest level has the least. */
export const rank = (level: Level): number => LEVELS.indexOf(level)

/** The share of a list that a test keeps, between 0 and 1; not a number of an empty one. */
export const share = <A>(list: ReadonlyArray<A>, keeps: (one: A) => boolean): number =>
  list.length === 0 ? Number.NaN : list.filter(keeps).length / list.length

export const scoreOf = (classifier: Classifier, examples: ReadonlyArray<Example>): Score => {
  const heard = examples.map((example) => ({ example, ...urgencyOf(example.text, classifier) }))
  const signs = heard.filter(({ example }) => rank(example.level) > 1)
  const calm = heard.filter(({ example }) => example.level === "none")
  const isRight = ({ example, level }: (typeof heard)[number]) => rank(level) >= rank(example.level)
  const isOblique = ({ example }: (typeof heard)[number]) => example.register === "oblique"
  return {
    signs: signs.length,
    calm: calm.length,
    plain: share(
      signs.filter((each) => !isOblique(each)),
      isRight,
    ),
    oblique: share(signs.filter(isOblique), isRight),
    answered: share(signs, ({ level }) => level !== "none"),
    alarmed: share(calm, ({ level }) => rank(level) > 1),
    careful: share(calm, ({ level }) => level === "check"),
    topic: share(signs, ({ example, topic }) => topic === example.topic),
  }
}

/** A share in percent as the tables print it; empty where there is none. */
export const percent = (value: number): string =>
  Number.isNaN(value) ? "" : `${(100 * value).toFixed(1)} %`
