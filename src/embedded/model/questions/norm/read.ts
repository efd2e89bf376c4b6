import type { Norm } from "#embedded/model/questions/norm/intent"
import { periodOf } from "#embedded/model/understanding/asked-period"
import type { ParsedQuestion } from "#embedded/model/understanding/parsed-question"
import { DEFAULT_DAYS } from "#embedded/model/understanding/time/default-days"
import { pattern } from "#embedded/model/understanding/words/table"

const OTHERS = pattern`
  \b((for|at) (my|his|her|your|someone( of)? my|people( of)? my|a person( of)? my|a (wo)?man( of)? my|that) (age|
    sex|gender|size)|(of|in) my age|my age group|age group|(other|most|normal|average|healthy|typical) (people|
    persons?|adults?|(wo)?men|humans?|users?)\b|(than|with|to|among|from|of) (the )?(others|everyone|everybody|
    most people|(general )?population|my peers|peers|anyone)|the (average|typical|normal|healthy) (adult|person|
    (wo)?man|human)|\d+[- ]year[- ]olds?|what should my|^(is|are) .{0,40}\benough\b(?! (for|to)\b)|people|
    population|(what|which) percentile|percentile (am|do|is|for|among|rank)|for an? (healthy |normal |average |
    \d+[- ]year[- ]old )?(adult|person|(wo)?man|male|female|human|guy|girl)|(healthy|reference|recommended|target|
    \d+[- ]year[- ]olds?|what should my|^(is|are) .{0,40}\benough\b(?! (for|to)\b)|people|population|published|
    normal) (range|values?|levels?|amounts?|norms?|number)|guidelines?|recommended|recommendations?|(the|a) norm\b|
    norms (for|of)|studies|what('s| is| are| would be) (considered )?(an? )?(normal|good|healthy|ideal|typical|
    average) (?!.*\bmy\b|for me\b)|should (i|one|people|you|(an? |the )?(healthy |average )?(adults?|person|
    (wo)?man)) (ideally |really )?(be|need|aim|have|get|sleep|walk|drink|take)\b|do (i|people|adults?|you|
    we) (really |actually )?need\b)
`

/** "is my resting heart rate normal for my age", "how much sleep should I get". */
export const readNorm = (parsed: ParsedQuestion): Norm | null => {
  const { text, metrics, mentions, limits } = parsed
  const asks = mentions.length === 1 && !limits.some(({ said }) => said)
  if (!asks || !OTHERS.test(text)) return null
  return { kind: "norm", metrics, period: periodOf(parsed, DEFAULT_DAYS.norm) }
}
