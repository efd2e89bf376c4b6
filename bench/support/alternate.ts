import { median } from "#bench/figures"

/**
 * Measures every variant once a round, A B C A B C, so that a noisy minute hits all of them, and
 * answers the median of each figure.
 */
export const alternate = async <Name extends string, Figure extends string>(
  rounds: number,
  variants: Record<Name, () => Promise<Record<Figure, number>>>,
): Promise<Record<Name, Record<Figure, number>>> => {
  const names = Object.keys(variants) as Array<Name>
  const seen = new Map<Name, Array<Record<Figure, number>>>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const name of names) seen.get(name)!.push(await variants[name]())
  const middle = (of: ReadonlyArray<Record<Figure, number>>) =>
    Object.fromEntries(
      (Object.keys(of[0]!) as Array<Figure>).map((key) => [key, median(of.map((row) => row[key]))]),
    )
  return Object.fromEntries(names.map((name) => [name, middle(seen.get(name)!)])) as Record<
    Name,
    Record<Figure, number>
  >
}
