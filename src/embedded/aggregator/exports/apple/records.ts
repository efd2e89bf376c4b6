import type { Attributes } from "#embedded/aggregator/exports/apple/workout"
import type { AmountColumn, Quantity } from "#embedded/aggregator/exports/column"
import type { Device, Stage } from "#embedded/aggregator/exports/record"

/** Where a type of HealthKit goes: a column, a sampled quantity, a tag of the day, or nowhere, with the reason. */
export type Target =
  | { readonly kind: "amount"; readonly column: AmountColumn }
  | { readonly kind: "sample"; readonly quantity: Quantity }
  | { readonly kind: "stage" }
  | { readonly kind: "tag"; readonly name: string }
  | { readonly kind: "none"; readonly reason: string }

/** Why a type that HealthKit is known to have is left out. */
export const NO_PLACE = "no place for it yet"
const ABSOLUTE =
  "an absolute wrist temperature; there is a place for its deviation from usual alone"
const ON_FOOT = "a day's distance is the one on foot; a workout has its own"
const NO_GRAMS = "a number of drinks says no grams"

const Q = "HKQuantityTypeIdentifier"
const C = "HKCategoryTypeIdentifier"

/** What adds up over a day. */
const amounts: Readonly<Record<string, AmountColumn>> = {
  StepCount: "steps",
  DistanceWalkingRunning: "distance_m",
  FlightsClimbed: "floors",
  ActiveEnergyBurned: "calories_active_kcal",
  BasalEnergyBurned: "calories_bmr_kcal",
  AppleExerciseTime: "active_s",
  DietaryEnergyConsumed: "intake_kcal",
  DietaryProtein: "protein_g",
  DietaryCarbohydrates: "carbs_g",
  DietaryFatTotal: "fat_g",
  DietaryFiber: "fibre_g",
  DietarySugar: "sugar_g",
  DietaryCaffeine: "caffeine_mg",
  DietaryWater: "water_ml",
}

/** What is measured now and again. */
const sampled: Readonly<Record<string, Quantity>> = {
  HeartRate: "heart_rate",
  RestingHeartRate: "resting_heart_rate",
  HeartRateVariabilitySDNN: "hrv_sdnn",
  HeartRateVariabilityRMSSD: "hrv_rmssd",
  OxygenSaturation: "oxygen_saturation",
  RespiratoryRate: "breathing_rate",
  VO2Max: "vo2max",
  BloodPressureSystolic: "systolic",
  BloodPressureDiastolic: "diastolic",
  BodyTemperature: "body_temperature",
  BodyMass: "weight",
  BodyFatPercentage: "body_fat",
  BloodGlucose: "glucose",
}

/** Symptoms and findings a person notes: tags of the day, unless noted as absent. */
const tags: Readonly<Record<string, string>> = {
  AbdominalCramps: "abdominal cramps",
  Acne: "acne",
  AppetiteChanges: "appetite changes",
  BladderIncontinence: "bladder incontinence",
  Bloating: "bloating",
  BreastPain: "breast pain",
  ChestTightnessOrPain: "chest tightness or pain",
  Chills: "chills",
  Constipation: "constipation",
  Coughing: "coughing",
  Diarrhea: "diarrhoea",
  Dizziness: "dizziness",
  DrySkin: "dry skin",
  Fainting: "fainting",
  Fatigue: "fatigue",
  Fever: "fever",
  GeneralizedBodyAche: "body ache",
  HairLoss: "hair loss",
  Headache: "headache",
  Heartburn: "heartburn",
  HotFlashes: "hot flashes",
  LossOfSmell: "loss of smell",
  LossOfTaste: "loss of taste",
  LowerBackPain: "lower back pain",
  MemoryLapse: "memory lapse",
  MoodChanges: "mood changes",
  Nausea: "nausea",
  NightSweats: "night sweats",
  PelvicPain: "pelvic pain",
  RapidPoundingOrFlutteringHeartbeat: "rapid or pounding heartbeat",
  RunnyNose: "runny nose",
  ShortnessOfBreath: "shortness of breath",
  SinusCongestion: "sinus congestion",
  SkippedHeartbeat: "skipped heartbeat",
  SleepChanges: "sleep changes",
  SoreThroat: "sore throat",
  VaginalDryness: "vaginal dryness",
  Vomiting: "vomiting",
  Wheezing: "wheezing",
}

/** Quantities that nothing has a column for, by why. */
const quantitiesWithout: Readonly<Record<string, string>> = {
  [ABSOLUTE]: "AppleSleepingWristTemperature",
  [ON_FOOT]: `DistanceCrossCountrySkiing DistanceCycling DistanceDownhillSnowSports DistancePaddleSports
    DistanceRowing DistanceSkatingSports DistanceSwimming DistanceWheelchair`,
  [NO_GRAMS]: "NumberOfAlcoholicBeverages",
  [NO_PLACE]: `AppleMoveTime AppleSleepingBreathingDisturbances AppleStandTime AppleWalkingSteadiness
    AtrialFibrillationBurden BasalBodyTemperature BloodAlcoholContent BodyMassIndex CrossCountrySkiingSpeed
    CyclingCadence CyclingFunctionalThresholdPower CyclingPower CyclingSpeed DietaryBiotin DietaryCalcium
    DietaryChloride DietaryCholesterol DietaryChromium DietaryCopper DietaryFatMonounsaturated
    DietaryFatPolyunsaturated DietaryFatSaturated DietaryFolate DietaryIodine DietaryIron DietaryMagnesium
    DietaryManganese DietaryMolybdenum DietaryNiacin DietaryPantothenicAcid DietaryPhosphorus
    DietaryPotassium DietaryRiboflavin DietarySelenium DietarySodium DietaryThiamin DietaryVitaminA
    DietaryVitaminB12 DietaryVitaminB6 DietaryVitaminC DietaryVitaminD DietaryVitaminE DietaryVitaminK
    DietaryZinc ElectrodermalActivity EnvironmentalAudioExposure EnvironmentalSoundReduction
    EstimatedWorkoutEffortScore ForcedExpiratoryVolume1 ForcedVitalCapacity HeadphoneAudioExposure
    HeartRateRecoveryOneMinute Height InhalerUsage InsulinDelivery LeanBodyMass NikeFuel
    NumberOfTimesFallen PaddleSportsSpeed PeakExpiratoryFlowRate PeripheralPerfusionIndex PhysicalEffort
    PushCount RowingSpeed RunningGroundContactTime RunningPower RunningSpeed RunningStrideLength
    RunningVerticalOscillation SixMinuteWalkTestDistance StairAscentSpeed StairDescentSpeed
    SwimmingStrokeCount TimeInDaylight UVExposure UnderwaterDepth WaistCircumference
    WalkingAsymmetryPercentage WalkingDoubleSupportPercentage WalkingHeartRateAverage WalkingSpeed
    WalkingStepLength WaterTemperature WorkoutEffortScore`,
}

/** Categories that nothing has a column for. */
const categoriesWithout = `AppleStandHour AppleWalkingSteadinessEvent AudioExposureEvent BleedingAfterPregnancy
  BleedingDuringPregnancy CervicalMucusQuality Contraceptive EnvironmentalAudioExposureEvent HandwashingEvent
  HeadphoneAudioExposureEvent HighHeartRateEvent HypertensionEvent InfrequentMenstrualCycles
  IntermenstrualBleeding IrregularHeartRhythmEvent IrregularMenstrualCycles Lactation LowCardioFitnessEvent
  LowHeartRateEvent MenstrualFlow MindfulSession OvulationTestResult PersistentIntermenstrualBleeding
  Pregnancy PregnancyTestResult ProgesteroneTestResult ProlongedMenstrualPeriods SexualActivity
  SleepApneaEvent ToothbrushingEvent`

const words = (text: string) => text.split(/\s+/)
const none = (reason: string): Target => ({ kind: "none", reason })

const named = (prefix: string, targets: ReadonlyArray<readonly [string, Target]>) =>
  targets.map(([name, target]) => [prefix + name, target] as const)

/** Every type of HealthKit that is known, with its place. */
export const targets: ReadonlyMap<string, Target> = new Map([
  ...named(
    Q,
    Object.entries(amounts).map(([name, column]) => [name, { kind: "amount", column }]),
  ),
  ...named(
    Q,
    Object.entries(sampled).map(([name, quantity]) => [name, { kind: "sample", quantity }]),
  ),
  ...named(
    Q,
    Object.entries(quantitiesWithout).flatMap(([reason, names]) =>
      words(names).map((name) => [name, none(reason)] as const),
    ),
  ),
  ...named(C, [["SleepAnalysis", { kind: "stage" }]]),
  ...named(
    C,
    Object.entries(tags).map(([name, tag]) => [name, { kind: "tag", name: tag }]),
  ),
  ...named(
    C,
    words(categoriesWithout).map((name) => [name, none(NO_PLACE)]),
  ),
  ["HKDataTypeSleepDurationGoal", none(NO_PLACE)],
  ["HKDataTypeStateOfMind", none(NO_PLACE)],
])

/** The stages of sleep, by the end of their names. Before iOS 16 there was one for all sleep. */
export const stages: Readonly<Record<string, Stage>> = {
  HKCategoryValueSleepAnalysisInBed: "in_bed",
  HKCategoryValueSleepAnalysisAsleep: "asleep",
  HKCategoryValueSleepAnalysisAsleepUnspecified: "asleep",
  HKCategoryValueSleepAnalysisAsleepCore: "light",
  HKCategoryValueSleepAnalysisAsleepDeep: "deep",
  HKCategoryValueSleepAnalysisAsleepREM: "rem",
  HKCategoryValueSleepAnalysisAwake: "awake",
}

/** The values by which a person says that a symptom was absent. */
export const ABSENT: ReadonlySet<string> = new Set([
  "HKCategoryValueSeverityNotPresent",
  "HKCategoryValuePresenceNotPresent",
  "HKCategoryValueAppetiteChangesNoChange",
])

/** Why something of an export is not used. */
export const SKIPPED = {
  broken: "it is not well-formed XML",
  entity:
    "it has an entity that is not declared in the file, lies outside of it or stands for too much",
  unknown: "a type that is not known",
  dates: "it has no dates that can be read",
  order: "it ends before it begins",
  future: "it lies after the export was made",
  long: "it spans more than two days",
  value: "its value is no number",
  negative: "its value is negative",
  unit: "its unit is not one of this quantity",
  share: "a percentage above 100",
  stage: "a stage that is not known",
  absent: "it was noted as absent",
  group: "it groups records that are read by themselves",
  profile: "a profile is not taken from an export",
  unworn: "a day without energy, as nothing was worn",
  route: "places are not taken",
  clinical: "it is read from its own file",
  beside: "export.xml says the same",
} as const

const WATCH = /\b(?:hardware:|model:|name:Apple )Watch/
const PHONE = /\b(?:hardware:|model:|name:)i(?:Phone|Pad|Pod)/
const WATCH_NAME = /apple watch|^watch\b|\bwatch$/i
const PHONE_NAME = /iphone|ipad|ipod/i
const SOFTWARE = /software:([^,>]+)/

/**
 * A watch counts before a phone, and what Apple's own devices say before what other apps wrote. Apple's own
 * records bear the version of the device's system.
 */
const rankOf = ({ sourceName = "", sourceVersion, productType = "", device = "" }: Attributes) => {
  const isWatch = WATCH.test(device) || productType.startsWith("Watch")
  const isPhone = PHONE.test(device) || productType.startsWith("iP")
  const isOwn = sourceVersion === undefined || SOFTWARE.exec(device)?.[1] === sourceVersion
  if (WATCH_NAME.test(sourceName) || (isWatch && isOwn)) return 0
  return PHONE_NAME.test(sourceName) || (isPhone && isOwn) ? 1 : 2
}

/** More names of devices than this, and no more are remembered. */
const MAX_DEVICES = 1_000

/** The devices of a document, one object each. */
export class Devices {
  private readonly known = new Map<string, Device>()
  private last: Attributes = {}
  private lastDevice: Device = { name: "", rank: 2 }

  of(attributes: Attributes): Device {
    const { last } = this
    if (
      attributes.sourceName === last.sourceName &&
      attributes.sourceVersion === last.sourceVersion &&
      attributes.device === last.device &&
      attributes.productType === last.productType
    )
      return this.lastDevice
    this.last = attributes
    const rank = rankOf(attributes)
    const key = `${rank}${attributes.sourceName ?? attributes.source ?? ""}`.slice(0, 200)
    const device = this.known.get(key) ?? { rank, name: Buffer.from(key.slice(1)).toString() }
    if (this.known.size < MAX_DEVICES) this.known.set(rank + device.name, device)
    this.lastDevice = device
    return device
  }
}
