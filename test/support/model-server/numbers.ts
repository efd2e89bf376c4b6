import type { Scene } from "#test/model-server/mode"
import { labelOf, measured } from "#test/model-server/sentences"

const ONES = "one two three four five six seven eight nine".split(" ")
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

const pick = <A>(list: ReadonlyArray<A>, { random }: Scene): A =>
  list[Math.floor(random() * list.length)]!

export { pick }

/** The digits that facts and question print, as groups. */
const printed = ({ facts, plan }: Scene): ReadonlySet<string> =>
  new Set(
    [...facts.map(({ value }) => String(value)), plan.question].flatMap((text) => [
      ...(text.match(/\d+/g) ?? []),
      String(Math.round(Number(text))),
      String(Math.floor(Number(text) / 60)),
      String(Math.round(Number(text) % 60)),
    ]),
  )

/** A whole number from 21 to 98 that nothing of the scene prints. */
export const fresh = (scene: Scene): number => {
  const known = printed(scene)
  for (let tries = 0; tries < 200; tries++) {
    const number = 21 + Math.floor(scene.random() * 78)
    if (number % 10 !== 0 && !known.has(String(number))) return number
  }
  return 87
}

/** The same with one decimal. */
export const freshDecimal = (scene: Scene): string =>
  `${fresh(scene)}.${1 + Math.floor(scene.random() * 9)}`

/** "forty-one". */
export const inWords = (number: number): string =>
  `${TENS[Math.floor(number / 10) - 2]}-${ONES[(number % 10) - 1]}`

const ROMAN: ReadonlyArray<readonly [number, string]> = [
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
]

export const inRoman = (number: number): string => {
  let left = number
  let text = ""
  for (const [size, letters] of ROMAN) for (; left >= size; left -= size) text += letters
  return text
}

/** Its digits in another script, from the code point of that script's zero. */
export const inDigits = (number: number, zero: number): string =>
  [...String(number)].map((digit) => String.fromCodePoint(zero + Number(digit))).join("")

const CJK = "〇一二三四五六七八九"

export const inCjk = (number: number): string =>
  `${CJK[Math.floor(number / 10)]}十${CJK[number % 10]}`

/** The label of the fact that a sentence is about, and a unit for it. */
export const subject = (scene: Scene): { readonly label: string; readonly unit: string } => {
  const fact = measured(scene)
  return { label: fact ? labelOf(fact) : "sleep", unit: fact?.unit || "minutes" }
}
