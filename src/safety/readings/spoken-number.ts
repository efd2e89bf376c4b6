const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")
const TEENS =
  "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ")
const ONES = "one two three four five six seven eight nine".split(" ")

const SPOKEN = new RegExp(
  `\\b(?:(${ONES.slice(0, 4).join("|")}) (?:hundred (?:and )?)?)?(?:(${TEENS.join("|")})|(${TENS.join("|")})(?:[ -](${ONES.join("|")}))?)\\b(?! (?:hundred|thousand))`,
  "g",
)

/** Numbers of two and three digits as they are dictated, in digits: "one ninety over one fifteen". */
export const withDigits = (text: string): string =>
  text.replace(SPOKEN, (_, hundreds?: string, teen?: string, tens?: string, ones?: string) => {
    const rest = teen
      ? 10 + TEENS.indexOf(teen)
      : 20 + 10 * TENS.indexOf(tens ?? "") + (ones ? 1 + ONES.indexOf(ones) : 0)
    return `${(hundreds ? 100 * (1 + ONES.indexOf(hundreds)) : 0) + rest}`
  })
