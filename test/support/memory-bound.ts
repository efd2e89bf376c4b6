import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The two ways in which a Linux bounds the memory of processes: where, and in which of its files what stands. */
const VERSIONS = [
  {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    events: "memory.oom_control",
  },
  { root: "/sys/fs/cgroup", limit: "memory.max", events: "memory.events" },
]

/** A bound for a process and all that it starts. */
export interface MemoryBound {
  /** A command that ends by becoming the one behind it, within the bound. */
  readonly before: ReadonlyArray<string>
  /** How many of them the system has ended for want of memory. */
  readonly kills: () => number
  /** Lifts it, once nothing is left within. */
  readonly lift: () => void
}

const UNBOUND: MemoryBound = { before: [], kills: () => 0, lift: () => {} }

/** A bound of so many bytes; none, which one line says, where this machine lets nobody set one. */
export const memoryBound = (bytes: number): MemoryBound => {
  const name = `hygeia-test-${process.pid}`
  for (const { root, limit, events } of VERSIONS) {
    const folder = join(root, name)
    try {
      mkdirSync(folder)
    } catch {
      continue
    }
    if (!existsSync(join(folder, limit))) {
      rmdirSync(folder)
      continue
    }
    writeFileSync(join(folder, limit), `${bytes}`)
    return {
      before: ["sh", "-c", `echo $$ > '${folder}/cgroup.procs' && exec "$@"`, "sh"],
      kills: () =>
        Number(/^oom_kill (\d+)/m.exec(readFileSync(join(folder, events), "utf8"))?.[1] ?? 0),
      lift: () => rmdirSync(folder),
    }
  }
  console.warn("No memory bound can be set here: what is tried is tried without one.")
  return UNBOUND
}
