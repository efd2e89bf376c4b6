import { Effect } from "effect"
import { Elysia } from "elysia"
import { Type } from "typebox"
import { BiomarkerStore, type StoredBiomarker } from "#db/biomarkers"
import { LabStore, type StoredLab } from "#db/labs"
import { biomarkerOf, printedOf, qualitativeResultOf } from "#db/shown-results"
import { UploadStore } from "#db/uploads"
import { WrongMarkStore } from "#db/wrong-marks"
import { LabFileNotFound, LabNotFound } from "#domain/errors"
import type { LabId, UserId } from "#domain/ids"
import {
  ConfirmedResults,
  EnteredLab,
  LAB_FILE_TYPES,
  type Lab,
  LabList,
  MAX_LAB_BYTES,
  ParsedLab,
  UploadedLab,
} from "#domain/lab"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { readFilePart } from "#http/multipart"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"
import { confirmResults } from "#operations/confirm-results"
import { deleteLab } from "#operations/delete-lab"
import { enterLab } from "#operations/enter-lab"
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

interface LabWithResults {
  readonly lab: StoredLab
  readonly results: ReadonlyArray<StoredBiomarker>
  /** The rows that are marked as wrong. */
  readonly wrong: ReadonlySet<string>
}

const ofReport = (row: StoredBiomarker, wrong: ReadonlySet<string>) => ({
  wrong: wrong.has(row.id),
  printed: printedOf(row),
})

const parsed = ({ lab, results, wrong }: LabWithResults): ParsedLab => ({
  ...shown(lab),
  upload_id: lab.upload_id,
  content_type: lab.content_type || null,
  size_bytes: lab.size_bytes,
  note: lab.note,
  biomarkers: results.flatMap((row) => {
    const sent = biomarkerOf(row)
    return sent
      ? [{ ...sent, unconfirmed: row.confirmation === "awaited", ...ofReport(row, wrong) }]
      : []
  }),
  qualitative: results.flatMap((row) => {
    const sent = qualitativeResultOf(row)
    return sent ? [{ ...sent, ...ofReport(row, wrong) }] : []
  }),
})

const findLab = Effect.fnUntraced(function* (caller: UserId, id: LabId) {
  const lab = yield* LabStore.use((store) => store.find(caller, id))
  return lab ?? (yield* new LabNotFound())
})

const readLab = Effect.fnUntraced(function* (caller: UserId, id: LabId) {
  const lab = yield* findLab(caller, id)
  const results = yield* BiomarkerStore.use((store) => store.ofLab(caller, id))
  const marks = yield* WrongMarkStore.use((store) => store.list(caller))
  const wrong = new Set(marks.flatMap(({ row, field }) => (field === null ? [row] : [])))
  return parsed({ lab, results, wrong })
})

const readFile = Effect.fnUntraced(function* (caller: UserId, id: LabId) {
  const { storage_key, content_type } = yield* findLab(caller, id)
  const bytes =
    storage_key === "" ? null : yield* UploadStore.use((uploads) => uploads.find(storage_key))
  if (bytes === null) return yield* new LabFileNotFound()
  const filename = `${id}.${content_type.split("/")[1]}`
  return new Response(bytes, {
    headers: {
      "content-type": content_type,
      "content-disposition": `inline; filename="${filename}"`,
    },
  })
})

/** Lab reports of the caller. */
export const labs = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/labs" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
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
    .post("", ({ body, caller, answer }) => answer(201, enterLab(caller, body), parsed), {
      ...jsonBody(EnteredLab),
      detail: operation({
        operationId: "enterLab",
        tag: "Labs",
        summary: "Enter lab results by hand",
        description: "They make a lab of their own, which is parsed already and has no file.",
        responses: { 201: ParsedLab },
      }),
    })
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
    .get("/:id/file", ({ params, caller, run }) => run(readFile(caller, params.id as LabId)), {
      detail: operation({
        operationId: "getLabFile",
        tag: "Labs",
        summary: "Read the original file",
        responses: { 200: LAB_FILE_TYPES },
        errors: ["lab_not_found", "not_found"],
      }),
    })
    .patch(
      "/:id",
      ({ params, body, caller, answer }) =>
        answer(200, confirmResults(caller, params.id as LabId, body), parsed),
      {
        ...jsonBody(ConfirmedResults),
        detail: operation({
          operationId: "confirmLabResults",
          tag: "Labs",
          summary: "Confirm or correct results of a lab",
          description: "A result that is unconfirmed enters the sync and the answers with this.",
          responses: { 200: ParsedLab },
          errors: ["lab_not_found"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, answer }) => answer(204, deleteLab(caller, params.id as LabId)),
      {
        detail: operation({
          operationId: "deleteLab",
          tag: "Labs",
          summary: "Delete a lab with its results",
          description: "The file goes too, unless another lab of the caller is of the same bytes.",
          responses: { 204: null },
          errors: ["lab_not_found"],
        }),
      },
    )
