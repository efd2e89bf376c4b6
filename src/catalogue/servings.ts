/** An everyday measure of a metric, such as a glass of water. */
export interface Serving {
  /** The metric that it measures. */
  readonly metric: string
  /** Within a sentence, of several: "glasses". */
  readonly name: string
  /** How much of the metric's unit it is. */
  readonly amount: number
  /** "a glass being 250 ml"; null where the measure is exact. */
  readonly each: string | null
}

const serving = (metric: string, name: string, amount: number, each: string | null): Serving => ({
  metric,
  name,
  amount,
  each,
})

/**
 * Everyday measures. Caffeine: EFSA Journal 2015;13(5):4102, of a cup of filter coffee of 200 ml, an espresso of 60 ml
 * and a cup of black tea of 220 ml; an American drink holds 14 g of alcohol, a British unit 8 g.
 */
export const servings = {
  cup: serving("caffeine_mg", "cups of filter coffee", 90, "a cup"),
  espresso: serving("caffeine_mg", "espressos", 80, "an espresso"),
  tea: serving("caffeine_mg", "cups of tea", 50, "a cup"),
  glass: serving("water_ml", "glasses", 250, "a glass"),
  pint: serving("water_ml", "pints", 568, "a pint"),
  bottle: serving("water_ml", "bottles", 500, "a bottle"),
  litre: serving("water_ml", "litres", 1_000, null),
  drink: serving("alcohol_g", "drinks", 14, "a drink"),
  unit: serving("alcohol_g", "units", 8, "a unit"),
  stone: serving("weight_kg", "stone", 6.350_293_18, null),
} as const satisfies Readonly<Record<string, Serving>>

export type ServingKey = keyof typeof servings
