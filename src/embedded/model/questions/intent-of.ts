import { type Intent, kinds } from "#embedded/model/questions/kinds"
import { readRest } from "#embedded/model/questions/talk/read"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"

/** The intent of a parsed question: that of the first kind whose reader finds one. */
export const intentOf = (parsed: ParsedQuestion): Intent => {
  for (const { read } of kinds) {
    const intent = read(parsed)
    if (intent) return intent
  }
  return readRest(parsed)
}
