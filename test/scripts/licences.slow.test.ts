import { describe, expect, test } from "bun:test"
import { bundledPackages } from "#scripts/build"
import { LICENCES, licences } from "#scripts/licences"
import { hygeia } from "#test/command"

/** Words of the conditions of each licence, from their middle or end. */
const CONDITIONS = {
  "BSD 2-Clause": "THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS `AS IS'",
  "BSD 3-Clause": "Neither the name of the copyright holder nor the names of its contributors",
  MIT: "The above copyright notice and this permission notice shall be included in all copies",
  zlib: "This notice may not be removed or altered from any source distribution.",
  libpng:
    "an acknowledgment in the product documentation would be appreciated, but is not required",
  LibTIFF: "the names of Sam Leffler and Silicon Graphics may not be used in any advertising",
  IJG: "Permission for use of this software is granted only if the user accepts full responsibility",
  FreeType: "The FreeType Project LICENSE",
  "Unicode-3.0": "NOTICE TO USER: Carefully read the following legal agreement.",
  "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
  LLVM: "without complying with the conditions of Sections 4(a), 4(b) and 4(d)",
}

/** What a library leaves in the compiled form of a program that has it within. */
const MARKS = {
  giflib: "GIF89a",
  libjpeg: "Not a JPEG file: starts with",
  libpng: "libpng error: ",
  LibTIFF: "libtiff does not allow",
  libwebp: "WebP decode failed",
  zlib: "unsupported zlib version",
  OpenJPEG: "OpenJPEG",
}

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
      "giflib",
      "focus-trap",
    ])
      expect(stdout).toContain(name)
  })

  test("have the whole conditions of every licence that a library within is said to be under", async () => {
    const text = (await Bun.file(LICENCES).text()).replaceAll(/\s+/g, " ")
    for (const [licence, words] of Object.entries(CONDITIONS))
      expect([licence, text.includes(words)]).toEqual([licence, true])
  })

  test("name every library that the compiled reader of pictures says it has within", async () => {
    const wasm = await Bun.file(
      "node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm",
    ).bytes()
    const strings = Buffer.from(wasm).toString("latin1")
    const section = (await Bun.file(LICENCES).text())
      .split("\n# Tesseract and Leptonica")[1]!
      .split("\n# ")[0]!
    for (const [library, mark] of Object.entries(MARKS))
      expect([library, section.includes(`- ${library}, `)]).toEqual([
        library,
        strings.includes(mark),
      ])
  })
})
