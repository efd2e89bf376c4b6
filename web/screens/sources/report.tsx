import type { FileImport, TypeCount } from "#domain/file-import"
import { Table } from "#parts/table"
import { dayText, numberText } from "#web/format"
import { text } from "#web/text"

const words = text.sources

interface Reason {
  readonly reason: string
  readonly count: number
  readonly types: ReadonlyArray<string>
}

/** Why records were left out, each reason once for all the kinds that it holds for, the most frequent first. */
const reasonsOf = (types: ReadonlyArray<TypeCount>): ReadonlyArray<Reason> => {
  const byReason = new Map<string, Reason>()
  for (const { type, skipped } of types)
    for (const { reason, count } of skipped) {
      const known = byReason.get(reason) ?? { reason, count: 0, types: [] }
      byReason.set(reason, {
        reason,
        count: known.count + count,
        types: [...known.types, type],
      })
    }
  return [...byReason.values()].sort((one, other) => other.count - one.count)
}

const leftOut = ({ skipped }: TypeCount) =>
  numberText(skipped.reduce((sum, { count }) => sum + count, 0))

/** So many kinds are named beside a reason; the table has them all. */
const NAMED = 5

const Reasons = ({ types }: { readonly types: ReadonlyArray<TypeCount> }) => {
  const reasons = reasonsOf(types)
  if (reasons.length === 0) return null
  return (
    <ul aria-label={words.reasons}>
      {reasons.map(({ reason, count, types: named }) => (
        <li key={reason}>
          <span>{words.skip(numberText(count), reason)}</span>{" "}
          <small>{words.skip_types(named.slice(0, NAMED), named.length - NAMED)}</small>
        </li>
      ))}
    </ul>
  )
}

/** Whether a file was read to its end and nothing of it is used. */
export const isUnused = ({ status, records, kept_until }: FileImport): boolean =>
  status === "completed" && records.used === 0 && !kept_until

/** What an import made of a file, by the maker's own kinds of records, and why it left some out. */
export const Report = (given: {
  readonly shown: FileImport
  /** Whether it is shown unfolded at first. */
  readonly isOpen: boolean
}) => {
  const { shown, isOpen } = given
  return shown.by_type.length === 0 ? null : (
    <details open={isOpen}>
      <summary>{words.report}</summary>
      <Reasons types={shown.by_type} />
      <Table
        caption={words.report_of(shown.name ?? words.kinds[shown.kind])}
        rows={shown.by_type}
        keyOf={({ type }) => type}
        columns={[
          { heading: words.type, cell: ({ type }) => type },
          { heading: words.read, cell: ({ read }) => numberText(read), isNumber: true },
          { heading: words.taken, cell: ({ used }) => numberText(used), isNumber: true },
          { heading: words.skipped, cell: leftOut, isNumber: true },
        ]}
      />
    </details>
  )
}

/** The result of an import in a sentence. */
export const resultOf = (shown: FileImport): string => {
  const { status, error, bytes, records, from, to, missing_from, changes } = shown
  if (error && status === "failed") return words.failed(words.failures[error])
  // It was whole before it was cancelled: then that took it back.
  if (status === "cancelled")
    return bytes.total > 0 && bytes.read === bytes.total ? words.taken_back : words.cancelled
  const used = isUnused(shown)
    ? words.unused(numberText(records.read))
    : words.used(numberText(records.used), numberText(records.read))
  const days =
    !from || !to ? "" : `, ${from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}`
  const result = `${used}${days}${changes === 0 && records.used > 0 ? `. ${words.nothing_new}` : ""}`
  if (error !== "damaged") return result
  return `${result}. ${missing_from ? words.damaged_from(dayText(missing_from)) : words.damaged}`
}
