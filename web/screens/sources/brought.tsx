import { useSignal } from "@preact/signals"
import { Confirm } from "#parts/confirm"
import { FileRow } from "#parts/file-row"
import type { Problem } from "#web/api"
import { bytesText, durationText, instantText, numberText } from "#web/format"
import { text } from "#web/text"
import { vendorName } from "./formats"
import { paceOf } from "./pace"
import { type Brought, isOver, type Queue } from "./queue"
import { isUnused, Report, resultOf } from "./report"

const words = text.sources

const readingText = ({ shown, start }: Brought) => {
  if (!shown || shown.status === "queued") return words.queued
  const pace = start && paceOf(start, shown, performance.now())
  return [
    words.reading(numberText(shown.records.read)),
    ...(pace ? [words.rate(numberText(pace.rate, 0)), words.left(durationText(pace.left_s))] : []),
  ].join(", ")
}

/** How far a file is, in words. */
export const stateOf = (item: Brought): string => {
  if (item.stage === "waiting") return words.waiting
  if (item.stage === "withdrawn") return words.withdrawn
  if (item.stage === "refused") return words.refused(item.wrong ?? text.problem)
  if (item.stage === "sending")
    return words.sending(`${Math.floor((100 * item.sent) / Math.max(item.size, 1))} %`)
  if (item.wrong !== null) return item.wrong
  return item.shown && isOver(item) ? resultOf(item.shown) : readingText(item)
}

const progressOf = ({ name, stage, sent, size, shown }: Brought) => ({
  label: words.progress(name),
  value: stage === "kept" ? (shown?.bytes.read ?? 0) : sent,
  max: stage === "kept" ? (shown?.bytes.total ?? 1) : size,
})

/** Whether nothing of it came in. */
export const isFailed = ({ stage, wrong, shown }: Brought): boolean =>
  stage === "refused" ||
  wrong !== null ||
  (shown !== null && (shown.status === "failed" || isUnused(shown)))

const originOf = ({ shown, size }: Brought) =>
  [
    shown?.vendor ? vendorName(shown.vendor) : null,
    shown && shown.kind !== "file" ? words.kinds[shown.kind] : null,
    shown ? instantText(shown.created_at) : null,
    size > 0 ? bytesText(size) : null,
  ]
    .filter((part) => part !== null)
    .join(" · ")

const Cancel = ({ item, queue }: { readonly item: Brought; readonly queue: Queue }) => {
  const isWithout = useSignal(false)
  const cancel = async () => {
    isWithout.value = false
    try {
      await queue.cancel(item)
    } catch {
      isWithout.value = true
    }
  }
  return (
    <>
      <button type="button" aria-label={words.cancel_of(item.name)} onClick={() => void cancel()}>
        {words.cancel}
      </button>
      {isWithout.value && (
        <p class="wrong" role="alert">
          {words.not_cancelled}
        </p>
      )}
    </>
  )
}

const ReadAgain = ({ item, queue }: { readonly item: Brought; readonly queue: Queue }) => {
  const wrong = useSignal("")
  const read = async () => {
    wrong.value = ""
    await queue.readAgain(item).catch(({ message }: Problem) => {
      wrong.value = message
    })
  }
  return (
    <p>
      {words.wants_zone}{" "}
      <button type="button" aria-label={words.read_again_of(item.name)} onClick={() => void read()}>
        {words.read_again}
      </button>
      {wrong.value !== "" && (
        <span class="wrong" role="alert">
          {wrong}
        </span>
      )}
    </p>
  )
}

/** A file that is brought in: how far it is, its report, and how it is stopped or taken back. */
export const BroughtFile = (given: {
  readonly item: Brought
  readonly queue: Queue
  /** Whether an import that is complete can be taken back from here. */
  readonly isLasting: boolean
}) => {
  const { item, queue, isLasting } = given
  const isEnded = isOver(item)
  return (
    <FileRow
      name={item.name}
      state={stateOf(item)}
      progress={isEnded ? null : progressOf(item)}
      isFailed={isFailed(item)}
      action={
        isEnded ? (
          isLasting &&
          item.shown?.status === "completed" &&
          !isUnused(item.shown) && (
            <Confirm
              label={words.take_back}
              name={words.take_back_of(item.name)}
              sure={words.take_back_sure(item.name)}
              run={() => queue.cancel(item)}
            />
          )
        ) : (
          <Cancel item={item} queue={queue} />
        )
      }
    >
      <small>{originOf(item)}</small>
      {isLasting && item.shown?.kept_until && <ReadAgain item={item} queue={queue} />}
      {isEnded && item.shown && (
        <Report shown={item.shown} isOpen={item.key !== item.shown.id && isUnused(item.shown)} />
      )}
    </FileRow>
  )
}
