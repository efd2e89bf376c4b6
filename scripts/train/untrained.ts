import { plainText, tokensOf } from "#language/tokens"
import { screen } from "#safety/screen"
import type { Level } from "#safety/urgency/levels"
import { type Example, readUntrained } from "#scripts/train/corpus"
import { percent, rank, share } from "#scripts/train/score"

/** An example and the level at which the tables, typed values and the classifier together hear it. */
interface Screened extends Example {
  readonly heard: Level
}

const screened = (example: Example): Screened => {
  const { before, text } = example
  const earlier = before
    ? ([
        { role: "user", content: before.said },
        { role: "assistant", content: before.answered },
      ] as const)
    : []
  const [alert] = screen([...earlier, { role: "user", content: text }], null)
  return { ...example, heard: alert?.escalation ?? "none" }
}

const percentOf = (list: ReadonlyArray<Screened>, keeps: (one: Screened) => boolean): string =>
  percent(share(list, keeps))

/** Messages that say the same as another author's but for case, accents, marks and the value of numbers. */
const countDuplicates = (examples: ReadonlyArray<Example>): number => {
  const authors = new Map<string, Set<string>>()
  const keyOf = ({ text }: Example) =>
    tokensOf(plainText(text))
      .words.map((word) => (/^\d/.test(word) ? "#" : word))
      .join(" ")
  for (const example of examples) {
    const key = keyOf(example)
    authors.set(key, (authors.get(key) ?? new Set()).add(example.author))
  }
  return examples.filter((example) => authors.get(keyOf(example))!.size > 1).length
}

const by = (list: ReadonlyArray<Screened>, name: "author" | "language") =>
  [...Map.groupBy(list, (each) => each[name])].sort(([a], [b]) => (a < b ? -1 : 1))

const rowsOf = (
  list: ReadonlyArray<Screened>,
  cells: (of: ReadonlyArray<Screened>) => ReadonlyArray<string | number>,
): ReadonlyArray<string> =>
  [["all", list] as const, ...by(list, "author"), ...by(list, "language")].map(
    ([name, of]) => `| ${[name, of.length, ...cells(of)].join(" | ")} |`,
  )

/** Prints how the service as it stands hears the messages that its weights have not seen, by author and language. */
export const untrainedCard = async (): Promise<void> => {
  const harmless = await readUntrained("corpus/harmless")
  console.log("| harmless | messages | immediate | any alarm | careful |\n|---|--:|--:|--:|--:|")
  const calm = harmless.map(screened)
  const alarms = (of: ReadonlyArray<Screened>) => [
    percentOf(of, ({ heard }) => heard === "immediate"),
    percentOf(of, ({ heard }) => rank(heard) > rank("check")),
    percentOf(of, ({ heard }) => heard === "check"),
  ]
  console.log(rowsOf(calm, alarms).join("\n"))
  console.log(`\nsaid by two authors alike: ${countDuplicates(harmless)}\n`)

  const contrast = (await readUntrained("corpus/contrast")).map(screened)
  console.log(
    "| contrast | signs | at their level or above | any text | twins in an alarm |\n|---|--:|--:|--:|--:|",
  )
  const signs = contrast.filter(({ level }) => rank(level) > rank("check"))
  const twins = contrast.filter(({ level }) => level === "none")
  const sameIn = (of: ReadonlyArray<Screened>) => {
    const [authors, languages] = [
      new Set(of.map(({ author }) => author)),
      new Set(of.map(({ language }) => language)),
    ]
    return twins.filter(({ author, language }) => authors.has(author) && languages.has(language))
  }
  const heard = (of: ReadonlyArray<Screened>) => [
    percentOf(of, ({ heard, level }) => rank(heard) >= rank(level)),
    percentOf(of, ({ heard }) => heard !== "none"),
    percentOf(sameIn(of), ({ heard }) => rank(heard) > rank("check")),
  ]
  console.log(rowsOf(signs, heard).join("\n"))
  console.log(`\nsaid by two authors alike: ${countDuplicates(contrast)}`)
}
