import { unitNames } from "#language/numbers/unit-names"

const DIGITS =
  /[〇零一二三四五六七八九十百千万萬億亿兆两兩半壱弐参拾壹贰叁肆伍陆柒捌玖佰仟俩仨廿卅倍]/u
const FEW = new Set([..."一二三两兩"])
/** Words that are written with the signs of numbers and name none. */
const PLAIN = `
  一般 一緒 一方 一定 一些 一样 一樣 一直 一起 一下 一点 一點 一度 一部 一番 一致 一時 一旦 一切 一共 一面 一律 一同 一種 一种 兆候 前兆 予兆 吉兆 第一 第二 第三 統一 统一 唯一 万一
  萬一 十分に 十分な 十分 不十分 四季 五感 五官 三明治 千万不 百科 百合 万能 前半 後半 后半 大半 半ば 上半 下半 半夜 参考 参加 参照 二人 一人 同一 単一 单一 二者 两者 三者 一周
  一天 一晚 一夜 一个 一週間 一日 一次 一步 进一步 進一步 一歩 一段 一項 一项 一回 某一 每一 毎一 这一 那一 哪一 之一 逐一 百分 三角 四肢 八成 再三 一律 一目 一生
  一言 一応 一層 一気 一息 一口 一晩 一杯 一人 一つ 一番 一杯 一例 一歩 一面 一字 一半夜 一会 一阵 一份 一件 一場 一场
`
  .trim()
  .split(/\s+/)
const MONTHS = new Set("一 二 三 四 五 六 七 八 九 十 十一 十二".split(" "))
const MAX_PLAIN = 4
const plain = new Set(PLAIN)
const SHORT_UNIT = 4
/** "十分" is "enough", and "十分钟" ten minutes. */
const MINUTES = new Set([..."钟鐘間"])

const isMeasured = (text: string, at: number): boolean => {
  for (let length = 1; length <= SHORT_UNIT; length++)
    if (unitNames().has(text.slice(at, at + length))) return true
  return false
}

const plainAt = (text: string, at: number): number => {
  for (let length = MAX_PLAIN; length > 1; length--)
    for (let start = at; start > at - length && start >= 0; start--) {
      const end = start + length
      if (end > at && plain.has(text.slice(start, end)) && !MINUTES.has(text[end] ?? "")) return end
    }
  return 0
}

/** A number in signs, from its first to behind its last. */
export interface HanNumber {
  readonly from: number
  readonly to: number
}

/** The numbers of more than three, parts, and measured ones, that a Chinese or Japanese text writes in signs. */
export const hanNumbersIn = (text: string): ReadonlyArray<HanNumber> => {
  const found: Array<HanNumber> = []
  for (let at = 0; at < text.length; at++) {
    if (!DIGITS.test(text[at]!)) continue
    let end = at + 1
    while (end < text.length && DIGITS.test(text[end]!)) end++
    // A month has a number for a name, "四月", and no length, "四个月"; with a day it is a date.
    if (
      text[end] === "月" &&
      MONTHS.has(text.slice(at, end)) &&
      !DIGITS.test(text[end + 1] ?? "")
    ) {
      at = end
      continue
    }
    const covered = end - at === 1 || plain.has(text.slice(at, end)) ? plainAt(text, at) : 0
    if (covered >= end) {
      at = covered - 1
      continue
    }
    const isFew = end - at === 1 && FEW.has(text[at]!)
    if (!isFew || isMeasured(text, end)) found.push({ from: at, to: end })
    at = end - 1
  }
  return found
}

const ONES = "〇一二三四五六七八九"
const SAME: Readonly<Record<string, string>> = {
  零: "〇",
  两: "二",
  兩: "二",
  壱: "一",
  壹: "一",
  弐: "二",
  贰: "二",
  参: "三",
  叁: "三",
  肆: "四",
  伍: "五",
  陆: "六",
  柒: "七",
  捌: "八",
  玖: "九",
  拾: "十",
  佰: "百",
  仟: "千",
  萬: "万",
}
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }
const MYRIAD = 10_000
/** "Over", "times", "of": what a sign before or behind them says is a place in a row, a part or a multiple. */
const PARTS = /^(?:分[之の]|倍|成|割|番|位)/
const POINT = /^[点點・．.]([〇零一二三四五六七八九]+)/
const HALF = /^[个個]半/

/** The value of a number in signs; null where they make none, "半", "三四". */
const valueOf = (signs: string): number | null => {
  let [whole, small, digit] = [0, 0, ""]
  for (const sign of signs) {
    const known = SAME[sign] ?? sign
    const one = ONES.indexOf(known)
    if (one >= 0) {
      digit += String(one)
      continue
    }
    const ten = TENS[known]
    if (digit.length > 1 && !/^0\d$/.test(digit)) return null
    if (ten !== undefined) small += (Number(digit) || 1) * ten
    else if (known === "万") [whole, small] = [(small + Number(digit) || 1) * MYRIAD, 0]
    else return null
    digit = ""
  }
  const isSpelled = whole > 0 || small > 0
  if (isSpelled && digit.length > 1 && !/^0\d$/.test(digit)) return null
  // Digits in a row are a year, "二〇二六"; "三四" is three or four.
  if (!isSpelled && digit.length > 1 && digit.length < 4) return null
  return whole + small + Number(digit)
}

/** A number of a text in plain digits, and where it ends, "七点五" as a whole; null where it is a part or a place. */
export const hanDigits = (
  text: string,
  { from, to }: HanNumber,
): { readonly digits: string; readonly to: number } | null => {
  if (text[from - 1] === "第" || PARTS.test(text.slice(to, to + 2))) return null
  const value = valueOf(text.slice(from, to))
  if (value === null) return null
  const [point, fraction = ""] = POINT.exec(text.slice(to, to + SHORT_UNIT * 2)) ?? []
  if (point) {
    const ones = [...fraction].map((sign) => ONES.indexOf(SAME[sign] ?? sign)).join("")
    return { digits: `${value}.${ones}`, to: to + point.length }
  }
  return HALF.test(text.slice(to, to + 2))
    ? { digits: String(value + 0.5), to: to + 2 }
    : { digits: String(value), to }
}
