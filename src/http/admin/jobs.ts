import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { type JobRuns, Jobs } from "#actors/jobs"
import { Notifier } from "#actors/notifier"
import { listTargets } from "#db/admin/notifications"
import { listPending } from "#db/admin/outbox"
import { Job, Pending } from "#domain/admin"
import { TargetState } from "#domain/notification-target"
import { isoOf } from "#domain/time"
import { adminOnly } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"

const instantOf = (epochMs: number | null) => (epochMs === null ? null : isoOf(epochMs))

const jobOf = ({ began_at, ended_at, ...job }: JobRuns): Job => ({
  ...job,
  began_at: instantOf(began_at),
  ended_at: instantOf(ended_at),
})

const overview = Effect.gen(function* () {
  const runs = yield* Jobs.use(({ all }) => all)
  const targets = yield* Notifier.useSync(({ targets }) => targets)
  return {
    outbox: yield* listPending,
    notifications: yield* listTargets(targets),
    scheduler: runs.map(jobOf),
  }
})

/** Background work: tasks of the outbox, how each target of notifications is doing, and the runs of scheduled jobs. */
export const jobs = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .use(adminOnly(edge))
    .get("/admin/jobs", ({ run }) => run(overview), {
      detail: operation({
        operationId: "listJobs",
        tag: "Meta",
        summary: "Tell what is pending and what the clock has done",
        responses: {
          200: Type.Object({
            outbox: Type.Array(Pending),
            notifications: Type.Array(TargetState),
            scheduler: Type.Array(Job),
          }),
        },
        admin: true,
      }),
    })
