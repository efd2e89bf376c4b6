import { expect, test } from "bun:test"
import {
  straightQuotes,
  typewritten,
  withoutInvisible,
  withoutStackedMarks,
} from "#language/normalise"
import { plainText } from "#language/tokens"

test("typographic apostrophes, dashes and wide letters become those of a keyboard", () => {
  expect(typewritten("I’m fine—ＯＫ")).toBe("I'm fine - OK")
})

test("characters that do not show part no word", () => {
  expect(withoutInvisible("pa\u200bin\u00ad\ufeff")).toBe("pain")
})

test("double quotes of several languages are one", () => {
  expect(straightQuotes("“a” „b“ «c»")).toBe('"a" "b" "c"')
})

test("of stacked combining marks four are kept", () => {
  expect(withoutStackedMarks(`a${"\u0301".repeat(1_000)}`)).toBe(`a${"\u0301".repeat(4)}`)
})

test("a text to match phrases on has neither accents nor capitals", () => {
  expect(plainText("Größe – CAFÉ, „łzy“")).toBe('grosse  ,  cafe, "lzy"')
})
