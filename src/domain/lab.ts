import { type Static, Type } from "typebox"
import { Biomarker, Catalogued, Placed, Printed, QualitativeResult } from "#domain/biomarker"

/** `pending`, `submitted`, `parsed`, or `failed:<reason>`. */
export type LabStatus = "pending" | "submitted" | "parsed" | `failed:${string}`

/** The name of a laboratory or of a file has at most so many characters. */
export const MAX_LAB_NAME_CHARS = 80

/** An item of GET /v1/labs. */
export const Lab = Type.Object(
  {
    id: Type.String(),
    uploaded_at: Type.String(),
    aggregator_status: Type.String({
      description: "`pending`, `submitted`, `parsed`, or `failed:<reason>`, which is final.",
    }),
    parsed_at: Type.Union([Type.String(), Type.Null()]),
    test_date: Type.Union([Type.String({ format: "date" }), Type.Null()], {
      description: "The day the blood was taken; null where no result says it.",
    }),
    laboratory: Type.Union([Type.String({ maxLength: MAX_LAB_NAME_CHARS }), Type.Null()], {
      description: "As the report names it, in plain text; null where it was not found.",
    }),
    file_name: Type.Union([Type.String({ maxLength: MAX_LAB_NAME_CHARS }), Type.Null()], {
      description: "What its sender called the file; null where nobody did.",
    }),
  },
  { title: "Lab" },
)
export type Lab = Static<typeof Lab>

/** GET /v1/labs. */
export const LabList = Type.Object({ uploads: Type.Array(Lab) }, { title: "LabList" })

/** The response of POST /v1/labs/upload. */
export const UploadedLab = Type.Object(
  {
    ok: Type.Boolean(),
    upload_id: Type.String({ description: "The aggregator's; results name it." }),
    storage_key: Type.String(),
    aggregator_status: Type.String(),
    note: Type.String(),
  },
  { title: "UploadedLab" },
)
export type UploadedLab = Static<typeof UploadedLab>

/** How many results are taken at once: all are written in one commit. */
const MAX_ENTERED = 100

const named = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" })

/** A result as a person enters it from a report on paper. */
export const EnteredResult = Type.Object(
  {
    name: named,
    value: Type.Union([Type.Number(), named], {
      description: "A number, a bounded one (`<0.3`), or words (`negative`).",
    }),
    unit: Type.Optional(Type.String({ maxLength: 60 })),
    range: Type.Optional(
      Type.String({
        maxLength: 100,
        description: "As printed. Without one, the common range of adults says what is out of it.",
      }),
    ),
  },
  { title: "EnteredResult" },
)
export type EnteredResult = Static<typeof EnteredResult>

/** The body of POST /v1/labs. */
export const EnteredLab = Type.Object(
  {
    test_date: Type.String({ description: "The day the blood was taken, as YYYY-MM-DD." }),
    results: Type.Array(EnteredResult, { minItems: 1, maxItems: MAX_ENTERED }),
  },
  { title: "EnteredLab" },
)
export type EnteredLab = Static<typeof EnteredLab>

const printedIn = Type.Union([Printed, Type.Null()], {
  description: "Where the report has it; null for a result that was entered, or read elsewhere.",
})

const wrong = Type.Boolean({ description: "Marked as wrong by its person: no answer counts it." })

/** A result with a number in its lab. */
export const LabResult = Type.Object(
  {
    ...Biomarker.properties,
    unconfirmed: Type.Boolean({
      description: "Hardly true as it was read: it is nowhere else until it is confirmed.",
    }),
    wrong,
    printed: printedIn,
    ...Placed.properties,
  },
  { title: "LabResult" },
)

/** A result with a number in the list of all, where none is that waits to be confirmed. */
export const ListedResult = Type.Object(
  { ...Biomarker.properties, wrong, printed: printedIn, ...Placed.properties },
  { title: "ListedResult" },
)
export type ListedResult = Static<typeof ListedResult>

/** A result in words in its lab. */
export const LabQualitativeResult = Type.Object(
  { ...QualitativeResult.properties, wrong, printed: printedIn, ...Catalogued.properties },
  { title: "LabQualitativeResult" },
)

const ofLab = Type.String({ description: "The `id` of a result of the lab." })

/** What a person says of a result that was read in a report: it is so, or what it is. */
export const ConfirmedResult = Type.Union([
  Type.Object({ id: ofLab, confirm: Type.Literal(true) }, { title: "ResultAsRead" }),
  Type.Object(
    {
      id: ofLab,
      value: EnteredResult.properties.value,
      unit: EnteredResult.properties.unit,
    },
    { title: "CorrectedResult" },
  ),
])
export type ConfirmedResult = Static<typeof ConfirmedResult>

/** The body of PATCH /v1/labs/{id}. */
export const ConfirmedResults = Type.Object(
  { results: Type.Array(ConfirmedResult, { minItems: 1, maxItems: MAX_ENTERED }) },
  { title: "ConfirmedResults" },
)
export type ConfirmedResults = Static<typeof ConfirmedResults>

/** GET /v1/labs/{id}: the upload and what was read in it. */
export const ParsedLab = Type.Object(
  {
    ...Lab.properties,
    upload_id: Type.Union([Type.String(), Type.Null()]),
    content_type: Type.Union([Type.String(), Type.Null()], {
      description: "Null for results that were entered by hand: there is no file.",
    }),
    size_bytes: Type.Integer(),
    note: Type.Union([Type.String(), Type.Null()], {
      description:
        "What there is to say of how it was read: by a configured model, not every page, or not at all and why.",
    }),
    biomarkers: Type.Array(LabResult),
    qualitative: Type.Array(LabQualitativeResult, { description: "Results without a number." }),
  },
  { title: "ParsedLab" },
)
export type ParsedLab = Static<typeof ParsedLab>
