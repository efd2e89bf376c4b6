import type { FileImport, TypeCount } from "#domain/file-import"
import { Table } from "#parts/table"
import { dayText, numberText } from "#web/format"
import { text } from "#web/text"

const words = text.sources

const skippedText = ({ skipped }: TypeCount) =>
  skipped.map(({ count, reason }) => (
    <div key={reason}>{words.skip(numberText(count), reason)}</div>
  ))

/** What an import made of a file, by the maker's own kinds of records. */
export const Report = ({ shown }: { readonly shown: FileImport }) =>
  shown.by_type.length === 0 ? null : (
    <details>
      <summary>{words.report}</summary>
      <Table
        caption={words.report_of(shown.name ?? words.kinds[shown.kind])}
        rows={shown.by_type}
        keyOf={({ type }) => type}
        columns={[
          { heading: words.type, cell: ({ type }) => type },
          { heading: words.read, cell: ({ read }) => numberText(read), isNumber: true },
          { heading: words.taken, cell: ({ used }) => numberText(used), isNumber: true },
          { heading: words.skipped, cell: skippedText },
        ]}
      />
    </details>
  )

/** The result of an import in a sentence. */
export const resultOf = ({
  status,
  error,
  bytes,
  records,
  from,
  to,
  missing_from,
  changes,
}: FileImport): string => {
  if (error && status === "failed") return words.failed(words.failures[error])
  // It was whole before it was cancelled: then that took it back.
  if (status === "cancelled")
    return bytes.total > 0 && bytes.read === bytes.total ? words.taken_back : words.cancelled
  const used = words.used(numberText(records.used), numberText(records.read))
  const days =
    !from || !to ? "" : `, ${from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}`
  const result = `${used}${days}${changes === 0 && records.used > 0 ? `. ${words.nothing_new}` : ""}`
  if (error !== "damaged") return result
  return `${result}. ${missing_from ? words.damaged_from(dayText(missing_from)) : words.damaged}`
}
