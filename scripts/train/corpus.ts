import { createHash } from "node:crypto"
import { Glob } from "bun"
import type { UrgentTopic } from "#domain/safety"
import { LEVELS, type Level, TOPIC_OF_KIND } from "#safety/urgency/levels"

/** A message of the corpus with its labels. */
export interface Example {
  readonly level: Level
  readonly kind: string
  readonly register: string
  readonly language: string
  readonly text: string
  readonly author: string
  /** What it is about; null where it is calm, or its kind is not known. */
  readonly topic: UrgentTopic | null
  /** What was said before it and answered, where it is a later turn of a conversation. */
  readonly before?: { readonly said: string; readonly answered: string }
}

const FOLDER = "corpus/urgency"
/** Folders of messages that the weights have not seen: by each of their authors, all are held out. */
type UntrainedFolder = "corpus/harmless" | "corpus/contrast"
/** Wordings written beside the rules, by people who knew these: never part of a test of the classifier. */
const WORDINGS = ["wordings", "first_sight"].map((name) => `test/fixtures/safety/${name}.json`)
/** Questions about numbers, as people ask them: calm, each. */
const QUESTIONS = ["paraphrases", "held-out", "objective"].map(
  (name) => `test/fixtures/questions/${name}.json`,
)

const exampleOf = (author: string, line: string): Example => {
  const [level, kind = "", register = "", language = "", text = "", ...before] = line.split("\t")
  const isKnown = LEVELS.some((each) => each === level)
  if (!isKnown || text === "" || (before.length !== 0 && before.length !== 2))
    throw new Error(`${author}: not a line of the corpus`)
  const topic = level === "none" || level === "check" ? null : (TOPIC_OF_KIND[kind] ?? "body")
  const example = { level: level as Level, kind, register, language, text, author, topic }
  const [said, answered] = before
  return said && answered ? { ...example, before: { said, answered } } : example
}

/** The files of a folder, each with the name of its author, in a fixed order. */
const filesOf = function* (folder: string) {
  for (const path of [...new Glob(`${folder}/*.tsv`).scanSync()].sort())
    yield [path.slice(folder.length + 1, -4), path] as const
}

const linesOf = (author: string, text: string): ReadonlyArray<Example> =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => exampleOf(author, line))

/** Every message of a folder that the weights are not trained on. */
export const readUntrained = async (folder: UntrainedFolder): Promise<ReadonlyArray<Example>> => {
  const examples: Array<Example> = []
  for (const [author, path] of filesOf(folder))
    examples.push(...linesOf(author, await Bun.file(path).text()))
  return examples
}

const calm = (text: string): Example => ({
  level: "none",
  kind: "question",
  register: "plain",
  language: "en",
  text,
  author: "questions",
  topic: null,
})

/** Lists of questions, or of objects that have one; each once. */
const questionsIn = (file: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const listed = Object.values(file).filter(Array.isArray).flat() as ReadonlyArray<unknown>
  const texts = listed.map((each) =>
    typeof each === "object" && each !== null && "question" in each ? each.question : each,
  )
  return [...new Set(texts.filter((text) => typeof text === "string"))]
}

/** The whole corpus in a fixed order, and its digest. */
export const readCorpus = async () => {
  const digest = createHash("sha256")
  const read = async (path: string) => {
    const text = await Bun.file(path).text()
    digest.update(text)
    return text
  }
  const examples: Array<Example> = []
  for (const [author, path] of filesOf(FOLDER)) examples.push(...linesOf(author, await read(path)))
  for (const path of WORDINGS) {
    const { items } = JSON.parse(await read(path)) as {
      readonly items: ReadonlyArray<{ readonly user: string; readonly escalate: Level }>
    }
    for (const { user, escalate } of items)
      examples.push({ ...calm(user), level: escalate, kind: "wording", author: "wordings" })
  }
  for (const path of QUESTIONS)
    examples.push(...questionsIn(JSON.parse(await read(path))).map(calm))
  return { examples, digest: digest.digest("hex") }
}
