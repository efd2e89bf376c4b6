/** The units of ingest, by their UCUM codes. */
export const UNITS = [
  "1",
  "m",
  "s",
  "kcal",
  "g",
  "mg",
  "mL",
  "/min",
  "ms",
  "%",
  "mL/kg/min",
  "mm[Hg]",
  "Cel",
  "kg",
  "mg/dL",
  "m/s",
  "W",
] as const
export type Ucum = (typeof UNITS)[number]

/** A spelling of a unit as exports write it: value × `by` + `plus` is in the unit `is`. */
interface Spelling {
  readonly is: Ucum
  readonly by: number
  readonly plus?: number
}

const same = (is: Ucum): Spelling => ({ is, by: 1 })
const times = (is: Ucum, by: number): Spelling => ({ is, by })

/** Grams of glucose in a millimole are 0.180156: a mmol/L is 18.0156 mg/dL. */
const MMOL_GLUCOSE = times("mg/dL", 18.0156)

/** Every spelling that exports are known to use, in lower case without spaces. */
const spellings: Readonly<Record<string, Spelling>> = {
  "1": same("1"),
  count: same("1"),
  steps: same("1"),
  "{steps}": same("1"),
  floors: same("1"),
  score: same("1"),
  "": same("1"),
  m: same("m"),
  meter: same("m"),
  meters: same("m"),
  metres: same("m"),
  km: times("m", 1_000),
  kilometer: times("m", 1_000),
  kilometers: times("m", 1_000),
  cm: times("m", 0.01),
  mi: times("m", 1_609.344),
  mile: times("m", 1_609.344),
  miles: times("m", 1_609.344),
  ft: times("m", 0.3048),
  yd: times("m", 0.9144),
  in: times("m", 0.0254),
  "[in_i]": times("m", 0.0254),
  s: same("s"),
  sec: same("s"),
  seconds: same("s"),
  min: times("s", 60),
  mins: times("s", 60),
  minutes: times("s", 60),
  h: times("s", 3_600),
  hr: times("s", 3_600),
  hours: times("s", 3_600),
  kcal: same("kcal"),
  cal: same("kcal"),
  calories: same("kcal"),
  kj: times("kcal", 1 / 4.184),
  g: same("g"),
  oz: times("g", 28.349_523_125),
  mg: same("mg"),
  mcg: times("mg", 0.001),
  ug: times("mg", 0.001),
  ml: same("mL"),
  l: times("mL", 1_000),
  fl_oz_us: times("mL", 29.573_529_562_5),
  floz: times("mL", 29.573_529_562_5),
  fl_oz_imp: times("mL", 28.413_062_5),
  cup_us: times("mL", 236.588_236_5),
  cup_imp: times("mL", 284.130_625),
  pt_us: times("mL", 473.176_473),
  pt_imp: times("mL", 568.261_25),
  "count/min": same("/min"),
  "/min": same("/min"),
  bpm: same("/min"),
  "beats/min": same("/min"),
  "beats/minute": same("/min"),
  "{beats}/min": same("/min"),
  brpm: same("/min"),
  rpm: same("/min"),
  "count/s": times("/min", 60),
  ms: same("ms"),
  "%": same("%"),
  percent: same("%"),
  "ml/min·kg": same("mL/kg/min"),
  "ml/(kg·min)": same("mL/kg/min"),
  "ml/kg·min": same("mL/kg/min"),
  "ml/kg/min": same("mL/kg/min"),
  "ml/(kg*min)": same("mL/kg/min"),
  mmhg: same("mm[Hg]"),
  "mm[hg]": same("mm[Hg]"),
  kpa: times("mm[Hg]", 7.500_616_827),
  cmaq: times("mm[Hg]", 0.735_559_24),
  degc: same("Cel"),
  k: { is: "Cel", by: 1, plus: -273.15 },
  cel: same("Cel"),
  "°c": same("Cel"),
  c: same("Cel"),
  degf: { is: "Cel", by: 5 / 9, plus: -160 / 9 },
  "[degf]": { is: "Cel", by: 5 / 9, plus: -160 / 9 },
  "°f": { is: "Cel", by: 5 / 9, plus: -160 / 9 },
  f: { is: "Cel", by: 5 / 9, plus: -160 / 9 },
  kg: same("kg"),
  lb: times("kg", 0.453_592_37),
  lbs: times("kg", 0.453_592_37),
  "[lb_av]": times("kg", 0.453_592_37),
  st: times("kg", 6.350_293_18),
  "mg/dl": same("mg/dL"),
  "mmol/l": MMOL_GLUCOSE,
  "mmol<180.1558800000541>/l": MMOL_GLUCOSE,
  "m/s": same("m/s"),
  "cm/ms": times("m/s", 10),
  "km/h": times("m/s", 1 / 3.6),
  "km/hr": times("m/s", 1 / 3.6),
  "mi/h": times("m/s", 0.447_04),
  "mi/hr": times("m/s", 0.447_04),
  mph: times("m/s", 0.447_04),
  w: same("W"),
  watts: same("W"),
}

/** A unit that stands for several kinds of quantity, where the one that is wanted decides. */
const ALSO: Readonly<Record<string, Readonly<Partial<Record<Ucum, number>>>>> = {
  g: { kg: 0.001, mg: 1_000 },
  kg: { g: 1_000 },
  s: { ms: 1_000 },
  ms: { s: 0.001 },
  mg: { g: 0.001 },
}

/** A function from a printed unit to the wanted one; null for a unit that is no measure of it. */
export const conversion = (printed: string, wanted: Ucum): ((value: number) => number) | null => {
  const written = printed.toLowerCase().replaceAll(" ", "")
  const found = Object.hasOwn(spellings, written) ? spellings[written]! : null
  if (found === null) return null
  const { is, by, plus = 0 } = found
  if (is === wanted) return by === 1 && plus === 0 ? (value) => value : (value) => value * by + plus
  const also = ALSO[is]?.[wanted]
  return also === undefined ? null : (value) => value * by * also
}
