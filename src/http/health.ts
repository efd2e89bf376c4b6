import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { IntegrityCheck } from "#actors/integrity-check"
import { Notifier } from "#actors/notifier"
import { listTargets } from "#db/admin/notifications"
import { queues } from "#db/admin/queues"
import { readiness } from "#db/readiness"
import { LastBackup } from "#domain/backup"
import { ModelServerReport } from "#domain/model-server"
import { TargetState } from "#domain/notification-target"
import { Queues } from "#domain/queue"
import { isAdmin } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { descriptorLimit } from "#http/descriptors"
import { operation } from "#http/operation"
import { modelServerReport } from "#operations/answering-engine"
import { lastBackup } from "#operations/backups"

const Health = Type.Object({ ok: Type.Boolean() }, { title: "Health" })

const Readiness = Type.Object(
  {
    ok: Type.Boolean(),
    database: Type.Enum(["writable", "failing"]),
    migrations: Type.Enum(["done", "missing"]),
    integrity: Type.Optional(
      Type.Enum(["ok", "checking", "failing"], {
        description: "Of the database file, as last checked. With x-admin-key only.",
      }),
    ),
    integrity_checked_at: Type.Optional(
      Type.Union([Type.String({ format: "date-time" }), Type.Null()], {
        description: "When that was; null before the first check has ended. With x-admin-key only.",
      }),
    ),
    model: Type.Optional(
      Type.Union([ModelServerReport, Type.Null()], {
        description:
          "The server of the model provider; null where the embedded engine answers. With x-admin-key only.",
      }),
    ),
    queues: Type.Optional(Queues),
    notifications: Type.Optional(
      Type.Array(TargetState, {
        description: "How each configured target of notifications is doing. With x-admin-key only.",
      }),
    ),
    descriptor_limit: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], {
        description:
          "How many files and connections the process may have open; null where that is not known or has no end. " +
          "With x-admin-key only.",
      }),
    ),
    backup: Type.Optional(
      Type.Union([LastBackup, Type.Null()], {
        description: "The last scheduled backup; null before the first. With x-admin-key only.",
      }),
    ),
  },
  { title: "Readiness" },
)

const detail = Effect.gen(function* () {
  return {
    integrity: yield* IntegrityCheck.use(({ status }) => status),
    integrity_checked_at: yield* IntegrityCheck.use(({ checkedAt }) => checkedAt),
    model: yield* modelServerReport,
    backup: yield* lastBackup,
    descriptor_limit: descriptorLimit(),
    queues: yield* queues,
    notifications: yield* listTargets(yield* Notifier.useSync(({ targets }) => targets)),
  }
})

const ready = Effect.fnUntraced(function* (headers: Headers) {
  const { writable, migrated } = yield* readiness
  const integrity = yield* IntegrityCheck.use(({ status }) => status)
  return {
    ok: writable && migrated && integrity !== "failing",
    database: writable ? "writable" : "failing",
    migrations: migrated ? "done" : "missing",
    ...((yield* isAdmin(headers)) ? yield* detail : {}),
  }
})

/** Liveness and readiness. */
export const health = (edge: Bridge) =>
  new Elysia()
    .use(edge)
    .get("/healthz", () => ({ ok: true }), {
      detail: operation({
        operationId: "getHealth",
        tag: "Meta",
        summary: "Tell whether the process answers",
        responses: { 200: Health },
        public: true,
      }),
    })
    .get(
      "/readyz",
      async ({ request, run, set }) => {
        const answer = await run(ready(request.headers))
        if (!answer.ok) set.status = 503
        return answer
      },
      {
        detail: operation({
          operationId: "getReadiness",
          tag: "Meta",
          summary: "Tell whether the service can work",
          responses: { 200: Readiness, 503: Readiness },
          public: true,
        }),
      },
    )
