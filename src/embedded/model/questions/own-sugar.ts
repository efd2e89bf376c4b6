import { readAdvice } from "#embedded/model/questions/advice/read"
import { readAnswer } from "#embedded/model/questions/knowledge/answer"
import { readForm, readGeneral, readKnowledge } from "#embedded/model/questions/knowledge/read"
import type { Labs } from "#embedded/model/questions/labs/intent"
import { readSugar } from "#embedded/model/questions/labs/read-result"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const MINE = phrases`my | mine | (is|are) (it|this|that)`

/** Whether what is known of glucose answers a question, and no value of the person's own. */
const isOfAnybody = (parsed: ParsedQuestion): boolean =>
  !MINE.test(parsed.whole) &&
  [readAnswer, readForm, readKnowledge, readGeneral].some((read) => read(parsed) !== null)

/** A glucose of one's own that no sensor measures; null where advice or something in general is asked for. */
export const readOwnSugar = (parsed: ParsedQuestion): Labs | null =>
  readAdvice(parsed) === null && !isOfAnybody(parsed) ? readSugar(parsed) : null
