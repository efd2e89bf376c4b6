import type { ModelCall } from "#domain/model-call"
import type { TurnReceipt } from "#domain/turn-receipt"
import { Dialog } from "#parts/dialog"
import { Shown } from "#parts/notice"
import { type Column, Table } from "#parts/table"
import { numberText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.ask.receipt

const costText = (cost_usd: number | null) =>
  cost_usd === null ? words.unpriced : `$${cost_usd.toFixed(4)}`

const columns: ReadonlyArray<Column<ModelCall>> = [
  { heading: words.model, cell: ({ model }) => model },
  { heading: words.host, cell: ({ host }) => host },
  { heading: words.bytes, isNumber: true, cell: ({ bytes_sent }) => numberText(bytes_sent) },
  { heading: words.cost, isNumber: true, cell: ({ cost_usd }) => costText(cost_usd) },
  { heading: words.outcome, cell: ({ outcome }) => outcome.replaceAll("_", " ") },
]

const Calls = ({ hosts, calls, totals }: TurnReceipt) => (
  <>
    <p>
      {words.sent(
        totals.calls,
        numberText(totals.bytes_sent),
        hosts.map(({ host }) => host).join(", "),
      )}
    </p>
    <Table
      caption={words.title}
      columns={columns}
      rows={calls}
      keyOf={({ seq }) => String(seq)}
      below={({ sha256 }) => sha256 && <small>SHA-256 {sha256}</small>}
    />
  </>
)

const Receipt = (receipt: TurnReceipt) => (
  <>
    {receipt.calls.length === 0 ? <p>{words.nothing}</p> : <Calls {...receipt} />}
    {receipt.rows.length > 0 && (
      <p>
        {words.read(
          receipt.rows.map(({ of, rows }) => `${of.replaceAll("_", " ")} ${numberText(rows)}`),
        )}
      </p>
    )}
    {receipt.struck.length > 0 && (
      <>
        <h3>{words.struck}</h3>
        <ul>
          {receipt.struck.map(({ class: kind, sentence }, at) => (
            <li key={at}>
              {sentence} <small>({words.strikes[kind]})</small>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

/** What left the machine for a turn. */
export const ReceiptDrawer = (given: { readonly turn: string; readonly onClose: () => void }) => {
  const receipt = useResource<TurnReceipt>(`/v1/turns/${encodeURIComponent(given.turn)}/receipt`)
  return (
    <Dialog title={words.title} isDrawer onClose={given.onClose}>
      <Shown of={receipt}>{(value) => <Receipt {...value} />}</Shown>
    </Dialog>
  )
}
