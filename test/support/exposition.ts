/** One line of /metrics. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Everything under one name. */
export interface ExportedFamily {
  readonly name: string
  readonly type: string
  readonly help: string
  readonly samples: Array<Sample>
}

const HELP = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/
const TYPE = /^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)$/
const SAMPLE =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/

const refuse = (line: string, why: string): never => {
  throw new Error(`${why}: ${line}`)
}

const labelsOf = (line: string, text: string): Record<string, string> => {
  const labels: Record<string, string> = {}
  for (let rest = text; rest !== ""; ) {
    const found = LABEL.exec(rest)
    if (!found) return refuse(line, "a label cannot be read")
    const [whole, name = "", value = ""] = found
    if (Object.hasOwn(labels, name)) refuse(line, `label ${name} twice`)
    labels[name] = value
    rest = rest.slice(whole.length)
    if (rest === "" && whole.endsWith(",")) refuse(line, "a comma too many")
  }
  return labels
}

const numberOf = (text: string) => Number(text.replace("Inf", "Infinity"))

const SUFFIXES = { histogram: ["_bucket", "_sum", "_count"], counter: [""], gauge: [""] } as const

const seriesOf = ({ le: _, ...labels }: Sample["labels"]) => JSON.stringify(labels)

/** The buckets of each series grow up to +Inf, which is the count; each series has a sum. */
const checkHistogram = ({ name, samples }: ExportedFamily) => {
  for (const series of new Set(samples.map(({ labels }) => seriesOf(labels)))) {
    const own = samples.filter(({ labels }) => seriesOf(labels) === series)
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    const bounds = buckets.map(({ labels }) => numberOf(labels.le ?? "NaN"))
    const ascending = (values: ReadonlyArray<number>, strictly: boolean) =>
      values.every((value, at) => at === 0 || value - values[at - 1]! >= (strictly ? 1e-12 : 0))
    if (!ascending(bounds, true)) refuse(name + series, "bounds do not ascend")
    const counted = buckets.map(({ value }) => value)
    if (!ascending(counted, false)) refuse(name + series, "buckets are not cumulative")
    if (bounds.at(-1) !== Number.POSITIVE_INFINITY) refuse(name + series, "no bucket +Inf")
    const [count, ...moreCounts] = own.filter((sample) => sample.name === `${name}_count`)
    const sums = own.filter((sample) => sample.name === `${name}_sum`)
    if (count?.value !== counted.at(-1)) refuse(name + series, "the count is not that of +Inf")
    if (moreCounts.length > 0 || sums.length !== 1) refuse(name + series, "a count or sum too many")
  }
}

const checkFamily = (family: ExportedFamily) => {
  const { name, type, samples } = family
  const suffixes: ReadonlyArray<string> = SUFFIXES[type as keyof typeof SUFFIXES]
  for (const sample of samples) {
    if (!suffixes.some((suffix) => sample.name === name + suffix)) refuse(sample.name, "stray")
    if (type === "counter" && !(sample.value >= 0)) refuse(name, "a counter below 0")
  }
  if ((type === "counter") !== name.endsWith("_total")) refuse(name, "_total is for counters")
  if (type === "histogram") checkHistogram(family)
}

/**
 * Reads the text format of Prometheus, version 0.0.4, and throws at whatever a strict parser refuses: an unknown line,
 * a family in two places, a series twice, a histogram that does not add up.
 */
export const parseExposition = (text: string): ReadonlyMap<string, ExportedFamily> => {
  if (!text.endsWith("\n")) refuse(text.slice(-40), "the last line does not end")
  const families = new Map<string, ExportedFamily>()
  const seen = new Set<string>()
  let current: ExportedFamily | null = null
  let help: readonly [name: string, text: string] | null = null
  for (const line of text.slice(0, -1).split("\n")) {
    const helped = HELP.exec(line)
    const typed = TYPE.exec(line)
    const sampled = SAMPLE.exec(line)
    if (helped) help = [helped[1]!, helped[2]!]
    else if (typed) {
      const [, name = "", type = ""] = typed
      if (help?.[0] !== name) refuse(line, "no help before the type")
      if (families.has(name)) refuse(line, "a family in two places")
      current = { name, type, help: help![1], samples: [] }
      families.set(name, current)
    } else if (sampled && current) {
      const [, name = "", labels = "", value = ""] = sampled
      const sample = { name, labels: labelsOf(line, labels), value: numberOf(value) }
      const key = name + JSON.stringify(Object.entries(sample.labels).sort())
      if (seen.has(key)) refuse(line, "a series twice")
      seen.add(key)
      current.samples.push(sample)
    } else refuse(line, "a line of no known kind")
  }
  for (const family of families.values()) checkFamily(family)
  return families
}

/** The value of a series; 0 of one that is not there. */
export const valueOf = (
  families: ReadonlyMap<string, ExportedFamily>,
  name: string,
  labels: Sample["labels"] = {},
): number => {
  const family = families.get(name) ?? families.get(name.replace(/_(bucket|sum|count)$/, ""))
  const wanted = JSON.stringify(Object.entries(labels).sort())
  const found = family?.samples.find(
    (sample) =>
      sample.name === name && JSON.stringify(Object.entries(sample.labels).sort()) === wanted,
  )
  return found?.value ?? 0
}
