import { chunk } from "#bench/deliveries"

/** Days of minute samples: a signed delivery of about 42 MB. */
const LARGE_DAYS = 420

const RESULTS = 3_000
const BODY_BYTES = 1_000_000

/** A delivery of about 42 MB. */
export const largeDelivery = (reference: string): string => chunk(LARGE_DAYS, reference)

/** A lab report of 3,000 results that this person never uploaded here. */
export const longReport = (reference: string): string =>
  JSON.stringify({
    type: "lab_report.completed",
    reference_id: reference,
    data: {
      report_date: "2026-03-02",
      results: Array.from({ length: RESULTS }, (_, n) => ({
        source: { name: `Analyte ${n}`, value: `${n % 97}.5`, units: "mg/dL" },
        biomarker: { display_name: `Analyte ${n}` },
        measurement: { type: "numeric", numeric: (n % 97) + 0.5, units: "mg/dL" },
      })),
    },
  })

/** A text of about a megabyte: a fragment as often as fits, between two ends. */
const filled = (head: string, fragment: string, tail: string) =>
  head + fragment.repeat(Math.floor(BODY_BYTES / fragment.length)).slice(0, -1) + tail

/** JSON of a megabyte that is dear to parse or to check: by name, with the body of a question. */
export const jsonBodies: Readonly<Record<string, string>> = {
  "empty messages": filled('{"messages":[', "{},", "]}"),
  "tiny numbers beside a question": filled('{"messages":[],"x":[', "1,", "]}"),
  "empty objects in a message": filled(
    '{"messages":[{"role":"user","content":"Hi.","x":[',
    "{},",
    "]}]}",
  ),
  "many members": `{"messages":[]${Array.from({ length: 90_000 }, (_, n) => `,"k${n}":0`).join("")}}`,
  "deep lists": "[".repeat(BODY_BYTES),
  "deep lists that close": `{"messages":${"[".repeat(250_000)}${"]".repeat(250_000)}}`,
  "escapes in a text": filled('{"messages":[{"role":"user","content":"', "\\u0041,", '"}]}'),
  "a long text": filled('{"messages":[{"role":"user","content":"', "a,", '"}]}'),
}
