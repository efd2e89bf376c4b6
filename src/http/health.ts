import { Elysia } from "elysia"

/** Says that the process answers; nothing more. */
export const health = new Elysia({ tags: ["Meta"] }).get("/healthz", () => ({ ok: true }), {
  detail: { operationId: "health" },
})
