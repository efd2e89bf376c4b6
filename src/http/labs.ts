import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { BiomarkerStore, biomarkerOf, qualitativeResultOf } from "#db/biomarkers"
import { LabStore, type StoredLab } from "#db/labs"
import { LabNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import { type Lab, LabList, MAX_LAB_BYTES, ParsedLab, UploadedLab } from "#domain/lab"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { readFilePart } from "#http/multipart"
import { operation } from "#http/operation"
import { uploadLab } from "#operations/upload-lab"

const LabForm = Type.Object(
  {
    file: Type.String({
      format: "binary",
      description: "application/pdf, image/jpeg or image/png, by its Content-Type and its bytes.",
    }),
  },
  { title: "LabForm" },
)

const shown = ({ id, uploaded_at, aggregator_status, parsed_at }: StoredLab): Lab => ({
  id,
  uploaded_at,
  aggregator_status,
  parsed_at,
})

const listLabs = (caller: UserId) =>
  LabStore.use((store) => Effect.map(store.list(caller), (labs) => ({ uploads: labs.map(shown) })))

const readLab = Effect.fnUntraced(function* (caller: UserId, id: LabId) {
  const lab = yield* LabStore.use((store) => store.find(caller, id))
  if (!lab) return yield* new LabNotFound()
  const results = yield* BiomarkerStore.use((store) => store.ofLab(caller, id))
  const { upload_id, content_type, size_bytes } = lab
  return {
    ...shown(lab),
    upload_id,
    content_type,
    size_bytes,
    biomarkers: results.map(biomarkerOf).filter((sent) => sent !== null),
    qualitative: results.map(qualitativeResultOf).filter((sent) => sent !== null),
  } satisfies ParsedLab
})

/** Lab reports of the caller. */
export const labs = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/labs" })
    .use(edge)
    .use(authenticate(edge))
    .post(
      "/upload",
      async ({ request, caller, claim, runToEnd }) => {
        const file = await readFilePart(request, { name: "file", most: MAX_LAB_BYTES })
        await claim(file.sha256)
        return runToEnd(uploadLab(caller, file))
      },
      {
        parse: "none",
        detail: operation({
          operationId: "uploadLab",
          tag: "Labs",
          summary: "Upload a lab report",
          description:
            "One part named `file`, at most 10 MB. It is stored before it is read. Uploading it " +
            "again makes a second lab.",
          request: { "multipart/form-data": LabForm },
          responses: { 200: UploadedLab },
          errors: [
            "invalid_request",
            ["unprocessable", 413],
            ["unprocessable", 415],
            ["upstream_unavailable", 502],
          ],
        }),
      },
    )
    .get("", ({ caller, run }) => run(listLabs(caller)), {
      detail: operation({
        operationId: "listLabs",
        tag: "Labs",
        summary: "List the 20 latest uploads",
        responses: { 200: LabList },
      }),
    })
    .get("/:id", ({ params, caller, run }) => run(readLab(caller, params.id as LabId)), {
      detail: operation({
        operationId: "getLab",
        tag: "Labs",
        summary: "Read a lab with its results",
        responses: { 200: ParsedLab },
        errors: ["lab_not_found"],
        planned: true,
      }),
    })
