import { Metric } from "effect"

/** The labels of a metric with the values that each can have; null where they are known only while the service runs. */
type Vocabulary = Readonly<Record<string, ReadonlyArray<string> | null>>

/** A value for every label. */
type Values<V extends Vocabulary> = {
  readonly [L in keyof V]: V[L] extends ReadonlyArray<infer Value extends string> ? Value : string
}

/** Everything that is exported under one name. Its series differ by the values of its labels. */
export interface Family<V extends Vocabulary, M> {
  readonly name: string
  readonly type: "counter" | "gauge" | "histogram"
  readonly labels: ReadonlyArray<string>
  /** The series with these values. Values that come from outside have to be of a bounded number. */
  readonly of: (values: Values<V>) => M
  /** The series whose values are known before anything happens. */
  readonly known: ReadonlyArray<M>
}

/** Any family, for those who go through all of them. */
export type AnyFamily = Family<Vocabulary, Metric.Metric<number, unknown>>

/** What every family says of itself. */
interface Description<V extends Vocabulary> {
  /** Ends with the unit, and with `_total` for a counter. */
  readonly name: string
  /** A sentence for the reader of /metrics. */
  readonly description: string
  readonly labels?: V
}

/** Every combination of the values of some labels; none where a label is open. */
const combinations = (vocabulary: Vocabulary): ReadonlyArray<Record<string, string>> =>
  Object.entries(vocabulary).reduce<ReadonlyArray<Record<string, string>>>(
    (begun, [label, values]) =>
      begun.flatMap((one) => (values ?? []).map((value) => ({ ...one, [label]: value }))),
    [{}],
  )

const family = <V extends Vocabulary, M>(
  type: Family<V, M>["type"],
  { name, labels }: Description<V>,
  make: (attributes: Readonly<Record<string, string>>) => M,
): Family<V, M> => {
  const vocabulary: Vocabulary = labels ?? {}
  const names = Object.keys(vocabulary)
  const series = new Map<string, M>()
  const of = (values: Readonly<Record<string, string>>): M => {
    const key = names.map((label) => values[label]).join("\n")
    const found = series.get(key)
    if (found) return found
    const made = make(values)
    series.set(key, made)
    return made
  }
  const known = combinations(vocabulary).map(of)
  return { name, type, labels: names, known, of: of as Family<V, M>["of"] }
}

/** Counters, which only grow while the process runs. */
export const counters = <const V extends Vocabulary = Record<never, never>>(of: Description<V>) =>
  family<V, Metric.Counter<number>>("counter", of, (attributes) =>
    Metric.counter(of.name, { description: of.description, attributes, incremental: true }),
  )

/** Gauges: values of now, set when somebody reads them. */
export const gauges = <const V extends Vocabulary = Record<never, never>>(of: Description<V>) =>
  family<V, Metric.Gauge<number>>("gauge", of, (attributes) =>
    Metric.gauge(of.name, { description: of.description, attributes }),
  )

/** Histograms, with the upper bounds of their buckets. */
export const histograms = <const V extends Vocabulary = Record<never, never>>(
  of: Description<V> & { readonly boundaries: ReadonlyArray<number> },
) =>
  family<V, Metric.Histogram<number>>("histogram", of, (attributes) =>
    Metric.histogram(of.name, {
      description: of.description,
      boundaries: of.boundaries,
      attributes,
    }),
  )
