import { rounded, signOf } from "#catalogue/placeholder"
import type { Ledger } from "#domain/ledger"
import { verb } from "#embedded/model/english"
import { isSlight } from "#embedded/model/prose/contrast"
import { foundBy } from "#embedded/model/prose/found"
import { type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { spoken } from "#embedded/model/prose/spoken"
import type { Drivers } from "#embedded/model/questions/drivers/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"

const comparedIn = ({ target, contrast }: Drivers, ledger: Ledger) =>
  contrast &&
  foundBy(ledger, "compare", {
    metric: target.key,
    a: contrast.a.window,
    b: contrast.b.window,
  })

/** Whether a metric did not go the way that the question takes for granted. */
export const isDenied = (intent: Drivers, ledger: Ledger): boolean => {
  const found = comparedIn(intent, ledger)
  const difference = found?.fact("difference")
  if (!found || !difference || !intent.premise) return false
  return signOf(difference) !== intent.premise || isSlight(found.finding)
}

/** Nothing is known of others: the person's own level, and why people differ. */
export const writeBesideOthers = (intent: Drivers, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const { target, contrast } = intent
  const level = comparedIn(intent, ledger)?.fact("b_mean")
  const name = spoken(target)
  const own =
    level && contrast
      ? `Your ${name} ${verb(target, "was")} ${rounded(level)} on average ${inWords(contrast.b)}.`
      : null
  return [
    paragraph([
      `I only see your data, so I can't say what somebody else has of this, or why it differs.`,
      own,
      "People differ by age, sex, size, fitness and habits, so your own trend says more than that comparison.",
    ]),
  ]
}
