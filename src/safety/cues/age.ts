/** Whether the person who asks is under 18. */
export const ageCues = {
  isMinor: `
    <!(like) (i am|as) ...3(a|an|only|just|still|now) {FIVE_TO_17} (year/s|yr/s|yo|y)
    <!(like) (i am|as) ...3(a|an|only|just|still|now) {FIVE_TO_17} $
    <!(like) (i am|as) ...3(a|an|only|just|still|now) {FIVE_TO_17} (
      and|so|but|is|what|how|can|my|should|male|female|boy|girl|m|f)
    ^ {TEN_TO_17} (yo|y o|(yr/s) old|m|f)
    i [just|will] (turn|turned) {TEN_TO_17}
  `,
  isTeen: `
    i am ...2(a|still|only|just) (teen*|minor|child|kid|high schooler|high school student|middle school*|underage|
      under age)
    i am [a] freshman in high school
    as a (teen*|minor|high schooler|high school student)
  `,
  /** "Was suicidal as a teenager" is somebody grown up. */
  wasYoung: "(was|were|had|did|been|since|back) ...6 as a (teen*|minor|child|kid)",
} as const

export const ageFragments = {
  /** Whole numbers: "as 11.2" is no age. */
  FIVE_TO_17: "(5|6|7|8|9|{TEN_TO_17})",
  TEN_TO_17: "(10|11|12|13|14|15|16|17)",
} as const
