import { useEffect, useRef } from "preact/hooks"
import { FileRow } from "#parts/file-row"
import { text } from "#web/text"
import { resultsOf } from "./results"
import { isRead, type Upload, uploads } from "./upload"

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

const isWrong = ({ problem, lab }: Upload) =>
  problem !== null || lab?.aggregator_status.startsWith("failed:") === true

const UploadRow = ({ one }: { readonly one: Upload }) => (
  <FileRow
    name={one.name}
    state={outcomeOf(one)}
    progress={
      one.sent === null ? null : { label: text.labs.progress(one.name), value: one.sent, max: 1 }
    }
    isFailed={isWrong(one)}
  >
    {one.lab && isRead(one.lab) && one.lab.aggregator_status === "parsed" && (
      <a href={`/labs/${encodeURIComponent(one.lab.id)}`}>{text.labs.look}</a>
    )}
  </FileRow>
)

/**
 * Shows what became of each report that was given since the page was loaded, the newest first. Reports can be dropped
 * anywhere: it scrolls to where it says so.
 */
export const Uploads = () => {
  const latest = uploads.value.at(-1)
  const section = useRef<HTMLElement>(null)
  const shown = useRef(uploads.value.length)
  useEffect(() => {
    if (uploads.value.length > shown.current) section.current?.scrollIntoView({ block: "nearest" })
    shown.current = uploads.value.length
  }, [uploads.value.length])
  return (
    <section ref={section} class="part" hidden={!latest} aria-label={text.labs.given}>
      <h2>{text.labs.given}</h2>
      <ul class="list">
        {uploads.value.toReversed().map((one) => (
          <UploadRow key={one.key} one={one} />
        ))}
      </ul>
      <p class="unseen" role="status">
        {latest && `${latest.name}: ${outcomeOf(latest)}`}
      </p>
    </section>
  )
}
