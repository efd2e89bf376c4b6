import type { Metric } from "#domain/metric"

/** The defaults of most metrics. */
const usual = {
  decimals: 0,
  direction: null,
  scale: "ratio",
  zero_is_missing: true,
  day: "day",
} as const satisfies Partial<Metric>

type Stated<Defaults> = Omit<Metric, keyof Defaults> & Partial<Metric>

const maker =
  <Defaults extends Partial<Metric>>(defaults: Defaults) =>
  (stated: Stated<Defaults>) => ({ ...defaults, ...stated })

/** Makes metrics of one kind: each states what the defaults leave out and what differs from them. */
export const metric = <Defaults extends Partial<Metric>>(defaults: Defaults) =>
  maker({ ...usual, ...defaults })
