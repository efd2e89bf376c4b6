import { Elysia } from "elysia"
import { Type } from "typebox"
import { readiness } from "#db/readiness"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"

const Health = Type.Object({ ok: Type.Boolean() }, { title: "Health" })

const Readiness = Type.Object(
  {
    ok: Type.Boolean(),
    database: Type.Enum(["writable", "failing"]),
    migrations: Type.Enum(["done", "missing"]),
  },
  { title: "Readiness" },
)

/** Whether the process answers, and whether it can do its work. */
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
      async ({ run, set }) => {
        const { writable, migrated } = await run(readiness)
        const ok = writable && migrated
        if (!ok) set.status = 503
        return {
          ok,
          database: writable ? "writable" : "failing",
          migrations: migrated ? "done" : "missing",
        }
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
