import { script } from "#bench/program"

/** What a load generator sends, over how many connections, for how long. */
export interface Load {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** Requests a second, sent on time whatever comes back; without it each answer asks for more. */
  readonly rate?: number
  /** Headers of a GET. */
  readonly headers?: Record<string, string>
  /** Makes it signed webhook deliveries of this person instead of a GET. */
  readonly webhook?: { readonly secret: string; readonly reference: string }
}

/**
 * What came back. Latencies are in milliseconds and count from when the request was due, so that a
 * stall is not hidden by the requests it held up.
 */
export interface Outcome {
  readonly answered: number
  /** Answers without a 200, and requests without an answer. */
  readonly failed: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly p999: number
}

/** Runs a load from a process of its own. */
export const load = async (job: Load): Promise<Outcome> => {
  const child = Bun.spawn([...script("bench/support/generator.ts", JSON.stringify(job))], {
    stdout: "pipe",
    stderr: "inherit",
  })
  const printed = await new Response(child.stdout).text()
  if ((await child.exited) !== 0) throw new Error("the load generator failed")
  return JSON.parse(printed) as Outcome
}
