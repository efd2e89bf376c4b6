import { words } from "#embedded/model/understanding/words/table"

/** Asks for the statistics behind an answer. */
const DETAILS = words`
  p[- ]?values?
  statistic*
  significan(t|ce|tly)
  confidence
  confident
  intervals?
  uncertain*
  margin of error
  how (sure|certain|reliable|solid|robust)
  (are|is) (you|that|this) (really )?(sure|certain|real)
  how (many|much) (data|days|nights|values|measurements) (is|are|was|were|does|do) (that|this|it|behind)
  (in|more|with|all the|the) details?
  detailed
  evidence
  explain (that|this|it|the (numbers?|calculation))
  how (did|do) you (know|calculate|compute|get|work)
  method
  sample size
`

/** Whether a message asks for the statistics behind an answer: how sure, how many, by which method. */
export const asksForDetails = (message: string): boolean => DETAILS.test(message)
