import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { Glob } from "bun"

/** Who may import whom. Read a line as: this folder may know itself and these. */
const mayKnow: Record<string, ReadonlyArray<string>> = {
  domain: [],
  demo: ["domain"],
  language: [],
  statistics: ["domain"],
  catalogue: ["domain", "language"],
  safety: ["domain", "language", "catalogue"],
  config: ["domain"],
  observability: ["domain"],
  db: ["domain", "observability"],
  agents: ["domain"],
  upstream: ["domain", "agents", "observability"],
  widgets: ["domain", "language", "statistics", "catalogue"],
  embedded: [
    "domain",
    "language",
    "statistics",
    "catalogue",
    "safety",
    "widgets",
    "upstream",
    "db",
  ],
  export: ["domain", "catalogue", "db"],
  backup: ["domain", "db"],
  ingest: ["domain", "catalogue", "safety", "db"],
  pipeline: [
    "domain",
    "agents",
    "language",
    "statistics",
    "catalogue",
    "safety",
    "widgets",
    "observability",
    "db",
    "upstream",
  ],
  actors: ["domain", "observability", "backup", "db", "upstream", "pipeline", "ingest"],
  operations: [
    ...[
      "domain",
      "demo",
      "observability",
      "backup",
      "statistics",
      "catalogue",
      "ingest",
      "db",
      "upstream",
      "pipeline",
      "actors",
    ],
  ],
  mcp: ["domain", "db", "operations"],
  http: ["domain", "observability", "db", "actors", "operations", "mcp"],
  workers: ["domain", "db", "embedded", "export", "backup", "ingest"],
  cli: ["domain", "config", "operations"],
  web: ["domain"],
}

/** The files that may know everything: the layer graph, the program of the executable, and what starts that. */
const everything = ["app", "program", "main"]

/** Libraries that live in some folders and are strangers everywhere else. */
const homes: Record<string, ReadonlyArray<string>> = {
  elysia: ["http"],
  "drizzle-orm": ["db"],
  "bun:sqlite": ["db/sqlite"],
  "node:fs": ["config", "db"],
  "bun:ffi": ["http"],
  "@anthropic-ai/sdk": ["upstream"],
  "age-encryption": ["backup"],
  jose: ["upstream"],
  "openid-client": ["upstream"],
  commander: ["cli"],
}

interface Source {
  readonly path: string
  /** `src/http/turns.ts` lives in `http`, `db/turns.ts` in `db`, `src/app.ts` in `app`. */
  readonly folder: string
  readonly text: string
  readonly imports: ReadonlyArray<string>
}

const folderOf = (path: string) => /^(?:src\/)?([^/.]+)/.exec(path)![1]!

/** Type imports count: who knows a thing's type knows the thing. */
const importsIn = (text: string) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"\n]+)"/g)].map((match) => match[1]!)

const read = async (pattern: string): Promise<ReadonlyArray<Source>> =>
  Promise.all(
    [...new Glob(pattern).scanSync()].sort().map(async (path) => {
      const text = await Bun.file(path).text()
      return { path, folder: folderOf(path), text, imports: importsIn(text) }
    }),
  )

const product = (await read("{src,actors,db,web}/**/*.{ts,tsx}")).filter(
  ({ path }) => !path.endsWith(".d.ts"),
)
const around = await read("{test,bench,scripts}/**/*.{ts,tsx}")

/** `#domain/turn` and a relative path as files of this repository; null for a library. */
const fileOf = (source: Source, path: string): string | null => {
  if (path.startsWith(".")) return join(dirname(source.path), path)
  if (!path.startsWith("#")) return null
  const name = path.slice(1)
  if (/^(parts|screens)\//.test(name)) return `web/${name}.tsx`
  const rooted = /^(actors|db|web)\//.test(name) ? name : `src/${name}`
  return /\.\w+$/.test(rooted) ? rooted : `${rooted}.ts`
}

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`)

const isLibrary = (path: string, name: string) => path === name || path.startsWith(`${name}/`)

const withoutComments = ({ path, text }: Source) =>
  new Bun.Transpiler({ loader: path.endsWith("x") ? "tsx" : "ts" }).transformSync(text)

const code = new Map(product.map((source) => [source, withoutComments(source)]))

/** The code of a source of the product alone, without comments and types. */
const codeOf = (source: Source) => code.get(source)!

const lines = ({ text }: Source) => text.trimEnd().split("\n").length

for (const [folder, known] of Object.entries(mayKnow))
  test(`${folder} knows ${known.join(", ") || "nothing of ours"}`, () => {
    const strangers = product
      .filter((source) => source.folder === folder)
      .flatMap((source) =>
        source.imports.map((path) => [source, path, fileOf(source, path)] as const),
      )
      .filter(([, , file]) => file !== null)
      .filter(([, , file]) => ![folder, ...known].includes(folderOf(file!)))
      .map(([source, path]) => `${source.path} imports ${path}`)
    expect(strangers).toEqual([])
  })

for (const [library, folders] of Object.entries(homes))
  test(`${library} lives in ${folders.join(" and ")}`, () => {
    const abroad = product
      .filter(({ folder }) => !everything.includes(folder))
      .filter(({ folder, path }) => !folders.some((home) => isIn(path, home) || folder === home))
      .filter(({ imports }) => imports.some((path) => isLibrary(path, library)))
      .map(({ path }) => path)
    expect(abroad).toEqual([])
  })

test("the raw handle of the database is known to db/sqlite and to the layer of Database alone", () => {
  const abroad = product
    .filter(({ path }) => !isIn(path, "db/sqlite") && path !== "db/database.ts")
    .filter(({ imports }) => imports.includes("#db/sqlite/connection"))
    .map(({ path }) => path)
  expect(abroad).toEqual([])
})

test("what only SQLite can say stands in db/sqlite", () => {
  const dialect = /\browid\b|\bjson_\w+\(|\bNOCASE\b|\biif\(|\bINSERT OR\b|\bPRAGMA\b/i
  const abroad = product
    .filter((source) => !isIn(source.path, "db/sqlite") && dialect.test(codeOf(source)))
    .map(({ path }) => path)
  expect(abroad).toEqual([])
})

test("every source file lives in a folder of the import table", () => {
  const rooms = [...Object.keys(mayKnow), ...everything]
  expect(product.filter(({ folder }) => !rooms.includes(folder)).map(({ path }) => path)).toEqual(
    [],
  )
})

test("every internal import names a file that exists", () => {
  const known = new Set(product.map(({ path }) => path))
  const missing = product.flatMap((source) =>
    source.imports
      .map((path) => fileOf(source, path))
      .filter((file) => file?.endsWith(".ts") && !known.has(file))
      .map((file) => `${source.path} imports ${file}`),
  )
  expect(missing).toEqual([])
})

test("no file imports itself the long way round", () => {
  const graph = new Map(
    product.map((source) => [source.path, source.imports.map((path) => fileOf(source, path))]),
  )
  const clean = new Set<string>()
  const cycleFrom = (file: string, trail: ReadonlyArray<string>): ReadonlyArray<string> => {
    if (clean.has(file)) return []
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    for (const next of graph.get(file) ?? []) {
      const cycle = next === null ? [] : cycleFrom(next, [...trail, file])
      if (cycle.length > 0) return cycle
    }
    clean.add(file)
    return []
  }
  expect([...graph.keys()].flatMap((file) => cycleFrom(file, []))).toEqual([])
})

test("statistics, catalogue, language, safety and widgets know neither Effect nor a clock", () => {
  const pure = ["statistics", "catalogue", "language", "safety", "widgets"]
  const strangers = product
    .filter(({ folder }) => pure.includes(folder))
    .filter(({ imports }) => imports.some((path) => isLibrary(path, "effect")))
  expect(strangers.map(({ path }) => path)).toEqual([])
})

test("a source file has at most 300 lines, a test 400", () => {
  const long = [...product, ...around]
    .filter((source) => lines(source) > (source.path.startsWith("test/") ? 400 : 300))
    .map((source) => `${source.path} has ${lines(source)}`)
  expect(long).toEqual([])
})

test("no file is called index, reaches up with ../ or has a default export", () => {
  const offenders = [...product, ...around]
    .filter(
      ({ path, text, imports }) =>
        /(^|\/)index\.tsx?$/.test(path) ||
        imports.some((name) => name.startsWith("../")) ||
        /^export default\b/m.test(text),
    )
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

/** What only these files may do. */
const reserved: ReadonlyArray<readonly [rule: string, code: RegExp, ...homes: Array<string>]> = [
  [
    "Date is known to domain/time and, in a browser, to web/format alone",
    /\bnew Date\b|\bDate[.(]/,
    "src/domain/time.ts",
    "web/format.ts",
  ],
  ["the environment is read by config alone", /\bprocess\.env\b|\bBun\.env\b/, "src/config.ts"],
  ["no timer runs outside a scope", /\bsetInterval\b/],
  ["no fiber is detached from its scope", /\bforkDetach\b|\bforkDaemon\b/],
]

for (const [rule, code, ...homes] of reserved)
  test(rule, () => {
    const offenders = product
      .filter((source) => !homes.includes(source.path) && code.test(codeOf(source)))
      .map(({ path }) => path)
    expect(offenders).toEqual([])
  })

test("connections to other services are made by upstream/outgoing alone", () => {
  // A command connects to a server of ours, a page to where it came from; and a server takes a fetch to be one.
  const apart = [
    "cli",
    "web",
    "http",
    "src/upstream/outgoing.ts",
    "src/operations/download-export.ts",
    "src/operations/make-backup.ts",
  ]
  const connecting =
    /(?<![.\w["])fetch(?:\(|[,;)\s]*$)|\bWebSocket\b|"node:(?:http|https|http2|tls|dgram)"/m
  const offenders = product
    .filter(({ folder, path }) => !apart.includes(folder) && !apart.includes(path))
    .filter((source) => connecting.test(codeOf(source)))
    .map(({ path }) => path)
  expect(offenders).toEqual([])
})

/** `src/http` of `src/http/turns.ts`, `db` of `db/turns.ts`. */
const roomOf = (path: string) => /^(?:(?:src|test)\/)?[^/.]+/.exec(path)![0]

/** What is still to be mended, by room: these numbers only ever get smaller, and then their lines go. */
type Remaining = Readonly<Record<string, number>>

/** Places in rooms that have more of them than remain. */
const beyond = (places: ReadonlyArray<readonly [path: string, place: string]>, left: Remaining) =>
  places
    .filter(([path]) => {
      const room = roomOf(path)
      return places.filter(([other]) => roomOf(other) === room).length > (left[room] ?? 0)
    })
    .map(([, place]) => place)

const written = await read("{src,actors,db,web,test,bench,scripts}/**/*.{ts,tsx,css,sql}").then(
  (sources) => sources.filter(({ path }) => !path.startsWith("test/fixtures/")),
)

test("no line has more than 120 characters", () => {
  const tooLong = written.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        line.length > 120 ? [`${path}:${at + 1} has ${line.length} characters`] : [],
      ),
  )
  expect(tooLong).toEqual([])
})

/** A source without what it says to people or looks for in their words: strings and patterns. */
const withoutStrings = (text: string) =>
  text.replace(
    /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=[=(,:!&|?[]\s*)\/(?![/*])(?:[^/\\\n]|\\.)+\//g,
    '""',
  )

/** Words that once meant several things here, and the words that took their place. */
const banned: ReadonlyArray<readonly [word: RegExp, instead: string, left: Remaining]> = [
  [/\btold\b|[a-z]Told\b|\btold[A-Z]/, "placeholder, written, shown, notified", {}],
  [/\bsettle|[sS]ettled?(?:[A-Z]|\b)/, "finish, apply, complete", {}],
  [/[sS]hortage/, "insufficient data", { "src/upstream": 1, "test/upstream": 1 }],
  [/[aA]lmanac/, "date context", {}],
  [/\bCourse\b|[sS]teady[A-Z]|\.steady\b/, "single-device series", {}],
  [/\b(?:MOST|FEWEST|LEAST|SHORTEST|LONGEST)(?:_[A-Z]| = [\d(])/, "MAX_ and MIN_", {}],
  [
    /have their turn|lets? others go|others go first|of one moment/,
    "the mechanism: it yields, it is a snapshot",
    {},
  ],
]

for (const [word, instead, left] of banned)
  test(`${word.source} is neither a name nor in a comment: ${instead}`, () => {
    const places = written
      .filter(({ path }) => path !== "test/architecture.test.ts" && !path.endsWith(".sql"))
      .flatMap(({ path, text }) =>
        withoutStrings(text)
          .split("\n")
          .flatMap((line, at) =>
            word.test(line) ? [[path, `${path}:${at + 1}: ${line.trim()}`] as const] : [],
          ),
      )
    expect(beyond(places, left)).toEqual([])
  })

test("test/support/README.md has a line for every file and folder", async () => {
  const readme = await Bun.file("test/support/README.md").text()
  const files = [...new Glob("*.ts").scanSync("test/support")]
  const folders = ["fuzz/", "planted/", "statistics/"]
  expect([...files, ...folders].filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test("every file and folder that the documentation names exists", async () => {
  const missing: Array<string> = []
  for (const page of [
    "README.md",
    "test/support/README.md",
    ...new Glob("docs/**/*.md").scanSync(),
  ]) {
    const text = await Bun.file(page).text()
    const named = text.matchAll(/`((?:src|db|actors|test|scripts|bench|corpus)\/[\w./-]+)`/g)
    const linked = text.matchAll(/\]\(((?!\w+:)[^)#]+)(?:#[^)]*)?\)/g)
    const paths = [
      ...[...named].map(([, path]) => path!),
      ...[...linked].map(([, path]) => join(dirname(page), path!)),
    ]
    for (const path of paths)
      if (!existsSync(path) && !existsSync(`${path}.ts`)) missing.push(`${page} names ${path}`)
  }
  expect(missing).toEqual([])
})
