import { Elysia } from "elysia"
import { Type } from "typebox"
import { operation } from "#http/operation"

/** Says that the process answers; nothing more. */
export const health = new Elysia().get("/healthz", () => ({ ok: true }), {
  detail: operation({
    operationId: "getHealth",
    tag: "Meta",
    summary: "Tell whether the process answers",
    responses: { 200: Type.Object({ ok: Type.Boolean() }, { title: "Health" }) },
    public: true,
  }),
})
