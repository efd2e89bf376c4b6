import { expect, test } from "bun:test"
import { Glob } from "bun"

/** Who may import whom within the engine. Read a line as: this folder may know itself and these. */
const mayKnow: Readonly<Record<string, ReadonlyArray<string>>> = {
  english: [],
  understanding: [],
  prose: ["english", "understanding"],
  questions: ["english", "understanding", "prose"],
  "extract-memory": ["understanding"],
  thread: ["understanding", "questions"],
  work: ["extract-memory", "questions", "thread"],
  answer: ["english", "understanding", "prose", "questions", "thread"],
  layer: ["understanding", "prose", "questions", "thread", "work", "answer"],
}

const ROOT = "src/embedded/model/"
const folderOf = (path: string) => /^[^/.]+/.exec(path)![0]

const files = await Promise.all(
  [...new Glob("**/*.ts").scanSync(ROOT)].sort().map(async (path) => ({
    path,
    imports: [...(await Bun.file(ROOT + path).text()).matchAll(/"#embedded\/model\/([^"]+)"/g)].map(
      (match) => match[1]!,
    ),
  })),
)

for (const [folder, known] of Object.entries(mayKnow))
  test(`${folder} knows ${known.join(", ") || "no other folder of the engine"}`, () => {
    const strangers = files
      .filter(({ path }) => folderOf(path) === folder)
      .flatMap(({ path, imports }) => imports.map((name) => [path, name] as const))
      .filter(([, name]) => ![folder, ...known].includes(folderOf(name)))
    expect(strangers).toEqual([])
  })

test("every file of the engine stands in a folder of this table", () => {
  expect(files.filter(({ path }) => !(folderOf(path) in mayKnow))).toEqual([])
})

test("every kind of question is a folder with its intent, its reader, its text and its value", async () => {
  const { kinds } = await import("#embedded/model/questions/kinds")
  const folders = [
    ...new Set(files.flatMap(({ path }) => /^questions\/(\w+)\//.exec(path)?.[1] ?? [])),
  ]
  expect(folders).toEqual([...new Set(kinds.map(({ kind }) => kind))].sort())
  for (const folder of folders)
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(
        ["intent", "read", "write", "kind"].map((file) => `questions/${folder}/${file}.ts`),
      ),
    )
})

test("a kind of question imports nothing of another kind but the types of intents", async () => {
  const strangers = await Promise.all(
    files.map(async ({ path }) => {
      const own = /^questions\/(\w+)\//.exec(path)?.[1]
      if (own === undefined) return []
      const text = await Bun.file(ROOT + path).text()
      const imports = text.matchAll(
        /import (type )?[^"]+"#embedded\/model\/questions\/(\w+)\/([^"]+)"/g,
      )
      return [...imports]
        .filter(([, type, kind, file]) => kind !== own && !(type && file === "intent"))
        .map(([statement]) => `${path}: ${statement}`)
    }),
  )
  expect(strangers.flat()).toEqual([])
})
