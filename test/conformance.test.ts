import { expect, test } from "bun:test"
import rows from "#fixtures/conformance-rows.json"

interface Shown {
  readonly id: string
  readonly row: string
  readonly tests: ReadonlyArray<readonly [file: string, name: string]>
}

const plain = (cell: string) => cell.replaceAll("\\|", "|")

const testIn = (cell: string): readonly [file: string, name: string] => {
  const [, file, name] = /^`([^`]+)`: (.+)$/.exec(cell) ?? []
  return [file ?? cell, plain(name ?? "")]
}

const shown: ReadonlyArray<Shown> = (await Bun.file("docs/conformance.md").text())
  .split("\n")
  .flatMap((line) => {
    const [, id, row, tests] = /^\| `([^`]+)` \| (.+?) (?<!\\)\| (.*) \|$/.exec(line) ?? []
    return id ? [{ id, row: plain(row!), tests: tests!.split("<br>").map(testIn) }] : []
  })

test("docs/conformance.md has every row of the specification, in its order and words", () => {
  expect(shown.map(({ id, row }) => ({ id, row }))).toEqual(rows)
})

test("every row is shown by a test that exists", async () => {
  const sources = new Map<string, string>()
  for (const file of new Set(shown.flatMap(({ tests }) => tests.map(([file]) => file)))) {
    const source = Bun.file(file)
    sources.set(file, (await source.exists()) ? await source.text() : "")
  }
  const exists = ([file, name]: readonly [string, string]) =>
    ['"', "`"].some((quote) => sources.get(file)?.includes(quote + name + quote))
  const unshown = shown.flatMap(({ id, tests }) =>
    tests.filter((one) => !exists(one)).map((one) => [id, ...one]),
  )
  expect(unshown).toEqual([])
})
