import { expect, test } from "bun:test"
import { entries } from "#scripts/build"
import { billOfMaterials } from "#scripts/release/bill"

const { components, dependencies } = billOfMaterials()
const names = new Set(components.map(({ name }) => name))

/** Licences that ask for no more than to be named. */
const PERMISSIVE = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Unlicense"]

test("the bill names every package once, with its digest and a permissive licence", () => {
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  for (const { hashes, licenses } of components) {
    expect(hashes).toMatchObject([{ alg: "SHA-512", content: expect.stringMatching(/^\w{128}$/) }])
    expect(PERMISSIVE).toContain((licenses as [{ license: { id: string } }])[0].license.id)
  }
})

test("the bill names the Bun of every machine, in the version that builds them", () => {
  const platforms = components.filter(({ type }) => type === "platform")
  expect(platforms.map(({ version }) => version)).toEqual(Array(3).fill(Bun.version))
})

test("what depends on what is named in the bill, and everything in it is needed", () => {
  const refs = new Set(dependencies.map(({ ref }) => ref))
  const needed = dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(needed.filter((ref) => !refs.has(ref))).toEqual([])
  for (const { purl } of components) expect(refs).toContain(purl)
})

test("every package that the programs and the console are bundled of is in the bill", async () => {
  const { metafile } = await Bun.build({
    entrypoints: [...entries, "web/main.tsx"],
    target: "bun",
    metafile: true,
  })
  const bundled = Object.keys(metafile!.inputs).flatMap(
    (path) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  )
  expect(bundled).toContain("effect")
  expect([...new Set(bundled)].filter((name) => !names.has(name))).toEqual([])
})
