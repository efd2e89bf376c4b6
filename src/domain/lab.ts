import { type Static, Type } from "typebox"
import { Biomarker, Printed, QualitativeResult } from "#domain/biomarker"

/** `pending`, `submitted`, `parsed`, or `failed:<reason>`. */
export type LabStatus = "pending" | "submitted" | "parsed" | `failed:${string}`

/** The largest report that is taken. */
export const MAX_LAB_BYTES = 10_485_760

/** The kinds of file a report may be. */
export const LAB_FILE_TYPES = ["application/pdf", "image/jpeg", "image/png"] as const
export type LabFileType = (typeof LAB_FILE_TYPES)[number]

/** A PDF may begin a little later: its readers look this far. */
const PDF_WITHIN = 1_024

const begins = (bytes: Uint8Array, ...magic: ReadonlyArray<number>) =>
  magic.every((byte, at) => bytes[at] === byte)

/** The type of a file by its first bytes; null for a type that is not accepted. */
export const labFileType = (bytes: Uint8Array): LabFileType | null => {
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png"
  if (begins(bytes, 0xff, 0xd8, 0xff)) return "image/jpeg"
  return Buffer.from(bytes.subarray(0, PDF_WITHIN)).includes("%PDF-") ? "application/pdf" : null
}

/** The brands of files that hold pictures as phones take them. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"]

/** Whether a file is a HEIC photo, by its first bytes. */
export const isHeic = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(4, 12)).toString("latin1")
  return head.startsWith("ftyp") && HEIC_BRANDS.includes(head.slice(4))
}

/** An item of GET /v1/labs. */
export const Lab = Type.Object(
  {
    id: Type.String(),
    uploaded_at: Type.String(),
    aggregator_status: Type.String({
      description: "`pending`, `submitted`, `parsed`, or `failed:<reason>`, which is final.",
    }),
    parsed_at: Type.Union([Type.String(), Type.Null()]),
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
  },
  { title: "LabResult" },
)

/** A result in words in its lab. */
export const LabQualitativeResult = Type.Object(
  { ...QualitativeResult.properties, wrong, printed: printedIn },
  { title: "LabQualitativeResult" },
)

const ofLab = Type.String({ description: "The `id` of a result of the lab." })

/** What a person says of a result that was read in a report: it is so, or what it is. */
export const ConfirmedResult = Type.Union([
  Type.Object({ id: ofLab, confirm: Type.Literal(true) }),
  Type.Object({
    id: ofLab,
    value: EnteredResult.properties.value,
    unit: EnteredResult.properties.unit,
  }),
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
      description: "What there is to say of how it was read, where a configured model was asked.",
    }),
    biomarkers: Type.Array(LabResult),
    qualitative: Type.Array(LabQualitativeResult, { description: "Results without a number." }),
  },
  { title: "ParsedLab" },
)
export type ParsedLab = Static<typeof ParsedLab>
