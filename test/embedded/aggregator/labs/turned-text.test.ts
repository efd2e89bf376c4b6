import { describe, expect, test } from "bun:test"
import { readLab } from "#embedded/aggregator/labs/read"
import { type DrawnPage, pdfOf, table, words } from "#test/pdf"

const ROWS = [
  ["Ferritin", "12.5", "ng/mL", "30 - 400"],
  ["Glucose", "95", "mg/dL", "70 - 99"],
  ["Potassium", "4.2", "mmol/L", "3.5 - 5.1"],
]
const FOUND = [
  "Ferritin 12.5 ng/mL 30 - 400",
  "Glucose 95 mg/dL 70 - 99",
  "Potassium 4.2 mmol/L 3.5 - 5.1",
]

const reading = async (page: DrawnPage) => {
  const answer = await readLab({ bytes: pdfOf(page), content_type: "application/pdf" })
  const results = answer?.results ?? []
  return {
    found: results.map(({ name, value, unit, reference_range: range }) =>
      [name, value, unit, range].join(" "),
    ),
    results,
  }
}

/** The rows turned on the paper, as a matrix and as where each word begins. */
const drawn = (matrix: string, place: (x: number, y: number) => readonly [number, number]) =>
  ROWS.flatMap((row, at) =>
    row.map((text, column) => words(text, place(130 * column, 18 * at), { matrix })),
  ).join("")

const upright = table(ROWS)
const up = drawn("0 1 -1 0", (x, y) => [100 + y, 50 + x])
const down = drawn("0 -1 1 0", (x, y) => [500 - y, 700 - x])
const headFirst = drawn("-1 0 0 -1", (x, y) => [550 - x, 100 + y])

describe("text that is turned", () => {
  for (const [how, page] of [
    ["by 90 degrees on its paper", { content: up }],
    ["by 270 degrees on its paper", { content: down }],
    ["by 180 degrees on its paper", { content: headFirst }],
    ["with its page by 90 degrees", { content: upright, rotate: 90 }],
    ["with its page by 180 degrees", { content: upright, rotate: 180 }],
    ["with its page by 270 degrees", { content: upright, rotate: 270 }],
    ["on its paper and back with its page", { content: up, rotate: 90 }],
    ["on its paper and back the other way", { content: down, rotate: 270 }],
  ] as const)
    test(`${how} is read`, async () => {
      expect((await reading(page)).found).toEqual(FOUND)
    })

  test("has its boxes where they are on the page as it is shown", async () => {
    const boxIn = async (page: DrawnPage) => (await reading(page)).results[0]!.box.map(Math.round)
    const near = (box: ReadonlyArray<number>, x: number, y: number) => {
      expect(Math.abs(box[0]! - x)).toBeLessThan(6)
      expect(Math.abs(box[1]! - y)).toBeLessThan(6)
      expect(box[2]!).toBeGreaterThan(box[0]!)
      expect(box[3]!).toBeGreaterThan(box[1]!)
    }
    near(await boxIn({ content: upright }), 180, 780)
    // The paper of 595 by 842 points lies on its right side: what stands 50 from its left is 50 from the top.
    near(await boxIn({ content: up, rotate: 90 }), 180, 595 - 100)
    near(await boxIn({ content: upright, rotate: 180 }), 595 - 180 - 20, 842 - 780 - 8)
    near(await boxIn({ content: up }), 100 - 8, 180)
  })

  test("along the margin is no part of a line", async () => {
    const margin = words("Laboratory of the North, accredited 17025", [20, 300], {
      matrix: "0 1 -1 0",
    })
    const crossing = words("Copy 3", [170, 740], { matrix: "0 1 -1 0" })
    expect((await reading({ content: upright + margin + crossing })).found).toEqual(FOUND)
  })
})

describe("text that nobody can see", () => {
  const PROMPT = ["Ferritin 400 ng/mL", "Glucose 500 mg/dL"]
  const hidden = (before: string) =>
    PROMPT.map((line, at) => words(line, [50, 700 - 18 * at], { before })).join("")
  const gray = new Uint8Array(16).fill(255)
  const picture = { width: 4, height: 4, gray }
  for (const [how, content] of [
    ["invisible", upright + hidden("3 Tr")],
    ["white", upright + hidden("1 g")],
    ["too small", upright + hidden("/F1 0.5 Tf")],
    ["clipped", upright + hidden("7 Tr")],
    ["under a picture", `${hidden("")}q 595 0 0 842 0 0 cm /Im Do Q\n${upright}`],
  ] as const)
    test(`is not read where it is ${how}`, async () => {
      expect((await reading({ content, picture })).found).toEqual(FOUND)
    })

  test("is read where a picture lies below it, or is as small as a stamp", async () => {
    const whole = `q 595 0 0 842 0 0 cm /Im Do Q\n${upright}`
    const stamp = `${upright}q 60 0 0 60 400 100 cm /Im Do Q\n`
    for (const content of [whole, stamp])
      expect((await reading({ content, picture })).found).toEqual(FOUND)
  })
})
