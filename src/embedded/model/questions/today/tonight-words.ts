import { TRAIN } from "#embedded/model/questions/today/wordings"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { phrases } from "#language/phrases"

const TONIGHT = phrases`tonight | this evening`
const DOES = phrases`
  what ...3 (do|try|change|avoid)
  how ...4 (sleep|fix|help)
  (any|some) (tips|advice|ideas)
`
const ELSE = phrases`
  or | if | when | why | workout/s | exercise/s | training | train | session | eat | drink | dinner | feel | score
`
const MAX_CHARS = 70

/** Whether somebody asks what to do this evening, so that the coming night is a good one. */
export const asksTonight = ({ whole, mentions }: ParsedQuestion): boolean =>
  whole.length <= MAX_CHARS &&
  TONIGHT.test(whole) &&
  DOES.test(whole) &&
  mentions.every(({ metrics }) => metrics.every(({ families }) => families.includes("sleep"))) &&
  !TRAIN.test(whole) &&
  !ELSE.test(whole)
