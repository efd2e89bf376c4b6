import { Elysia } from "elysia"
import { Type } from "typebox"
import { FileImport } from "#domain/file-import"
import { newId } from "#domain/ids"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { keepFile } from "#http/kept-file"
import { operation } from "#http/operation"
import { streamBody } from "#http/streamed-body"
import { importFile } from "#operations/import-file"

const TYPES = ["application/json", "text/csv", "application/octet-stream"] as const

const Pushed = Type.String({ format: "binary", description: "Recognised by content." })

/** What phones and scripts send by themselves, with a token that opens nothing else. */
export const push = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/push" })
    .use(edge)
    .use(authenticate(edge, { scope: "push", isStreamed: true }))
    .post(
      "",
      async ({ request, caller, run, answer, claim }) => {
        const id = newId("imp")
        const kept = await keepFile({ run, claim }, id, (most, write) =>
          streamBody(request, { types: TYPES, most }, write),
        )
        return answer(202, importFile(caller, id, "push", kept), (shown) => shown)
      },
      {
        parse: "none",
        detail: operation({
          operationId: "push",
          tag: "Sources",
          summary: "Send data from a phone or script",
          description:
            "The body is a file as POST /v1/imports takes one, recognised by its content. Sending it " +
            "again changes no row. A token of the scope `push` is enough, and opens no other route.",
          request: Object.fromEntries(TYPES.map((type) => [type, Pushed])),
          responses: { 202: FileImport },
          errors: ["invalid_request", ["unprocessable", 413], ["unprocessable", 415]],
        }),
      },
    )
