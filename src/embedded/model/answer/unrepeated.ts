import { resolverOf } from "#catalogue/render"
import type { Ledger } from "#domain/ledger"
import { withoutMarks } from "#domain/outside-text"
import type { Paragraph } from "#embedded/model/prose/paragraph"

const PLACEHOLDER = /\{\{([^{}]{1,300})\}\}/g

/** Paragraphs without the sentences, numbers and all, that the answer before has said. */
export const unrepeated = (
  paragraphs: ReadonlyArray<Paragraph>,
  before: string | null,
  ledger: Ledger,
): ReadonlyArray<Paragraph> => {
  if (before === null) return paragraphs
  const { words } = resolverOf(ledger)
  const printed = (sentence: string) =>
    withoutMarks(sentence.replace(PLACEHOLDER, (_, ref) => words(ref) ?? ""))
  return paragraphs.map((each) => ({
    ...each,
    sentences: each.sentences.filter((sentence) => !before.includes(printed(sentence))),
  }))
}
