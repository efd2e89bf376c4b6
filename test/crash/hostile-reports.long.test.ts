import { afterAll, expect, test } from "bun:test"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Lab, ParsedLab } from "#domain/lab"
import { LAB_FAILURES, LAB_LIMITS, type LabFailure } from "#domain/lab-limit"
import { hygeia, type Serving, serving } from "#test/command"
import { dashedLines } from "#test/hostile-pdf"
import { HOSTILE_REPORTS } from "#test/hostile-reports"
import { memoryBound } from "#test/memory-bound"

const dir = mkdtempSync(join(tmpdir(), "hygeia-hostile-reports-"))
const bound = memoryBound(1_500_000_000)
afterAll(() => {
  rmSync(dir, { recursive: true, force: true })
  bound.lift()
})

const env = {
  DATA_DIR: dir,
  LOG_LEVEL: "none",
  RATE_LIMIT_PER_MINUTE: "0",
  RATE_LIMIT_PER_DAY: "0",
}

const MAX_HELD_MS = 50
const MAX_SERVICE_KB = 450_000
/** A process that has worked for so long is at its report. */
const AT_WORK_MS = 1_500
const LIMIT_MS = 20 * 60_000

/** The service as a person with a token reaches it. */
const reaching = ({ url }: Serving, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const get = (path: string) => fetch(url + path, { headers })
  const json = async <Body>(path: string) => (await (await get(path)).json()) as Body
  return {
    get,
    labAt: (id: string) => json<ParsedLab>(`/v1/labs/${id}`),
    upload: async (bytes: Uint8Array<ArrayBuffer>, type: string) => {
      const body = new FormData()
      body.append("file", new File([bytes], "report", { type }))
      const { status } = await fetch(`${url}/v1/labs/upload`, { method: "POST", headers, body })
      expect(status).toBe(200)
      const { uploads } = await json<{ readonly uploads: ReadonlyArray<Lab> }>("/v1/labs")
      return uploads[0]!.id
    },
  }
}

/** For how long the main thread of a process has been on a processor, in milliseconds. */
const onProcessor = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000

/** For how long all threads of a process have been on a processor, in milliseconds. */
const worked = (pid: string) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) =>
      sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
    0,
  ) / 1_000_000

/** The most memory that a process has had, in kilobytes. */
const highest = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1])

/** The children that a thread has started; none of one that has ended since it was listed. */
const startedBy = (task: string): ReadonlyArray<string> => {
  try {
    return readFileSync(join(task, "children"), "utf8").split(" ").filter(Boolean)
  } catch {
    return []
  }
}

const childrenOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => startedBy(`/proc/${pid}/task/${thread}`))

const p99 = (all: ReadonlyArray<number>) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)]!

test(
  "files that are too much end with their reasons, and nobody else notices",
  async () => {
    const [token, other] = [
      (await hygeia(["token"], env)).stdout.trim(),
      (await hygeia(["token", "--email", "other@example.com"], env)).stdout.trim(),
    ]
    const server = await serving(env, bound.before)
    const attacker = reaching(server, token)
    const person = reaching(server, other)
    const idle = highest(server.pid)
    const given: Array<readonly [what: string, id: string, ends: string]> = []
    for (const { what, type, make, ends } of HOSTILE_REPORTS)
      given.push([what, await attacker.upload(await make(), type), ends])
    const report = new Uint8Array(readFileSync("test/fixtures/labs/us_table.pdf"))
    const theirs = await person.upload(report, "application/pdf")

    const waits: Array<number> = []
    const held: Array<number> = []
    let atOnce = 0
    const isOpen = async (id: string, by = attacker) =>
      (await by.labAt(id)).aggregator_status === "submitted"
    let read: number | null = null
    for (let at = 0; at < given.length; ) {
      const [before, cpu] = [performance.now(), onProcessor(server.pid)]
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      held.push(onProcessor(server.pid) - cpu)
      waits.push(performance.now() - before)
      atOnce = Math.max(atOnce, childrenOf(server.pid).length)
      if (read === null && !(await isOpen(theirs, person))) read = at
      if (!(await isOpen(given[at]![1]))) at++
    }

    for (const [what, id, ends] of given) {
      const { aggregator_status, note } = await attacker.labAt(id)
      expect([what, aggregator_status]).toEqual([what, ends])
      const reason = ends.slice("failed:".length)
      expect([what, note]).toEqual([what, LAB_FAILURES[reason as LabFailure] ?? null])
    }
    expect((await person.labAt(theirs)).aggregator_status).toBe("parsed")
    expect(read).toBeLessThan(given.length / 2)
    expect(atOnce).toBe(1)
    for (const [, id] of given.slice(0, 3))
      expect((await attacker.get(`/v1/labs/${id}/pages/1`)).status).toBe(404)
    expect(bound.kills()).toBe(0)
    console.log(
      `/healthz while ${given.length} hostile reports were read: p99 ${p99(held).toFixed(1)} ms of its own thread, ` +
        `${p99(waits).toFixed(1)} ms by the clock, of ${waits.length}; memory of the service ` +
        `${Math.round(idle / 1_000)} MB before, ${Math.round(highest(server.pid) / 1_000)} MB at most`,
    )
    expect(p99(held)).toBeLessThan(MAX_HELD_MS)
    expect(highest(server.pid)).toBeLessThan(MAX_SERVICE_KB)
    expect((await server.end("SIGTERM")).code).toBe(0)
  },
  LIMIT_MS,
)

test(
  "a report that is read when the service is killed is read twice, and its process ends with the service",
  async () => {
    const token = (await hygeia(["token"], env)).stdout.trim()
    let server = await serving(env, bound.before)
    const id = await reaching(server, token).upload(dashedLines(1_000), "application/pdf")
    for (let time = 0; time < 2; time++) {
      let child: string | undefined
      while (child === undefined) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        child = childrenOf(server.pid)[0]
      }
      // It is at work on the page, and hears nothing meanwhile.
      while (worked(child) < AT_WORK_MS)
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
      await server.end("SIGKILL")
      while (existsSync(`/proc/${child}`)) await new Promise(setImmediate)
      server = await serving(env, bound.before)
    }
    const person = reaching(server, token)
    let lab = await person.labAt(id)
    while (lab.aggregator_status === "submitted") {
      expect(childrenOf(server.pid)).toEqual([])
      lab = await person.labAt(id)
    }
    expect([lab.aggregator_status, lab.note]).toEqual([
      "failed:interrupted",
      LAB_LIMITS.interrupted,
    ])
    expect((await server.end("SIGTERM")).code).toBe(0)
  },
  LIMIT_MS,
)
