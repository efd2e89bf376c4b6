import { conversion, type Ucum } from "#catalogue/unit"
import { offsetAt } from "#domain/time"
import { type WorkoutColumn, workoutColumns } from "#embedded/aggregator/exports/column"
import { momentOf } from "#embedded/aggregator/exports/moment"
import type { Device, Workout } from "#embedded/aggregator/exports/record"

/** The attributes of an element. */
export type Attributes = Readonly<Record<string, string>>

/** HealthKit's activities by the aggregator's numbers; null where none fits, so that the name is kept. */
const types: Readonly<Record<string, number | null>> = {
  AmericanFootball: 27,
  Archery: 119,
  AustralianFootball: 28,
  Badminton: 10,
  Barre: null,
  Baseball: 11,
  Basketball: 12,
  Bowling: null,
  Boxing: 20,
  CardioDance: 24,
  Climbing: 52,
  Cooldown: null,
  CoreTraining: null,
  Cricket: 23,
  CrossCountrySkiing: 67,
  CrossTraining: 22,
  Curling: 106,
  Cycling: 1,
  Dance: 24,
  DanceInspiredTraining: 24,
  DiscSports: 30,
  DownhillSkiing: 68,
  Elliptical: 25,
  EquestrianSports: 37,
  Fencing: 26,
  Fishing: 131,
  FitnessGaming: null,
  Flexibility: 125,
  FunctionalStrengthTraining: 80,
  Golf: 32,
  Gymnastics: 33,
  HandCycling: 14,
  Handball: 34,
  HighIntensityIntervalTraining: 114,
  Hiking: 35,
  Hockey: 36,
  Hunting: null,
  JumpRope: 39,
  Kickboxing: 42,
  Lacrosse: 124,
  MartialArts: 44,
  MindAndBody: null,
  MixedCardio: 123,
  MixedMetabolicCardioTraining: 123,
  Other: 108,
  PaddleSports: 129,
  Pickleball: null,
  Pilates: 49,
  Play: null,
  PreparationAndRecovery: null,
  Racquetball: 51,
  Rowing: 53,
  Rugby: 55,
  Running: 8,
  Sailing: 59,
  SkatingSports: 62,
  SnowSports: null,
  Snowboarding: 73,
  Soccer: 29,
  SocialDance: 24,
  Softball: 120,
  Squash: 76,
  StairClimbing: 78,
  Stairs: 77,
  StepTraining: 9,
  SurfingSports: 81,
  SwimBikeRun: 126,
  Swimming: 82,
  TableTennis: 85,
  TaiChi: null,
  Tennis: 87,
  TrackAndField: null,
  TraditionalStrengthTraining: 80,
  Transition: null,
  UnderwaterDiving: 102,
  Volleyball: 89,
  Walking: 7,
  WaterFitness: null,
  WaterPolo: 96,
  WaterSports: null,
  WheelchairRunPace: 98,
  WheelchairWalkPace: 98,
  Wrestling: null,
  Yoga: 100,
}

/** The numbers of the same activities under a roof. */
const indoors: Readonly<Record<string, number>> = {
  Cycling: 18,
  Rowing: 54,
  Running: 133,
  Walking: 95,
}

/** The numbers of a swim, by HealthKit's number of where: a pool, open water. */
const SWIMS: Readonly<Record<string, number>> = { "1": 83, "2": 84 }

type Fold = "sum" | "average" | "minimum" | "maximum"
const length = { sum: "distance_m" } as const
const speed = { average: "avg_speed_mps", maximum: "max_speed_mps" } as const
const power = { average: "avg_power_w", maximum: "max_power_w" } as const

/** Which statistic of a workout goes where; resting energy adds to the active one. */
const statistics: Readonly<
  Record<string, Readonly<Partial<Record<Fold, WorkoutColumn | "basal_kcal">>>>
> = {
  ActiveEnergyBurned: { sum: "calories_active_kcal" },
  BasalEnergyBurned: { sum: "basal_kcal" },
  CrossCountrySkiingSpeed: speed,
  CyclingCadence: { average: "avg_cadence_rpm" },
  CyclingPower: power,
  CyclingSpeed: speed,
  DistanceCrossCountrySkiing: length,
  DistanceCycling: length,
  DistanceDownhillSnowSports: length,
  DistancePaddleSports: length,
  DistanceRowing: length,
  DistanceSkatingSports: length,
  DistanceSwimming: length,
  DistanceWalkingRunning: length,
  DistanceWheelchair: length,
  HeartRate: { average: "avg_hr_bpm", minimum: "min_hr_bpm", maximum: "max_hr_bpm" },
  PaddleSportsSpeed: speed,
  RowingSpeed: speed,
  RunningPower: power,
  RunningSpeed: speed,
  StepCount: { sum: "steps" },
}

/** What stands in entries of metadata, as a number with its unit. */
const metadata: Readonly<Record<string, WorkoutColumn>> = {
  HKAverageSpeed: "avg_speed_mps",
  HKElevationAscended: "elevation_gain_m",
  HKElevationDescended: "elevation_loss_m",
  HKMaximumSpeed: "max_speed_mps",
}

const PLAIN_ENTRIES = new Set(["HKIndoorWorkout", "HKSwimmingLocationType", "HKTimeZone"])

const MAX_NUMBER_CHARS = 40

/** Reads a decimal number; null for anything else. */
export const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text.length === 0 || text.length > MAX_NUMBER_CHARS) return null
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isDigit = code >= 48 && code <= 57
    // Of letters the e of an exponent, of signs + - and the point.
    if (!isDigit && code !== 46 && code !== 45 && code !== 43 && (code | 32) !== 101) return null
  }
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

const SMALL_CALORIE = 0.001

/** A value in a unit of ingest. Apple's Cal is a kilocalorie and its cal is not; its percent is a share of one. */
export const inUnit = (value: number, printed: string, wanted: Ucum): number | null => {
  if (printed === "%") return wanted === "%" ? value * 100 : null
  if (printed === "cal") return wanted === "kcal" ? value * SMALL_CALORIE : null
  const unit = printed.startsWith("mmol<180.1") ? "mmol/L" : printed
  return conversion(unit, wanted)?.(value) ?? null
}

const unitOf = (column: WorkoutColumn | "basal_kcal"): Ucum =>
  column === "basal_kcal" ? "kcal" : workoutColumns[column][0]

const ACTIVITY = "HKWorkoutActivityType"
const QUANTITY = "HKQuantityTypeIdentifier"

const nameOf = (activity: string) =>
  structuredClone(activity.slice(0, 60)).replace(/([a-z])([A-Z])/g, "$1 $2")

/** A workout while its children come in. */
export class OpenWorkout {
  private readonly figures: Partial<Record<WorkoutColumn | "basal_kcal", number>> = {}
  private readonly entries = new Map<string, string>()
  private readonly attributes: Attributes

  constructor(attributes: Attributes) {
    this.attributes = attributes
    const { duration, durationUnit = "min", totalDistanceUnit, totalEnergyBurnedUnit } = attributes
    this.put("active_s", numberOf(duration), durationUnit)
    // A total of zero says that there was none to measure.
    const distance = numberOf(attributes.totalDistance) || null
    const energy = numberOf(attributes.totalEnergyBurned) || null
    this.put("distance_m", distance, totalDistanceUnit ?? "")
    this.put("calories_active_kcal", energy, totalEnergyBurnedUnit ?? "")
  }

  /** Takes an entry of metadata. */
  note({ key = "", value = "" }: Attributes): void {
    if (Object.hasOwn(metadata, key) || PLAIN_ENTRIES.has(key)) this.entries.set(key, value)
  }

  private readonly distances = new Set<string>()

  /** Takes a statistic; answers whether it has a place. */
  count(statistic: Attributes): boolean {
    const type = (statistic.type ?? "").replace(QUANTITY, "")
    const columns = Object.hasOwn(statistics, type) ? statistics[type]! : null
    if (columns === null) return false
    for (const [fold, column] of Object.entries(columns)) {
      const value = numberOf(statistic[fold])
      if (value === null) continue
      const before = column === "distance_m" && this.distances.size > 0 ? this.figures[column] : 0
      if (column === "distance_m" && this.distances.has(type)) continue
      if (column === "distance_m") this.distances.add(type)
      this.put(column, value, statistic.unit ?? "", before ?? 0)
    }
    return true
  }

  private put(
    column: WorkoutColumn | "basal_kcal",
    value: number | null,
    unit: string,
    before = 0,
  ): void {
    const converted = value === null ? null : inUnit(value, unit, unitOf(column))
    if (converted !== null && converted >= 0) this.figures[column] = before + converted
  }

  /** The whole workout, or why it is none. */
  close(device: Device): Workout | string {
    const start = momentOf(this.attributes.startDate)
    const end = momentOf(this.attributes.endDate)
    if (!start || !end || start.at < 0) return "it has no dates that can be read"
    if (end.at < start.at) return "it ends before it begins"
    for (const [key, column] of Object.entries(metadata)) {
      const [number, unit = ""] = (this.entries.get(key) ?? "").split(" ", 2)
      if (this.figures[column] === undefined) this.put(column, numberOf(number), unit)
    }
    const { basal_kcal, ...figures } = this.figures
    const active = figures.calories_active_kcal
    const activity = (this.attributes.workoutActivityType ?? "").replace(ACTIVITY, "")
    const type = this.typeOf(activity)
    const zone = this.entries.get("HKTimeZone")
    return {
      kind: "workout",
      id: null,
      from: start.at,
      to: end.at,
      offset_min: (zone ? offsetAt(start.at, zone) : null) ?? start.offset_min,
      device,
      type,
      name: type === null && activity !== "" ? nameOf(activity) : null,
      figures: {
        ...figures,
        ...(basal_kcal !== undefined &&
          active !== undefined && { calories_kcal: active + basal_kcal }),
      },
    }
  }

  private typeOf(activity: string): number | null {
    if (activity === "Swimming")
      return SWIMS[this.entries.get("HKSwimmingLocationType") ?? ""] ?? types.Swimming!
    const isIndoors = this.entries.get("HKIndoorWorkout") === "1"
    if (isIndoors && Object.hasOwn(indoors, activity)) return indoors[activity]!
    return Object.hasOwn(types, activity) ? types[activity]! : null
  }
}
