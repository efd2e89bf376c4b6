import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { FileImport } from "#domain/file-import"
import { Drop } from "#parts/drop"
import { Loading, Notice, ProblemNotice } from "#parts/notice"
import { Uploads } from "#screens/labs/uploads"
import type { Folder } from "#web/folder"
import { isReport } from "#web/report-file"
import { useResource } from "#web/resource"
import { upload } from "#web/screens/labs/upload"
import { text } from "#web/text"
import { Announced } from "./announced"
import { BroughtFile, isFailed } from "./brought"
import { Formats } from "./formats"
import { Fresh } from "./fresh"
import { Offer } from "./offer"
import { type Brought, importQueue, isOver, type Queue } from "./queue"

const words = text.sources

/** How many imports are shown before one asks for more. */
const FEW = 6

const OPTIONS = { expired: words.signed_out, refusal: () => null }

let kept: { readonly person: string; readonly queue: Queue } | null = null

/** The queue of whoever is shown. It goes on while other screens are open, and ends with the person. */
const queueOf = (person: string): Queue => {
  if (kept?.person !== person) {
    kept?.queue.end()
    kept = { person, queue: importQueue("/v1/imports", OPTIONS) }
  }
  return kept.queue
}

const hasBrought = ({ shown }: Brought) => shown?.status === "completed" && shown.records.used > 0

/** Files can be dropped anywhere: how far they are is shown all the same, once it is drawn. */
const showProgress = () =>
  requestAnimationFrame(() =>
    document.getElementById("imports")?.parentElement?.scrollIntoView({ block: "nearest" }),
  )

/** Files: brought in here, and all that were before. */
export const Imports = ({ person }: { readonly person: string }) => {
  const queue = queueOf(person)
  const list = useResource<{ readonly imports: ReadonlyArray<FileImport> }>("/v1/imports")
  const isAll = useSignal(false)
  useEffect(() => {
    if (list.value) queue.known(list.value.imports)
  }, [list.value])
  const packing = useSignal("")
  const bring = (files: ReadonlyArray<File>) => {
    const reports = files.filter(isReport)
    const others = files.filter((file) => !isReport(file))
    if (reports.length > 0) void upload(reports, () => {})
    if (others.length === 0) return
    if (reports.length === 0) showProgress()
    queue.bring(others)
  }
  const bringFolder = async (folder: Folder) => {
    packing.value = folder.files.length === 0 ? words.folder_empty(folder.name) : words.packing
    if (folder.files.length === 0) return
    // A folder of reports is no export: each is one of its own.
    if (folder.files.every(({ file }) => isReport(file))) {
      packing.value = ""
      return bring(folder.files.map(({ file }) => file))
    }
    const { zipOf } = await import("#web/zip")
    const zip = await zipOf(folder).catch(() => null)
    packing.value = zip ? "" : words.folder_too_large(folder.name)
    if (zip) queue.bring([zip])
  }
  const all = queue.items.value
  const shown = isAll.value
    ? all
    : all.slice(0, Math.max(FEW, all.findLastIndex((item) => !isOver(item)) + 1))
  // What was brought while the page was open, and is there to be asked about.
  const isNews =
    !queue.isBusy.value && all.some((item) => item.key !== item.shown?.id && hasBrought(item))
  // What a file brought stands above the files; where the newest brought nothing, that comes first.
  const parts = [
    <Offer key="offer" again={queue.isBusy.value} />,
    isNews && (
      <p key="next" class="next">
        <a class="button primary" href="/ask">
          {list.value?.imports.length === 0 ? words.ask_first : words.ask_more}
        </a>
      </p>
    ),
  ]
  const files = (
    <ul key="files" class="list">
      {shown.map((item) => (
        <BroughtFile key={item.key} item={item} queue={queue} isLasting />
      ))}
    </ul>
  )
  const newest = all[0]
  const isInVain = newest !== undefined && newest.key !== newest.shown?.id && isFailed(newest)
  return (
    <>
      <section class="part" aria-labelledby="files">
        <h2 id="files">{words.files}</h2>
        <p>{words.files_about}</p>
        <Drop
          choose={words.choose}
          drop={words.drop}
          chooseFolder={words.choose_folder}
          bring={bring}
          bringFolder={(folder) => void bringFolder(folder)}
        />
        <p class="packing" role="status">
          {packing}
        </p>
      </section>
      <Uploads />
      <section class="part" aria-labelledby="imports">
        <h2 id="imports">{words.imports}</h2>
        <Announced queue={queue} />
        {list.problem && <ProblemNotice problem={list.problem} retry={list.reload} />}
        {all.length === 0 &&
          !list.problem &&
          (list.value ? <Notice>{words.imports_empty}</Notice> : <Loading />)}
        {isInVain ? [files, ...parts] : [...parts, files]}
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
      <details
        id="formats"
        class="part"
        open={list.value?.imports.length === 0 && all.length === 0}
      >
        <summary>{words.formats}</summary>
        <Formats vendor={null} />
      </details>
      <Fresh queue={queue} />
    </>
  )
}
