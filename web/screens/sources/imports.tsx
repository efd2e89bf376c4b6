import { useComputed, useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { FileImport } from "#domain/file-import"
import { Loading, Notice, ProblemNotice } from "#parts/notice"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { BroughtFile, stateOf } from "./brought"
import { Drop } from "./drop"
import { importQueue, isOver, type Queue } from "./queue"

const words = text.sources

/** How many imports are shown before one asks for more. */
const FEW = 6

let kept: { readonly person: string; readonly queue: Queue } | null = null

/** The queue of whoever is shown. It goes on while other screens are open, and ends with the person. */
const queueOf = (person: string): Queue => {
  if (kept?.person !== person) {
    kept?.queue.end()
    kept = { person, queue: importQueue("/v1/imports") }
  }
  return kept.queue
}

/** Says of each file once that it has come to its end, to who cannot see it. */
export const Announced = ({ queue }: { readonly queue: Queue }) => {
  const said = useComputed(() => {
    const latest = queue.items.value.find((item) => item.start !== null || item.stage !== "kept")
    return latest && isOver(latest) ? `${latest.name}: ${stateOf(latest)}` : ""
  })
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  )
}

/** Files: brought in here, and all that were before. */
export const Imports = ({ person }: { readonly person: string }) => {
  const queue = queueOf(person)
  const list = useResource<{ readonly imports: ReadonlyArray<FileImport> }>("/v1/imports")
  const isAll = useSignal(false)
  useEffect(() => {
    if (list.value) queue.known(list.value.imports)
  }, [list.value])
  const all = queue.items.value
  const shown = isAll.value
    ? all
    : all.slice(0, Math.max(FEW, all.findLastIndex((item) => !isOver(item)) + 1))
  return (
    <>
      <section class="part" aria-labelledby="files">
        <h2 id="files">{words.files}</h2>
        <p>{words.files_about}</p>
        <Drop bring={queue.bring} />
      </section>
      <section class="part" aria-labelledby="imports">
        <h2 id="imports">{words.imports}</h2>
        <Announced queue={queue} />
        {list.problem && <ProblemNotice problem={list.problem} retry={list.reload} />}
        {all.length === 0 &&
          !list.problem &&
          (list.value ? <Notice>{words.imports_empty}</Notice> : <Loading />)}
        <ul class="list">
          {shown.map((item) => (
            <BroughtFile key={item.key} item={item} queue={queue} isLasting />
          ))}
        </ul>
        {shown.length < all.length && (
          <button
            type="button"
            class="more"
            onClick={() => {
              isAll.value = true
            }}
          >
            {words.more(all.length - shown.length)}
          </button>
        )}
      </section>
    </>
  )
}
