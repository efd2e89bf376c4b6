import { type ServingKey, servings } from "#catalogue/servings"
import type { Metric } from "#domain/metric"
import { type PhraseTable, phrases } from "#language/phrases"

/** Wordings of everyday measures, the most specific first. */
const wordings: ReadonlyArray<readonly [ServingKey, PhraseTable]> = [
  ["espresso", phrases`espresso/s | espressi`],
  ["tea", phrases`(cup/s|mug/s) of tea | tea/s`],
  ["cup", phrases`cup/s | mug/s | coffee/s`],
  ["glass", phrases`glass/es | cup/s | tumbler/s`],
  ["pint", phrases`pint/s`],
  ["bottle", phrases`bottle/s`],
  ["litre", phrases`litre/s | liter/s`],
  ["unit", phrases`unit/s`],
  ["drink", phrases`drink/s | beer/s | glass/es | pint/s`],
  ["stone", phrases`stone/s`],
]

/** The everyday measure of a metric that a text names; null where it names none. */
export const servingIn = (text: string, metric: Metric): ServingKey | null =>
  wordings.find(([key, table]) => servings[key].metric === metric.key && table.test(text))?.[0] ??
  null
