/**
 * The words by which laboratories print a bound or the ends of a range, by language: lower case, one meaning each. A
 * reader of another language adds its words here.
 */

/** "up to 5.0": the upper end of a range. */
export const UP_TO = [
  ..."up to,to,bis,bis zu,jusqu'à,hasta,fino a,até,ate,tot,at most,max,max.,maximal,maximum".split(
    ",",
  ),
  ..."not more than,no more than,not above,not over,not exceeding,less than or equal to".split(","),
  ..."nicht mehr als,nicht über,höchstens,maximal bis,kleiner gleich".split(","),
  ..."pas plus de,au plus,maximum de,no más de,como máximo,non più di,al massimo".split(","),
  ..."niet meer dan,maximaal,hoogstens,não mais de,no máximo,do".split(","),
]

/** "less than 5.0": the same, without the end itself. */
export const BELOW = [
  ..."below,less than,under,kleiner,kleiner als,unter,inférieur à,inf. à,inf à,inf.".split(","),
  ..."menor de,menor que,inferior a,inferiore a,minore di,lager dan,kleiner dan".split(","),
]

/** "from 30": its lower end. */
export const FROM = [
  ..."from,at least,ab,à partir de,desde,da,vanaf,mindestens,min.,min,minimum,minimal".split(","),
  ..."not less than,no less than,not below,nicht weniger als,nicht unter,größer gleich".split(","),
  ..."au moins,pas moins de,al menos,no menos de,come minimo,almeno,ten minste,pelo menos".split(
    ",",
  ),
]

/** "more than 30": the same, without the end itself. */
export const ABOVE = [
  ..."above,more than,greater than,over,größer,größer als,über,supérieur à,sup. à,sup à".split(","),
  ..."mayor de,mayor que,superior a,superiore a,maggiore di,hoger dan,groter dan".split(","),
]

/** "61 max": what stands behind the upper end, and behind the lower one. */
export const BEHIND_HIGH = [..."max,max.,maximum,maximal,or less,or below,oder weniger".split(",")]
export const BEHIND_LOW = [..."min,min.,minimum,minimal,or more,or above,oder mehr".split(",")]

/** What stands between the ends of a range, beside a dash. */
export const BETWEEN = [..."to,bis,à,a,hasta,and,und,et,y,e,tot,al,do".split(",")]
