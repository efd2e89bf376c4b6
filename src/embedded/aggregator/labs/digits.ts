const NUMBERS = /\d[\d.,]*/g

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
  const digits = digitsOf(value)
  return digits === "" || (printed.match(NUMBERS) ?? []).some((each) => digitsOf(each) === digits)
}
