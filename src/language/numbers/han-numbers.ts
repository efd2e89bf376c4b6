import { unitNames } from "#language/numbers/unit-names"

const DIGITS =
  /[〇零一二三四五六七八九十百千万萬億亿兆两兩半壱弐参拾壹贰叁肆伍陆柒捌玖佰仟俩仨廿卅倍]/u
const FEW = new Set([..."一二三两兩"])
/** Words that are written with the signs of numbers and name none. */
const PLAIN = `
  一般 一緒 一方 一定 一些 一样 一樣 一直 一起 一下 一点 一點 一度 一部 一番 一致 一時 一旦 一切 一共 一面 一律 一同 一種 一种 兆候 前兆 予兆 吉兆 第一 第二 第三 統一 统一 唯一 万一
  萬一 十分に 十分な 十分 不十分 四季 五感 五官 三明治 千万不 百科 百合 万能 前半 後半 后半 大半 半ば 上半 下半 半夜 二人 一人 同一 単一 单一 二者 两者 三者 一周
  一天 一晚 一夜 一个 一週間 一日 一次 一步 进一步 進一步 一歩 一段 一項 一项 一回 某一 每一 毎一 这一 那一 哪一 之一 逐一 百分 三角 四肢 八成 再三 一律 一目 一生
  一言 一応 一層 一気 一息 一口
`
  .trim()
  .split(/\s+/)
const MONTHS = new Set("一 二 三 四 五 六 七 八 九 十 十一 十二".split(" "))
const MAX_PLAIN = 4
const plain = new Set(PLAIN)
const SHORT_UNIT = 4

const isMeasured = (text: string, at: number): boolean => {
  for (let length = 1; length <= SHORT_UNIT; length++)
    if (unitNames().has(text.slice(at, at + length))) return true
  return false
}

const plainAt = (text: string, at: number): number => {
  for (let length = MAX_PLAIN; length > 1; length--)
    for (let start = at; start > at - length && start >= 0; start--)
      if (start + length > at && plain.has(text.slice(start, start + length))) return start + length
  return 0
}

/** Whether a Chinese or Japanese text writes a number of more than three, a part, or a measured one, in signs. */
export const hasHanNumber = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    if (!DIGITS.test(text[at]!)) continue
    let end = at + 1
    while (end < text.length && DIGITS.test(text[end]!)) end++
    // A month has a number for a name: "四月", and no length: "四个月".
    if (text[end] === "月" && MONTHS.has(text.slice(at, end))) {
      at = end
      continue
    }
    const covered = end - at === 1 || plain.has(text.slice(at, end)) ? plainAt(text, at) : 0
    if (covered >= end) {
      at = covered - 1
      continue
    }
    const isFew = end - at === 1 && FEW.has(text[at]!)
    if (!isFew || isMeasured(text, end)) return true
    at = end - 1
  }
  return false
}
