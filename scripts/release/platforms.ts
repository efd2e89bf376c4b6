import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Platform } from "#scripts/build"

/** The package that a Bun for each of these machines comes in, and the machine's name in Bun's words. */
const MACHINES = {
  "linux-x64": { from: "@oven/bun-linux-x64", target: "bun-linux-x64" },
  "linux-arm64": { from: "@oven/bun-linux-aarch64", target: "bun-linux-arm64" },
  "macos-arm64": { from: "@oven/bun-darwin-aarch64", target: "bun-darwin-arm64" },
} as const

/** A machine that executables are released for. */
export type Machine = keyof typeof MACHINES

/** All of them. */
export const machines = Object.keys(MACHINES) as ReadonlyArray<Machine>

/** A package as package-lock.json names it. */
export interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** The packages of package-lock.json by the folder they are installed in. */
export const lockedPackages = (): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync("package-lock.json", "utf8")).packages

/** Where package-lock.json has the Bun of a machine. */
export const lockedBun = (machine: Machine): string => `node_modules/${MACHINES[machine].from}`

const succeeds = async (...command: ReadonlyArray<string>): Promise<string> => {
  const child = Bun.spawn([...command], { stdout: "pipe", stderr: "inherit" })
  const printed = await child.stdout.text()
  if ((await child.exited) !== 0) throw new Error(`${command[0]} ${command[1]} failed`)
  return printed
}

/** Fetches the Bun of a machine by npm, in the version and with the contents that package-lock.json has. */
export const platformOf = async (machine: Machine): Promise<Platform> => {
  const { from, target } = MACHINES[machine]
  const { version, integrity } = lockedPackages()[lockedBun(machine)]!
  const folder = mkdtempSync(join(tmpdir(), "hygeia-release-"))
  const packing = ["npm", "pack", "--silent", "--json", "--pack-destination", folder]
  const [packed] = JSON.parse(await succeeds(...packing, `${from}@${version}`))
  if (packed.integrity !== integrity) throw new Error(`${from} is not what package-lock.json has`)
  await succeeds("tar", "-xzf", join(folder, packed.filename), "-C", folder)
  return { target, executablePath: join(folder, "package/bin/bun") }
}
