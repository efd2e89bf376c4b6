import type { ParsedLab } from "#domain/lab"

interface Line {
  readonly name: string
  readonly value: string
  readonly range: string
  readonly remark: string
}

interface Remarkable {
  readonly out_of_range: boolean
  readonly unconfirmed?: boolean
  readonly wrong: boolean
}

const remarkOf = ({ out_of_range, unconfirmed, wrong }: Remarkable) =>
  [
    ...(out_of_range ? ["out of range"] : []),
    ...(unconfirmed ? ["unconfirmed"] : []),
    ...(wrong ? ["marked as wrong"] : []),
  ].join(", ")

const linesOf = ({ biomarkers, qualitative }: ParsedLab): ReadonlyArray<Line> => [
  ...biomarkers.map(({ name, operator, value, unit, reference_range, ...of }) => ({
    name,
    value: `${operator ?? ""}${value} ${unit}`.trim(),
    range: reference_range && `(${reference_range})`,
    remark: remarkOf(of),
  })),
  ...qualitative.map(({ name, text, unit, reference_range, ...of }) => ({
    name,
    value: `${text} ${unit ?? ""}`.trim(),
    range: reference_range ? `(${reference_range})` : "",
    remark: remarkOf(of),
  })),
]

/** The text that `hygeia upload` prints of a report. */
export const labReport = (file: string, lab: ParsedLab, note: string): string => {
  const lines = linesOf(lab)
  if (lines.length === 0) return [`${file}: no results. ${note}`, lab.note ?? ""].join(" ").trim()
  const widest = (part: keyof Line) => Math.max(...lines.map((line) => line[part].length))
  const [name, value, range] = [widest("name"), widest("value"), widest("range")]
  const dates = new Set([...lab.biomarkers, ...lab.qualitative].map(({ test_date }) => test_date))
  const days = [...dates].filter((date) => date !== null).sort()
  const results = `${lines.length} ${lines.length === 1 ? "result" : "results"}`
  const waits = lab.biomarkers.some(({ unconfirmed }) => unconfirmed)
  return [
    `${file}: ${results}${days.length > 0 ? ` of ${days.join(", ")}` : ""}`,
    ...lines.map((line) =>
      [
        ` ${line.name.padEnd(name)}`,
        line.value.padEnd(value),
        line.range.padEnd(range),
        line.remark,
      ]
        .join("  ")
        .trimEnd(),
    ),
    ...(lab.note === null ? [] : [lab.note]),
    ...(waits ? [`Confirm or correct what is unconfirmed: PATCH /v1/labs/${lab.id}`] : []),
  ].join("\n")
}
