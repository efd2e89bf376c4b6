import { NUMBERS } from "#embedded/aggregator/labs/number"

const digitsOf = (text: string): string => text.replaceAll(/\D/g, "")

/**
 * Whether the digits of a value stand in the printed text as one number. Whoever reads a report, a value that its
 * text does not have is refused. Points are not compared: a comma may part thousands.
 */
export const isPrinted = ({
  value,
  printed,
}: {
  readonly value: string
  readonly printed: string
}): boolean => {
  const digits = (value.match(NUMBERS) ?? []).map(digitsOf)
  const shown = new Set((printed.match(NUMBERS) ?? []).map(digitsOf))
  return digits.every((each) => shown.has(each))
}
