import { existsSync, readdirSync } from "node:fs"
import { bundledPackages } from "#scripts/build"

/** Where the licences of all that is embedded stand, as the executable prints them. */
export const LICENCES = "src/operations/licences.txt"

const TEXT = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

interface Manifest {
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

/** The conditions of the MIT licence, for packages that name it and bring no text. */
const mit = (whose: string) => `MIT License

Copyright (c) ${whose}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to
permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS
OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** What a package that brings no text is under, by its name; null where nobody has looked yet. */
const named = ({ license, author }: Manifest): string | null => {
  const whose = typeof author === "string" ? author : author?.name
  if (whose === undefined) return null
  if (license === "MIT") return mit(whose)
  return license === "Apache-2.0"
    ? `Apache License 2.0, Copyright ${whose}. The text stands at the end of this document.`
    : null
}

const sectionOf = async (name: string): Promise<string> => {
  const folder = `node_modules/${name}`
  const manifest: Manifest = await Bun.file(`${folder}/package.json`).json()
  const files = readdirSync(folder).filter((file) => TEXT.test(file))
  const texts = await Promise.all(files.map((file) => Bun.file(`${folder}/${file}`).text()))
  const text = texts.length > 0 ? texts.map((each) => each.trim()).join("\n\n") : named(manifest)
  if (text === null) throw new Error(`${name} has no licence text: add one`)
  return `# ${name} ${manifest.version} (${manifest.license ?? "see below"})\n\n${text}`
}

const read = (path: string) => Bun.file(path).text()

/** The licences of all that is in the executable: of each package that is bundled, and of what is within them. */
export const licences = async (): Promise<string> => {
  const packages = (await bundledPackages()).filter((name) => existsSync(`node_modules/${name}`))
  return [
    "Hygeia is under the Apache License 2.0, which stands at the end. It contains what follows.",
    (await read("scripts/licences/others.md")).trim(),
    `# @scalar/api-reference\n\n${(await read("src/http/reference/NOTICE.md")).trim()}`,
    (await read("scripts/licences/conditions.md")).trim(),
    ...(await Promise.all(packages.map(sectionOf))),
    `# GNU Lesser General Public License 2.1\n\n${(await read("scripts/licences/lgpl-2.1.txt")).trim()}`,
    `# Apache License 2.0\n\n${(await read("LICENSE")).trim()}`,
    "",
  ].join("\n\n\n")
}

if (import.meta.main) await Bun.write(LICENCES, await licences())
