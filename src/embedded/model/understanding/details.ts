import { phrases } from "#language/phrases"

/** Asks for the statistics behind an answer. */
const DETAILS = phrases`
  p value/s
  statistic*
  significan*
  (confidence | confident)
  <!(do|doing|run|running|some|my|hard|sprint|for|to|of|and|or|with|these|easy) interval/s !(training|session|workout)
  uncertain*
  margin of error
  how (sure|certain)
  how (reliable|solid|robust) (is|are|was) (that|this|it|these|your)
  (are|is) (you|that|this) [really] (sure|certain|real)
  how (many|much) (data|days|nights|values|measurements) (is|are|was|were|does|do) (that|this|it|behind)
  (in|more|with|all|the) [the] detail/s
  detailed
  evidence
  <!(might|could|would|may|can|does|will) explain (that|this|it|the number/s|the calculation)
  how (did|do) you (know|calculate|compute|get|work)
  method
  sample size
`

/** Whether a message asks for the statistics behind an answer: how sure, how many, by which method. */
export const asksForDetails = (message: string): boolean => DETAILS.test(message)
