import { existsSync, statSync } from "node:fs"
import { type BunPlugin, Glob } from "bun"
import { withoutDictionary } from "#embedded/aggregator/labs/ocr/model"
import { unpacked } from "#embedded/aggregator/labs/packed"
import { bundleConsole, type ConsoleBundle } from "#http/console/bundle"

/** Where the executable is built. */
export const executable = "dist/hygeia"

/** The programs that its threads run. */
export const threads = [
  "src/pipeline/calculator-worker.ts",
  ...[...new Glob("src/workers/*.ts").scanSync()].sort(),
]

/** The programs in it: the first is run, and runs the second; the others are those of threads and of processes. */
export const entries = ["src/main.ts", "src/program.ts", ...threads]

const pack = (bytes: Uint8Array) => Bun.zstdCompress(bytes, { level: 19 })

/** A module whose one value is read from a packed file. */
const readFrom = (file: string, exported: (text: string) => string) => `
  import packed from "${file}.packed"
  import { readFileSync } from "node:fs"
  ${exported("Bun.zstdDecompressSync(readFileSync(packed)).toString()")}`

/**
 * Packs what is large: programs and models in other formats, which are unpacked in use, tables that stand as text,
 * and the table of the language detector, whose source, compiled, would be five times as long as its contents. Each
 * is a file of the executable: what stands in a program stands there twice, as its source and as its bytecode.
 */
const packed: BunPlugin = {
  name: "packed",
  setup: (builder) => {
    builder.onLoad({ filter: /\.(wasm|traineddata\.gz)$/ }, async ({ path }) => {
      const bytes = await unpacked(path)
      const kept = path.endsWith(".wasm") ? bytes : withoutDictionary(bytes)
      return { contents: await pack(kept), loader: "file" }
    })
    builder.onLoad({ filter: /eld\/src\/ngrams\/\w+\.js$/ }, ({ path }) => ({
      contents: readFrom(path, (text) => `export const ngramsData = JSON.parse(${text})`),
      loader: "js",
    }))
    builder.onLoad({ filter: /\/src\/.*\.txt$/ }, ({ path }) => ({
      contents: readFrom(path, (text) => `export default ${text}`),
      loader: "js",
    }))
    builder.onResolve({ filter: /\.packed$/ }, ({ path }) => ({ path, namespace: "packed" }))
    builder.onLoad({ filter: /./, namespace: "packed" }, async ({ path }) => {
      const from = path.replace(/\.packed$/, "")
      const contents = from.endsWith(".txt")
        ? await Bun.file(from).bytes()
        : Buffer.from(JSON.stringify((await import(from)).ngramsData))
      return { contents: await pack(contents), loader: "file" }
    })
  },
}

/** The modules of @simplewebauthn/server that read certificates. */
const CERTIFICATE_MODULES = [
  "convertX509PublicKeyToCOSE",
  "getCertificateInfo",
  "isCertRevoked",
  "mapX509SignatureAlgToCOSEAlg",
  "validateCertificatePath",
  "validateExtFIDOGenCEAAGUID",
  "verifyAttestationAndroidKey",
  "verifyAttestationAndroidSafetyNet",
  "verifyAttestationApple",
  "verifyAttestationFIDOU2F",
  "verifyAttestationTPM",
]

/**
 * Leaves out what reads the certificates of authenticators. No passkey is asked for a certificate, so browsers send
 * none; one that came would be refused. The libraries behind it are a megabyte.
 */
const withoutCertificates: BunPlugin = {
  name: "without-certificates",
  setup: (builder) => {
    const filter = new RegExp(
      `@simplewebauthn/server/esm/.*/(?:${CERTIFICATE_MODULES.join("|")})\\.js$`,
    )
    builder.onLoad({ filter }, async ({ path }) => {
      const names = [
        ...(await Bun.file(path).text()).matchAll(
          /export (?:async )?(?:function|const|class) (\w+)/g,
        ),
      ]
      const refusal = 'throw new Error("certificates of authenticators are not read")'
      const contents = names
        .map(([, name]) => `export function ${name}() { ${refusal} }`)
        .join("\n")
      return { contents, loader: "js" }
    })
  },
}

/** Leaves out what the model's client has beside the Messages API: a third of it, of which nothing is called. */
const withoutBeta: BunPlugin = {
  name: "without-beta",
  setup: (builder) => {
    builder.onLoad(
      { filter: /@anthropic-ai\/sdk\/resources\/beta\/beta\.mjs$/ },
      async ({ path }) => {
        const source = await Bun.file(path).text()
        const errors = source.slice(0, source.indexOf("export var Beta ="))
        return { contents: `${errors}export class Beta {}`, loader: "js" }
      },
    )
  },
}

/** Puts the console, bundled once, in the place of the module that bundles it, each of its files as a file. */
const withConsole = ({ files, script, style }: ConsoleBundle): BunPlugin => ({
  name: "console",
  setup: (builder) => {
    const all = Object.entries(files)
    builder.onLoad({ filter: /http\/console\/bundle\.ts$/ }, () => {
      const imports = all.map((_, at) => `import file${at} from "console:${at}"`)
      const entries = all.map(
        ([name, { content_type }], at) =>
          `${JSON.stringify(name)}: { content_type: "${content_type}", gzip: readFileSync(file${at}) }`,
      )
      const contents = `${imports.join("\n")}
        import { readFileSync } from "node:fs"
        const made = { files: { ${entries.join(", ")} }, script: "${script}", style: "${style}" }
        export const consoleBundle = async () => made
        export const currentBundle = consoleBundle`
      return { contents, loader: "js" }
    })
    builder.onResolve({ filter: /^console:\d+$/ }, ({ path }) => ({ path, namespace: "console" }))
    builder.onLoad({ filter: /./, namespace: "console" }, ({ path }) => ({
      contents: all[Number(path.replace("console:", ""))]![1].gzip,
      loader: "file",
    }))
  },
})

/** Another kind of machine to build for, and the Bun that runs there. */
export interface Platform {
  readonly target: Bun.Build.CompileTarget
  readonly executablePath: string
}

/**
 * Builds programs into one executable, the way the product is built. Returns the exit code.
 *
 * Two options are not a matter of taste: `minify` would silently disable Elysia's validation, and
 * without the definition Bun bakes "development" into the executable.
 */
export const build = async (
  programs: ReadonlyArray<string>,
  outfile: string,
  platform?: Platform,
): Promise<number> => {
  const { success, logs } = await Bun.build({
    entrypoints: [...programs],
    // Programs find each other by their paths from here.
    root: "src",
    target: "bun",
    format: "esm",
    bytecode: true,
    sourcemap: "linked",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [packed, withoutCertificates, withoutBeta, withConsole(await bundleConsole())],
    compile: { outfile, ...platform, autoloadDotenv: false, autoloadBunfig: false },
    throw: false,
  })
  for (const log of logs) console.error(log)
  return success ? 0 : 1
}

const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** The packages of which something is in the executable, the console's among them, by name. */
export const bundledPackages = async (): Promise<ReadonlyArray<string>> => {
  const { metafile } = await Bun.build({
    entrypoints: [...entries, "web/main.tsx", "web/service-worker.ts"],
    target: "bun",
    metafile: true,
    plugins: [withoutCertificates, withoutBeta],
    loader: { ".wasm": "file", ".gz": "file" },
  })
  const names = Object.keys(metafile?.inputs ?? {}).flatMap((path) => PACKAGE.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}

const sources = new Glob("{src,actors,db,web}/**/*")

const isStale = () => {
  if (!existsSync(executable)) return true
  const built = statSync(executable).mtimeMs
  return ["package.json", "package-lock.json", ...sources.scanSync()].some(
    (path) => statSync(path).mtimeMs > built,
  )
}

/** Builds the product unless the executable is newer than every source. Returns the exit code. */
export const buildIfStale = async (): Promise<number> => {
  if (!isStale()) return 0
  console.error(`Building ${executable}…`)
  return build(entries, executable)
}

if (import.meta.main)
  process.exit(
    process.argv.includes("--if-stale") ? await buildIfStale() : await build(entries, executable),
  )
