import { Elysia } from "elysia"
import { operation } from "#http/operation"

/** The licences of all that is embedded, which are loaded when somebody asks for them. */
export const licences = new Elysia().get(
  "/licences",
  async () => {
    const loaded = await import("#operations/licences")
    return new Response(loaded.licences, {
      headers: { "content-type": "text/plain; charset=utf-8" },
    })
  },
  {
    detail: operation({
      operationId: "getLicences",
      tag: "Meta",
      summary: "Read the licences of all that is embedded",
      responses: { 200: "text/plain" },
      public: true,
    }),
  },
)
