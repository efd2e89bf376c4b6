import { fileURLToPath } from "node:url"

/** A file of the console as it is served. */
export interface ConsoleFile {
  readonly content_type: string
  /** Its bytes, gzipped. */
  readonly gzip: Uint8Array<ArrayBuffer>
}

/** The console as it is built: its files by name, and those that the page itself loads. */
export interface ConsoleBundle {
  readonly files: Readonly<Record<string, ConsoleFile>>
  readonly script: string
  readonly style: string
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
}

const source = (path: string) => fileURLToPath(new URL(`../../../web/${path}`, import.meta.url))

/**
 * Bundles one entry of the console, with the words of `define` replaced. Names carry the hash of what they hold but for
 * the service worker's.
 */
const bundled = async (entry: string, naming: string, define: Record<string, string> = {}) => {
  const { outputs } = await Bun.build({
    entrypoints: [source(entry)],
    target: "browser",
    format: "esm",
    minify: true,
    define,
    splitting: true,
    publicPath: "/assets/",
    naming: { entry: naming, chunk: "part-[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
  })
  return Promise.all(
    outputs.map(async (output) => {
      const name = output.path.replace(/^.*\//, "")
      const content_type = CONTENT_TYPES[name.replace(/^.*\./, "")] ?? "application/octet-stream"
      const gzip = Bun.gzipSync(await output.arrayBuffer(), { level: 9 })
      return [name, { content_type, gzip }] as const
    }),
  )
}

/**
 * Builds the console from web/. The executable holds what this made when it was built (`scripts/build.ts` puts it in
 * the place of this module), so only a service that runs from its sources bundles anything itself.
 */
export const bundleConsole = async (): Promise<ConsoleBundle> => {
  const entries = await bundled("main.tsx", "[name]-[hash].[ext]")
  const named = (pattern: RegExp) => entries.find(([name]) => pattern.test(name))?.[0] ?? ""
  const script = named(/^main-\w+\.js$/)
  const style = named(/^main-\w+\.css$/)
  // Another page is another service worker, which browsers put in the place of the one before.
  const SHELL = JSON.stringify([script, style])
  const worker = await bundled("service-worker.ts", "[name].[ext]", { SHELL })
  return { files: Object.fromEntries([...entries, ...worker]), script, style }
}

let made: Promise<ConsoleBundle> | null = null

/** The console as its page last loaded it. */
export const consoleBundle = (): Promise<ConsoleBundle> => {
  made ??= bundleConsole()
  return made
}

/** The console as its sources are now: loading the page again shows what was changed in them. */
export const currentBundle = (): Promise<ConsoleBundle> => {
  made = bundleConsole()
  return made
}
