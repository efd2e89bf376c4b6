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
        caption={words.report}
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
export const resultOf = ({ status, error, records, from, to }: FileImport): string => {
  if (error) return words.failed(words.failures[error])
  if (status === "cancelled") return words.cancelled
  const used = words.used(numberText(records.used), numberText(records.read))
  if (!from || !to) return used
  return `${used}, ${from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}`
}
