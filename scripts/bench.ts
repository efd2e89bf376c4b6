import { readdirSync } from "node:fs"

const names = readdirSync("bench")
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length))
  .sort()

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are: ${names.join(", ")}.`)
  process.exit(2)
}

let code = 0
for (const name of asked.length > 0 ? asked : names) {
  console.log(`\n## ${name}\n`)
  const child = Bun.spawn([process.execPath, `bench/${name}.ts`], {
    stdout: "inherit",
    stderr: "inherit",
  })
  if ((await child.exited) !== 0) {
    console.log(`${name} did not finish.`)
    code = 1
  }
}
process.exit(code)
