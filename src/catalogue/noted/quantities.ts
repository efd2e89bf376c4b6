import { servings } from "#catalogue/servings"
import type { Ucum } from "#catalogue/unit"
import type { NoteColumn } from "#domain/note"

/** An everyday measure: one of it is so much of a quantity. */
export interface Measure {
  readonly names: ReadonlyArray<string>
  readonly amount: number
}

/** A quantity that people write down, and the column of typed rows that it fills. */
export interface Quantity {
  /** As an answer names it. */
  readonly name: string
  readonly column: NoteColumn
  /** The unit of the column. */
  readonly unit: Ucum
  /** What a number without a unit is in; null where it needs one. */
  readonly bare: string | null
  /** What one entry may be, in the unit of the column: beyond it is a slip of the finger. */
  readonly low: number
  readonly high: number
  readonly names: ReadonlyArray<string>
  readonly measures?: ReadonlyArray<Measure>
}

const listed = (names: string): ReadonlyArray<string> => names.split(",").map((name) => name.trim())

/** A pint of beer is 2 to 3 British units (NHS, "Calculating alcohol units"). */
const PINT_OF_BEER_G = 2.5 * servings.unit.amount

const food = (
  name: string,
  column: NoteColumn,
  high: number,
  names: ReadonlyArray<string>,
): Quantity => ({ name, column, unit: "g", bare: "g", low: 0, high, names })

/** Every quantity that is understood in a note, with its units and names. */
export const quantities: ReadonlyArray<Quantity> = [
  {
    name: "weight",
    column: "weight_kg",
    unit: "kg",
    bare: "kg",
    low: 20,
    high: 400,
    names: ["weight", "body weight", "bodyweight"],
  },
  {
    name: "body fat",
    column: "body_fat_pct",
    unit: "%",
    bare: "%",
    low: 2,
    high: 75,
    names: ["body fat", "bodyfat", "fat percentage"],
  },
  {
    name: "body temperature",
    column: "body_temp_c",
    unit: "Cel",
    bare: "Cel",
    low: 33,
    high: 43,
    names: listed("temperature, body temperature, temp, fever"),
  },
  {
    name: "systolic blood pressure",
    column: "bp_systolic_mmhg",
    unit: "mm[Hg]",
    bare: "mm[Hg]",
    low: 50,
    high: 300,
    names: ["systolic", "systolic blood pressure"],
  },
  {
    name: "diastolic blood pressure",
    column: "bp_diastolic_mmhg",
    unit: "mm[Hg]",
    bare: "mm[Hg]",
    low: 20,
    high: 200,
    names: ["diastolic", "diastolic blood pressure"],
  },
  {
    name: "glucose",
    column: "glucose_avg_mg_dl",
    unit: "mg/dL",
    bare: null,
    low: 20,
    high: 600,
    names: ["glucose", "blood glucose", "blood sugar"],
  },
  {
    name: "resting heart rate",
    column: "resting_hr_bpm",
    unit: "/min",
    bare: "/min",
    low: 25,
    high: 200,
    names: ["resting heart rate", "resting pulse", "rhr"],
  },
  {
    name: "calories",
    column: "intake_kcal",
    unit: "kcal",
    bare: "kcal",
    low: 0,
    high: 20_000,
    names: listed("calories, calorie intake, kcal, energy"),
  },
  food("protein", "protein_g", 1_000, ["protein"]),
  food("carbohydrates", "carbs_g", 3_000, ["carbs", "carbohydrates"]),
  food("fat", "fat_g", 1_000, ["fat", "dietary fat"]),
  food("fibre", "fibre_g", 300, ["fibre", "fiber"]),
  food("sugar", "sugar_g", 2_000, ["sugar"]),
  {
    name: "water",
    column: "water_ml",
    unit: "mL",
    bare: null,
    low: 0,
    high: 10_000,
    names: ["water", "water intake"],
    measures: [
      {
        names: listed("glass, glasses, glass of water, glasses of water"),
        amount: servings.glass.amount,
      },
      {
        names: listed("bottle, bottles, bottle of water, bottles of water"),
        amount: servings.bottle.amount,
      },
      { names: listed("pint, pints, pint of water, pints of water"), amount: servings.pint.amount },
    ],
  },
  {
    name: "caffeine",
    column: "caffeine_mg",
    unit: "mg",
    bare: "mg",
    low: 0,
    high: 2_000,
    names: ["caffeine"],
    measures: [
      {
        names: listed(`
          coffee, coffees, cup of coffee, cups of coffee, latte, lattes, cappuccino, cappuccinos,
          flat white, flat whites, americano, americanos, filter coffee, filter coffees
        `),
        amount: servings.cup.amount,
      },
      {
        names: listed("espresso, espressos, shot of espresso, shots of espresso"),
        amount: servings.espresso.amount,
      },
      {
        names: listed(
          "tea, teas, cup of tea, cups of tea, black tea, black teas, green tea, green teas",
        ),
        amount: servings.tea.amount,
      },
    ],
  },
  {
    name: "alcohol",
    column: "alcohol_g",
    unit: "g",
    bare: "g",
    low: 0,
    high: 500,
    names: ["alcohol"],
    measures: [
      {
        names: listed("pint of beer, pints of beer, pint of lager, pints of lager"),
        amount: PINT_OF_BEER_G,
      },
      {
        names: listed("unit, units, unit of alcohol, units of alcohol"),
        amount: servings.unit.amount,
      },
      {
        names: listed(`
          drink, drinks, beer, beers, wine, wines, glass of wine, glasses of wine, red wine,
          white wine, glass of red wine, glasses of red wine, glass of white wine,
          glasses of white wine, cocktail, cocktails, shot, shots, whisky, whiskies, whiskey,
          whiskeys, gin and tonic, gin and tonics, cider, ciders, glass of beer, glasses of beer,
          bottle of beer, bottles of beer, can of beer, cans of beer, prosecco, glass of prosecco,
          glasses of prosecco, champagne, glass of champagne, glasses of champagne, vodka, vodkas
        `),
        amount: servings.drink.amount,
      },
    ],
  },
  {
    name: "mood",
    column: "mood",
    unit: "1",
    bare: "1",
    low: 1,
    high: 5,
    names: ["mood"],
  },
]

/** How a value of a name is brought to its column: the quantity, and what one of it is where it is a measure. */
export interface Known {
  readonly quantity: Quantity
  readonly each: number | null
}

const byName: ReadonlyMap<string, Known> = new Map(
  quantities.flatMap(
    (quantity): ReadonlyArray<readonly [string, Known]> => [
      ...quantity.names.map((name) => [name, { quantity, each: null }] as const),
      ...(quantity.measures ?? []).flatMap(({ names, amount }) =>
        names.map((name) => [name, { quantity, each: amount }] as const),
      ),
    ],
  ),
)

/** What a name of a note measures; null for a name that is none of a quantity. */
export const quantityNamed = (name: string): Known | null =>
  byName.get(
    name
      .toLowerCase()
      .replace(/[\s_]+/g, " ")
      .trim(),
  ) ?? null
