import { Calculator } from "#pipeline/calculator"

/** The threads of the product, from source. */
export const calculator = Calculator.layer(
  new URL(import.meta.resolve("#pipeline/calculator-worker")),
)
