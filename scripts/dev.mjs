#!/usr/bin/env node
// Runs a script of this repository with its pinned Bun, on a machine that has only Node 20 and npm,
// or only Bun:
//
//   node scripts/dev.mjs SCRIPT [ARGUMENT…] [-- PROGRAM [ARGUMENT…]]
//
// What the lockfile asks for is installed first. A PROGRAM is run after a script that ended with 0.
// Signals reach whatever runs, its exit code becomes ours, and it ends when our parent does.
import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, "node_modules")
const windows = process.platform === "win32"

const answers = (command) =>
  spawnSync(command, ["--version"], { stdio: "ignore", shell: windows }).status === 0

const install = () => {
  const stamp = join(modules, ".installed")
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex")
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return
  // Installing empties the folder first: not one that others may be using.
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) {
    console.error("node_modules is a link: what it points to is used as it is.")
    return
  }
  console.error("Installing the dependencies…")
  const [command, ...options] = answers("npm")
    ? ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    : [process.execPath, "install", "--frozen-lockfile"]
  // Its output goes to stderr: stdout belongs to the script.
  const { status } = spawnSync(command, options, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: windows,
  })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(modules, { recursive: true })
  writeFileSync(stamp, wanted)
}

/** The installed Bun, also where install scripts are blocked and `bun` itself is only a stub. */
const findBun = () => {
  const cpu = process.arch === "arm64" ? "aarch64" : process.arch
  const system = windows ? "windows" : process.platform
  const file = windows ? "bun.exe" : "bun"
  const installed = [
    join(modules, "bun/bin/bun.exe"),
    ...["", "-baseline", "-musl", "-musl-baseline"].map((build) =>
      join(modules, `@oven/bun-${system}-${cpu}${build}`, "bin", file),
    ),
  ].find((path) => existsSync(path) && statSync(path).size > 1_000_000 && answers(path))
  if (installed) return installed
  if (process.versions.bun) return process.execPath
  console.error("No usable Bun was installed. Try: node node_modules/bun/install.js")
  process.exit(1)
}

const run = (command, options, path) =>
  new Promise((ended) => {
    const child = spawn(command, options, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, PATH: path + delimiter + process.env.PATH },
    })
    const parent = process.ppid
    // npm does not hand SIGTERM on to its script, so an orphan takes its parent's end for one.
    const watch = setInterval(() => {
      if (process.ppid !== parent) child.kill("SIGTERM")
    }, 300)
    // At a terminal Ctrl-C reaches the whole group: handing it on would make it two.
    const forward = (signal) => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"]
    for (const signal of signals) process.on(signal, forward)
    const end = (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, forward)
      if (signal) process.kill(process.pid, signal)
      else ended(code ?? 1)
    }
    child.on("exit", end)
    child.on("error", (cause) => {
      console.error(cause.message)
      end(1)
    })
  })

install()
const bun = findBun()
const asked = process.argv.slice(2)
const split = asked.indexOf("--")
const script = split < 0 ? asked : asked.slice(0, split)
const program = split < 0 ? [] : asked.slice(split + 1)

let code = await run(bun, script, dirname(bun))
if (code === 0 && program.length > 0)
  code = await run(join(root, program[0]), program.slice(1), dirname(bun))
process.exit(code)
