import { readFileSync } from "node:fs"
import { type LockedPackage, lockedBun, lockedPackages, machines } from "#scripts/release/platforms"

const MODULES = "node_modules/"

/** The name of the package that is installed in a folder. */
const nameOf = (path: string) => path.slice(path.lastIndexOf(MODULES) + MODULES.length)

/** What a package is called in every tool: https://github.com/package-url/purl-spec. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`

/** Node looks for a package beside the one that asks for it, then beside the folders around that. */
const resolved = (
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${MODULES}`)))) {
    const path = `${at === "" ? "" : `${at}/`}${MODULES}${name}`
    if (packages[path] !== undefined) return path
    if (at === "") return null
  }
}

const licenceOf = (license: string) =>
  license.includes(" ") ? { expression: license } : { license: { id: license } }

/** A digest as package-lock.json writes it, in the words of CycloneDX. */
const hashOf = (integrity: string) => {
  const [algorithm = "", digest = ""] = integrity.split("-")
  return {
    alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  }
}

const componentOf = (path: string, { version, license, integrity }: LockedPackage) => {
  const purl = purlOf(nameOf(path), version)
  return {
    type: path.includes("@oven/bun-") ? "platform" : "library",
    "bom-ref": purl,
    name: nameOf(path),
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
  }
}

/**
 * What the released executables are made of, as CycloneDX 1.6: the packages that package-lock.json installs for more
 * than development, and the Bun of each machine. The same lock makes the same bytes.
 */
export const billOfMaterials = () => {
  const { name, version, license, dependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  const packages = lockedPackages()
  const runtimes = machines.map(lockedBun)
  const parts = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) =>
      runtimes.includes(path) || !(path === "" || dev || devOptional || optional),
  )
  const inBill = new Set(parts.map(([path]) => path))
  const refOf = (path: string) => purlOf(nameOf(path), packages[path]!.version)
  const needs = (from: string, names: ReadonlyArray<string>) =>
    names
      .map((needed) => resolved(packages, from, needed))
      .filter((path) => path !== null && inBill.has(path))
      .map((path) => refOf(path!))
  const product = `pkg:generic/${name}@${version}`
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": product,
        name,
        version,
        licenses: [licenceOf(license)],
      },
    },
    components: parts.map(([path, part]) => componentOf(path, part)),
    dependencies: [
      {
        ref: product,
        dependsOn: [...needs("", Object.keys(dependencies)), ...runtimes.map(refOf)],
      },
      ...parts.map(([path, part]) => ({
        ref: refOf(path),
        dependsOn: needs(path, Object.keys(part.dependencies ?? {})),
      })),
    ],
  }
}
