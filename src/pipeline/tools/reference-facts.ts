import { type Cited, medianVo2max, type Norm } from "#catalogue/norms"
import type { Band, Build } from "#catalogue/norms/band"
import { bandOf } from "#catalogue/norms/bands"
import { BMI } from "#catalogue/norms/body"
import type { Fact } from "#domain/ledger"
import type { Metric } from "#domain/metric"
import type { FactRole } from "#domain/tool"

/** A number of no rows and no window. */
export const constant = (
  { key, unit }: Metric,
  role: FactRole,
  value: number,
  label: string,
): Fact => ({
  item: { key: `${key}_${role}`, value, unit },
  role,
  label,
  decimals: Number.isInteger(value) ? 0 : 1,
})

/** Who says where a band lies. */
const sourceFact = ({ key, name }: Metric, { source }: Band): Fact => ({
  item: { key: `${key}_band_source`, value: source },
  role: "band_source",
  label: name,
  decimals: 0,
})

/** The ends of a band, each with its source in what it is called; a time of day is known by its name alone. */
export const bandFacts = (metric: Metric, band: Band): ReadonlyArray<Fact> => {
  const { low, high, source } = band
  const label = metric.scale === "clock" ? metric.name : `${metric.name} (${source})`
  return [
    ...(low === null ? [] : [constant(metric, "band_low", low, label)]),
    ...(high === null ? [] : [constant(metric, "band_high", high, label)]),
    sourceFact(metric, band),
  ]
}

/** Facts of studies, each with its source in what it is called. */
export const studyFacts = (metric: Metric, norm: Norm): ReadonlyArray<Fact> => {
  const { key, name } = metric
  const number = (role: FactRole, cited: Cited | undefined): ReadonlyArray<Fact> =>
    cited === undefined ? [] : [constant(metric, role, cited.value, `${name} (${cited.source})`)]
  return [
    ...number("population_mean", norm.mean),
    ...(norm.mean
      ? [
          {
            item: { key: `${key}_population_source`, value: norm.mean.source },
            role: "population_source" as const,
            label: name,
            decimals: 0,
          },
        ]
      : []),
    ...number("population_sd", norm.sd),
    ...number("usual_low", norm.low),
    ...number("usual_high", norm.high),
    ...(norm.guideline === undefined
      ? []
      : [
          {
            item: { key: `${key}_guideline`, value: norm.guideline },
            role: "guideline" as const,
            label: name,
            decimals: 0,
          },
        ]),
  ]
}

/** A goal is a tenth above what one has now, to the nearest step, and never beyond the band. */
const GOALS: Readonly<Record<string, number>> = {
  steps: 500,
  water_ml: 100,
  sleep_minutes: 15,
  moderate_minutes: 10,
}
const MORE = 1.1
/** Nobody sleeps a tenth longer from one week to the next. */
const LONGER: Readonly<Record<string, number>> = { sleep_minutes: 1.04 }

/** The next amount to aim for on the way into the band; its lower end where one is within it already. */
export const goalFacts = (
  metric: Metric,
  { low, high }: Band,
  own: number,
): ReadonlyArray<Fact> => {
  const step = GOALS[metric.key]
  if (step === undefined || low === null) return []
  const next = Math.round((own * (LONGER[metric.key] ?? MORE)) / step) * step
  const top = metric.key === "steps" ? (high ?? next) : low
  const goal = own >= top ? top : Math.min(top, Math.max(next, own + step / 2))
  return [constant(metric, "goal", goal, metric.name)]
}

const METRE_CM = 100
const HEIGHT = "height"

/** The heights at which a weight is within the healthy range, and the body mass index at a height that is known. */
const buildFacts = (metric: Metric, { height_cm }: Build, weight: number): ReadonlyArray<Fact> => {
  const cm = (role: FactRole, bmi: number): Fact => ({
    item: { key: `${HEIGHT}_${role}`, value: Math.sqrt(weight / bmi) * METRE_CM, unit: "cm" },
    role,
    label: HEIGHT,
    decimals: 0,
  })
  if (height_cm === null) return [cm("height_low", BMI.high), cm("height_high", BMI.low)]
  const bmi = constant(
    { ...metric, unit: "" },
    "bmi",
    weight / (height_cm / METRE_CM) ** 2,
    "body mass index",
  )
  return [{ ...bmi, decimals: 1 }]
}

/** The first year of each decade that was studied. */
const AGES = [20, 30, 40, 50, 60, 70]

const SEXES = [
  ["for_men", "male"],
  ["for_women", "female"],
] as const

/** What holds of men and of women, where the sex is not known and a band depends on it alone. */
const eitherSexFacts = (metric: Metric, person: Build): ReadonlyArray<Fact> =>
  SEXES.flatMap(([role, gender]) => {
    const low = bandOf(metric.key, { ...person, gender })?.low
    return low == null ? [] : [constant(metric, role, low, metric.name)]
  })

/** From which age on a fitness is above the middle of men and of women; nothing where it is at none. */
const fromAgeFacts = (metric: Metric, person: Build, own: number): ReadonlyArray<Fact> =>
  SEXES.filter(([, gender]) => person.gender === null || person.gender === gender).flatMap(
    ([role, gender]) => {
      const age = AGES.find(
        (each) => own >= (medianVo2max({ ...person, age: each, gender })?.value ?? own + 1),
      )
      return age === undefined ? [] : [constant({ ...metric, unit: "" }, role, age, "age")]
    },
  )

/** An adult of whom everything is known that a band depends on. */
const SOMEBODY = { age: 40, gender: "female", height_cm: 170, weight_kg: 65 } as const

/** What is known of a person. */
const known = (person: Build): Build =>
  Object.fromEntries(
    Object.entries(person).filter(([, value]) => value !== null),
  ) as unknown as Build

/** What can be said of the own value of somebody of whom the band needs to know more. */
export const strangerFacts = (metric: Metric, person: Build, own: number): ReadonlyArray<Fact> => {
  const said = ownFacts(metric, person, own)
  const band = bandOf(metric.key, person)
    ? null
    : bandOf(metric.key, { ...SOMEBODY, ...known(person) })
  return said.length > 0 && band ? [...said, sourceFact(metric, band)] : said
}

const ownFacts = (metric: Metric, person: Build, own: number): ReadonlyArray<Fact> => {
  if (metric.key === "weight_kg") return buildFacts(metric, person, own)
  if (bandOf(metric.key, person) !== null) return []
  return metric.key === "vo2max"
    ? fromAgeFacts(metric, person, own)
    : eitherSexFacts(metric, person)
}
