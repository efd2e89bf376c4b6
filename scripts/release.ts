import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { build, entries } from "#scripts/build"
import { billOfMaterials } from "#scripts/release/bill"
import { type Machine, machines, platformOf } from "#scripts/release/platforms"

/** Where the executables for other machines are put, with what belongs to them. */
export const released = "dist/release"

const digestOf = async (path: string) => {
  const hash = new Bun.CryptoHasher("sha256")
  for await (const piece of Bun.file(path).stream()) hash.update(piece)
  return hash.digest("hex")
}

/** Builds the executables of these machines into an empty folder, with their bill of materials and their checksums. */
export const release = async (asked: ReadonlyArray<Machine>, folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = ["sbom.cdx.json"]
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  for (const machine of asked) {
    const name = `hygeia-${machine}`
    const path = join(folder, name)
    const platform = await platformOf(machine)
    const code = await build(entries, path, platform)
    rmSync(dirname(dirname(dirname(platform.executablePath))), { recursive: true })
    if (code !== 0) throw new Error(`${name} could not be built`)
    files.push(name)
  }
  for (const map of new Bun.Glob("*.map").scanSync(folder)) rmSync(join(folder, map))
  const sums = await Promise.all(
    files.map(async (name) => `${await digestOf(join(folder, name))}  ${name}\n`),
  )
  writeFileSync(join(folder, "SHA256SUMS"), sums.join(""))
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !machines.some((machine) => machine === name))
  if (unknown.length > 0) {
    console.error(`No such machine: ${unknown.join(", ")}. There are: ${machines.join(", ")}.`)
    process.exit(2)
  }
  await release(asked.length > 0 ? (asked as ReadonlyArray<Machine>) : machines, released)
  console.log(await Bun.file(join(released, "SHA256SUMS")).text())
}
