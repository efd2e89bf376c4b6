/** The cardinal numbers as words, each list in order. */
export const ONES = "one two three four five six seven eight nine".split(" ")
export const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ")
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")
