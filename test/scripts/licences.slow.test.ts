import { describe, expect, test } from "bun:test"
import { bundledPackages } from "#scripts/build"
import { LICENCES, licences } from "#scripts/licences"
import { hygeia } from "#test/command"

describe("the licences of all that is embedded", () => {
  test("are those of what is bundled now: run `npm run licences` after a change", async () => {
    expect((await Bun.file(LICENCES).text()) === (await licences())).toBe(true)
  })

  test("have a section for every package that is bundled, with its text", async () => {
    const text = await Bun.file(LICENCES).text()
    const packages = await bundledPackages()
    expect(packages.length).toBeGreaterThan(40)
    for (const name of packages) {
      const section = text.split(`\n# ${name} `)[1]?.split("\n\n\n# ")[0] ?? ""
      expect([name, section.length > 100]).toEqual([name, true])
    }
  })

  test("name what stands in the executable beside packages", async () => {
    const { code, stdout } = await hygeia(["licences"])
    expect(code).toBe(0)
    expect(stdout.trimEnd()).toBe((await Bun.file(LICENCES).text()).trimEnd())
    for (const name of [
      "JavaScriptCore",
      "SQLite",
      "PDFium",
      "Leptonica",
      "tessdata",
      "LOINC",
      "CLDR",
    ])
      expect(stdout).toContain(name)
  })
})
