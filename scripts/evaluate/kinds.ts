import { Glob } from "bun"
import type { Intent } from "#embedded/model/questions/kinds"
import { understand } from "#embedded/model/thread/understand"
import type { Evaluation } from "#scripts/evaluate"
import { aBriefing } from "#test/briefings"

/** A message of the corpus with the kind that its author gave it. */
export interface Labelled {
  readonly kind: string
  readonly text: string
  /** Whether it is kept from those who write the readers: they see how many of these are heard, never which. */
  readonly held: boolean
}

const FOLDER = "corpus/questions"
const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** Every second message, by its text alone. */
const isHeld = (text: string): boolean => {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return ((hash >>> 16) & 1) === 1
}

/** The messages of the corpus in a fixed order. */
export const labelled = async (folder = FOLDER): Promise<ReadonlyArray<Labelled>> => {
  const paths = [...new Glob(`${folder}/*.tsv`).scanSync()].sort()
  const files = await Promise.all(paths.map((path) => Bun.file(path).text()))
  return files.flatMap((file) =>
    file
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [kind = "", text = ""] = line.split("\t")
        return { kind, text, held: isHeld(text) }
      }),
  )
}

/** What the corpus calls the replies without a computation. */
const TALK: Readonly<Record<string, ReadonlyArray<string>>> = {
  greeting: ["small_talk"],
  thanks: ["small_talk"],
  statement: ["remembered", "feeling"],
  coverage: ["service"],
  off_topic: ["off_topic"],
  unclear: ["follow_up"],
}

/** The labels that an intent answers to: an explanation is for a time or in general, a plan may be a test. */
export const labelsOf = (intent: Intent): ReadonlyArray<string> => {
  switch (intent.kind) {
    case "talk":
      return TALK[intent.about] ?? [intent.about]
    case "level":
      return intent.judged ? ["level", "norm"] : ["level"]
    case "coaching":
      return intent.asks === "experiment" ? ["experiment"] : ["plan"]
    case "correlation":
      return ["association"]
    default:
      return [intent.kind]
  }
}

const share = (list: ReadonlyArray<{ readonly ok: boolean }>): number =>
  Math.round((1000 * list.filter(({ ok }) => ok).length) / Math.max(1, list.length)) / 10

/** How many messages of the corpus are heard as their kind; those of the open half that are not, one a line. */
export const evaluate: Evaluation = async ([folder]) => {
  const heard = (await labelled(folder)).map((each) => {
    const labels = labelsOf(understand(aBriefing(each.text)))
    return { ...each, labels, ok: labels.includes(each.kind) }
  })
  for (const { kind, text, held, labels, ok } of heard)
    if (!held && !ok) console.log(JSON.stringify({ kind, heard: labels[0], text }))
  const kinds = [...new Set(heard.map(({ kind }) => kind))].sort()
  for (const kind of kinds) {
    const those = heard.filter((each) => each.kind === kind)
    const [open, kept] = [those.filter(({ held }) => !held), those.filter(({ held }) => held)]
    console.log(JSON.stringify({ kind, open: share(open), held: share(kept) }))
  }
  const [open, kept] = [heard.filter(({ held }) => !held), heard.filter(({ held }) => held)]
  const total = { messages: heard.length, open: share(open), held: share(kept) }
  console.log(JSON.stringify(total))
  return 0
}
