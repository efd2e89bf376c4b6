/** Why a sentence of an answer is not shown: the classes, with the words in which a model reads the reason. */
export const STRIKES = {
  ungrounded: "it holds a number, a unit or a date that is not the value of a reference",
  cause:
    "it calls one thing the cause of another; what goes together, or came at the same time, is worded as that",
  diagnosis: "it names a disease as the person's, or says that they have none",
  dose: "it tells the person a dose, or to take, start, stop or change a medicine",
  contradiction: "its direction or its verdict is not that of the finding it speaks of",
  link: "it holds a link or an address",
  markup: "it holds HTML, code, or text that is not part of an answer",
  language: "it is in a language that answers are not given in",
} as const

export type StrikeClass = keyof typeof STRIKES

/** The same as a list. */
export const STRIKE_CLASSES = Object.keys(STRIKES) as Array<StrikeClass>

/** A sentence that was not shown. It is the person's to see: it is never logged. */
export interface Struck {
  readonly class: StrikeClass
  /** As the model wrote it, placeholders and all; a long one is cut. */
  readonly sentence: string
}
