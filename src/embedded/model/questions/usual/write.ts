import { degreesOf, isCounted } from "#catalogue/metrics/degrees"
import { bare, dayCount, placeholder, signOf, valueOf } from "#catalogue/placeholder"
import { readsAlike } from "#catalogue/render"
import type { Fact, Ledger } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import { judged, listed, sentence, verb } from "#embedded/model/english"
import { beyondUsual, CLEARLY_BEYOND } from "#embedded/model/prose/beside-usual"
import { type Found, foundBy } from "#embedded/model/prose/found"
import { insufficientDataSentence, noValues } from "#embedded/model/prose/insufficient-data"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import { isFine, level, single, spoken } from "#embedded/model/prose/spoken"
import type { Usual } from "#embedded/model/questions/usual/intent"
import { inWords } from "#embedded/model/understanding/time/period-name"
import { capital } from "#language/capital"
import { statTiles } from "#widgets/stat-tiles"

interface DayInContext {
  readonly metric: Metric
  readonly found: Found
}

const labelOf = ({ fact }: Found) => String(fact("label")?.item.value ?? "usual")

/** How far from usual, in words: "slightly lower than your usual 50". */
const place = ({ metric, found }: DayInContext): string => {
  const way = degreesOf(metric)[signOf(found.fact("z")) > 0 ? "more" : "less"]
  const [median, low, high] = [found.fact("median"), found.fact("low"), found.fact("high")]
  const usual = median ? `your usual ${bare(level(metric, median))}` : "usual"
  switch (labelOf(found)) {
    case "usual":
      return low && high && !readsAlike(low, high, !isFine(metric))
        ? `within your usual ${bare(level(metric, low))} to ${bare(level(metric, high))}`
        : `about ${usual}`
    case "slightly":
      return `slightly ${way} than ${usual}`
    case "unusual":
      return `clearly ${way} than ${usual}`
    default:
      return `far ${way} than ${usual}`
  }
}

/** The first word of an answer that wants a yes or no: whether the day is what the question supposes of it. */
const OPENINGS = {
  usual: { usual: "Yes: ", slightly: "Not quite: ", unusual: "No: " },
  odd: { usual: "No: ", slightly: "Only a little: ", unusual: "Yes: " },
} as const

const openingOf = ({ supposes }: Usual, metric: Metric, label: string, sign: number): string => {
  if (supposes === undefined) return ""
  const size = label === "usual" || label === "slightly" ? label : "unusual"
  if (supposes === "usual" || supposes === "odd") return OPENINGS[supposes][size]
  const isThatWay =
    supposes === "better" || supposes === "worse"
      ? judged(metric, sign) === supposes
      : supposes === "more"
        ? sign > 0
        : sign < 0
  return OPENINGS.odd[isThatWay ? size : "usual"]
}

/** How unusual a day is, to begin a sentence with. */
const degree: Readonly<Record<string, string>> = {
  usual: "Not unusual",
  slightly: "Slightly unusual",
  unusual: "Unusual",
  very_unusual: "Very unusual",
}

const lead = (day: DayInContext, intent: Usual, value: Fact): string => {
  const { metric, found } = day
  const z = found.fact("z")
  const said = sentence`your ${spoken(metric)} ${verb(metric, "was")} ${single(metric, value)} ${inWords(intent)},
    ${place(day)}.`
  return intent.asks === "score" && z
    ? `${degree[labelOf(found)]}, with a robust z-score of ${placeholder(z)}: ${said}`
    : capital(`${openingOf(intent, metric, labelOf(found), signOf(z))}${said}`)
}

const basis = (
  { metric, found: { fact } }: DayInContext,
  { asks }: Usual,
): ReadonlyArray<string | null> => {
  const [low, high, z, n, mad] = [fact("low"), fact("high"), fact("z"), fact("n"), fact("mad")]
  return [
    low && high
      ? `Most ${metric.day}s lie between ${placeholder(low)} and ${placeholder(high)}.`
      : null,
    asks === "label" && z && mad
      ? `That is a robust z-score of ${placeholder(z)}, counted in spreads of ${placeholder(mad)}.`
      : null,
    n && `It is compared with the ${dayCount(n)} with a value before it.`,
  ]
}

/** The comparison with a part of the baseline: the last weeks, or the same day of the week. */
const closerSentence = ({ found: { fact } }: DayInContext): string | null => {
  const [recent, recentZ] = [fact("recent_median"), fact("recent_z")]
  const [weekday, weekdayZ] = [fact("weekday_median"), fact("weekday_z")]
  if (recent && recentZ)
    return sentence`Against the last weeks alone, with a median of ${placeholder(recent)}, the z-score is
      ${placeholder(recentZ)}.`
  return weekday && weekdayZ
    ? sentence`Against the same day of other weeks, with a median of ${placeholder(weekday)}, the z-score is
      ${placeholder(weekdayZ)}.`
    : null
}

const aloneSentence = ({ metric }: DayInContext): string =>
  `One ${metric.day} like that means little unless the next ones look the same.`

/** The usual range, when the day has no value to compare. */
const usuallySentence = ({ metric, found: { fact } }: DayInContext): string | null => {
  const [median, low, high] = [fact("median"), fact("low"), fact("high")]
  return median && low && high
    ? sentence`Your usual is ${level(metric, median)}, and mostly between ${bare(level(metric, low))} and
      ${bare(level(metric, high))}.`
    : null
}

const lastingSentence = ({ metric, found }: DayInContext): string =>
  sentence`Of that ${metric.day} and the ones right before it, your ${spoken(metric)} ${verb(metric, "was")} that
    far out on ${placeholder(found.fact("outside")!)}, so it is more than a one-off.`

const daysInContext = ({ metrics, date }: Usual, ledger: Ledger): ReadonlyArray<DayInContext> =>
  metrics.map((metric) => ({
    metric,
    found: foundBy(ledger, "baseline", { metric: metric.key, date }),
  }))

const lackOf = ({ metric, found }: DayInContext, intent: Usual): string | null =>
  insufficientDataSentence(
    found,
    metric.name,
    found.insufficient_data?.reason === "too_few" ? "in the time before" : intent,
  )

/** "sleep 6 h 53 min (usually 7 h 16 min)". */
const besideUsual = ({ metric, found, value }: DayInContext & { readonly value: Fact }): string => {
  const median = found.fact("median")
  const name = isCounted(metric) ? "" : `${spoken(metric)} `
  const usually = median ? ` (usually ${bare(level(metric, median))})` : ""
  return `${name}${single(metric, value)}${usually}`
}

type Labelled = DayInContext & { readonly value: Fact }

const OTHER_WAY = { better: "worse", worse: "better" } as const

/** Whether a day of several measures was better or worse, by those that stand out at all. */
const weighed = (
  labelled: ReadonlyArray<Labelled>,
  supposes: "better" | "worse",
  intent: Usual,
): ReadonlyArray<string> => {
  const way = ({ metric, found }: Labelled) =>
    labelOf(found) === "usual" ? null : judged(metric, signOf(found.fact("z")))
  const so = labelled.filter((day) => way(day) === supposes)
  const against = labelled.filter((day) => way(day) !== null && way(day) !== supposes)
  const rest = labelled.filter((day) => way(day) === null)
  const opening = so.length === 0 ? "No, not" : against.length === 0 ? "Yes," : "In part"
  const than = `${supposes} than usual ${inWords(intent)}`
  return [
    so.length === 0
      ? `${opening} ${than}${
          against.length > 0
            ? `, if anything ${OTHER_WAY[supposes]}: ${listed(against.map(besideUsual))}`
            : ""
        }.`
      : `${opening} ${than}: ${listed(so.map(besideUsual))}.`,
    so.length > 0 && against.length > 0
      ? `The other way went ${listed(against.map(besideUsual))}.`
      : "",
    rest.length > 0 ? `As usual: ${listed(rest.map(besideUsual))}.` : "",
  ].filter((said) => said !== "")
}

/** A day of several measures: those that stand out first, then the others beside their usual. */
const together = (labelled: ReadonlyArray<Labelled>, intent: Usual): ReadonlyArray<string> => {
  const { supposes } = intent
  if (supposes === "better" || supposes === "worse") return weighed(labelled, supposes, intent)
  const out = labelled.filter(({ found }) => beyondUsual(found) >= CLEARLY_BEYOND)
  const rest = labelled.filter((day) => !out.includes(day))
  const odd = rest.filter(({ found }) => labelOf(found) === "slightly")
  if (out.length === 0 && odd.length > 0) {
    const same = rest.filter((day) => !odd.includes(day))
    const lead = intent.supposes === "usual" ? "Yes, nearly," : "Only a little"
    const colon = intent.supposes === "usual" ? ", apart from" : ":"
    return [
      `${lead} ${inWords(intent)}${colon} ${listed(odd.map(besideUsual))}.`,
      ...(same.length > 0 ? [`As usual: ${listed(same.map(besideUsual))}.`] : []),
    ]
  }
  if (out.length === 0) {
    const opening =
      supposes === undefined ? "" : OPENINGS[supposes === "usual" ? "usual" : "odd"].usual
    const beside = listed(rest.map(besideUsual))
    return [capital(`${opening}nothing stood out ${inWords(intent)}: ${beside}.`)]
  }
  return [
    ...out.map((day) => lead(day, intent, day.value)),
    ...(rest.length > 0
      ? [`Nothing unusual about the rest: ${listed(rest.map(besideUsual))}.`]
      : []),
  ]
}

/** One day against the days before it: usual or not, by how much, and what usual is. */
export const writeUsual = (intent: Usual, ledger: Ledger): ReadonlyArray<Paragraph> => {
  const all = daysInContext(intent, ledger)
  const labelled = all.flatMap((day) => {
    const value = day.found.fact("value")
    return value && day.found.fact("label") ? [{ ...day, value }] : []
  })
  const [first] = labelled
  const absent = all.filter(({ found }) => found.insufficient_data?.reason === "no_data")
  const short =
    absent.length > 1
      ? [
          noValues(
            absent.map(({ metric }) => metric.name),
            intent,
          ),
          ...all.filter((day) => !absent.includes(day)).map((day) => lackOf(day, intent)),
        ]
      : all.map((day) => lackOf(day, intent))
  const odd = labelled.filter(
    ({ found }) =>
      beyondUsual(found) >= CLEARLY_BEYOND && (valueOf(found.fact("outside")) ?? 0) <= 1,
  )
  const lasting = labelled.filter(({ found }) => (valueOf(found.fact("outside")) ?? 0) > 1)
  return [
    paragraph(
      [
        ...(first && labelled.length === 1
          ? [lead(first, intent, first.value)]
          : labelled.length > 0
            ? together(labelled, intent)
            : []),
        ...lasting.map(lastingSentence),
        odd.length === 1 && lasting.length === 0 ? aloneSentence(odd[0]!) : null,
      ],
      [
        statTiles(
          "usual",
          `${capital(inWords(intent))} beside what is usual`,
          labelled.length === 1 && first
            ? [
                {
                  label: capital(inWords(intent)),
                  fact: first.value,
                  delta: first.found.finding,
                },
                { label: "Usual", fact: first.found.fact("median") },
                { label: "Usual from", fact: first.found.fact("low") },
                { label: "Usual to", fact: first.found.fact("high") },
              ]
            : labelled.map(({ metric, value, found }) => ({
                label: capital(spoken(metric)),
                fact: value,
                delta: found.finding,
              })),
        ),
      ],
    ),
    details(first && labelled.length === 1 ? [...basis(first, intent), closerSentence(first)] : []),
    paragraph([...short, labelled.length === 0 ? (all.map(usuallySentence)[0] ?? null) : null]),
  ]
}
