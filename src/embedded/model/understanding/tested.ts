import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const TESTED = phrases`
  ^ ...4(please|ok|okay|hey|so|and|can|could|we|i|want|would|like|to) (test|try out)
`
const OF_A_LAB = phrases`
  test (result/s|value/s|report)
`

/** Whether a message asks to test a habit, named first, for something: "test less caffeine for my sleep". */
export const isTested = ({
  whole,
  mentions,
}: Pick<ParsedQuestion, "whole" | "mentions">): boolean =>
  mentions.length > 1 && TESTED.test(whole) && !OF_A_LAB.test(whole)
