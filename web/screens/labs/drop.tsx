import { useSignal } from "@preact/signals"
import { text } from "#web/text"
import { resultsOf } from "./results"
import { isRead, type Upload, upload, uploads } from "./upload"

const TYPES = "application/pdf,image/jpeg,image/png"

/** What became of the reading of a report, in a sentence. */
export const statusText = (status: string): string => {
  if (status === "parsed") return text.labs.read
  if (!status.startsWith("failed:")) return text.labs.reading
  const reason = status.slice("failed:".length)
  const known: Readonly<Record<string, string>> = text.labs.failed
  return (Object.hasOwn(known, reason) && known[reason]) || text.labs.failed_otherwise
}

const outcomeOf = ({ sent, lab, problem }: Upload): string => {
  if (problem !== null) return problem
  if (sent !== null) return text.labs.sending(Math.round(sent * 100))
  if (!lab || !isRead(lab)) return text.labs.reading
  if (lab.aggregator_status !== "parsed") return statusText(lab.aggregator_status)
  const results = resultsOf(lab)
  const doubtful = results.filter(({ is_unconfirmed }) => is_unconfirmed).length
  const isAgain = results.some(({ lab_id }) => lab_id !== lab.id)
  return [
    text.labs.found(results.length),
    ...(doubtful > 0 ? [text.labs.doubtful(doubtful)] : []),
    ...(isAgain ? [text.labs.again] : []),
  ].join(" ")
}

const Progress = ({ one }: { readonly one: Upload }) => (
  <li>
    <b>{one.name}</b>
    {one.sent !== null && (
      <progress value={one.sent} max={1} aria-label={text.labs.progress(one.name)} />
    )}
    <span role="status">{outcomeOf(one)}</span>
    {one.lab && isRead(one.lab) && one.lab.aggregator_status === "parsed" && (
      <a href={`/labs/${encodeURIComponent(one.lab.id)}`}>{text.labs.look}</a>
    )}
  </li>
)

/** Where files are chosen or dropped, and what became of each. */
export const Drop = ({ done }: { readonly done: () => void }) => {
  const isOver = useSignal(false)
  const take = async (files: FileList | null | undefined) => {
    for (const file of files ?? []) await upload(file, done)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, by pointer alone.
    <div
      class={isOver.value ? "bring over" : "bring"}
      onDragOver={(event) => {
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => {
        isOver.value = false
      }}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        void take(event.dataTransfer?.files)
      }}
    >
      <label class="button">
        {text.labs.choose}
        <input
          type="file"
          class="unseen"
          accept={TYPES}
          multiple
          onChange={(event) => {
            const input = event.currentTarget
            void take(input.files).then(() => {
              input.value = ""
            })
          }}
        />
      </label>
      <p>{text.labs.drop}</p>
      {uploads.value.length > 0 && (
        <ul>
          {uploads.value.map((one) => (
            <Progress key={one.key} one={one} />
          ))}
        </ul>
      )}
    </div>
  )
}
