import { computed, type ReadonlySignal, signal } from "@preact/signals"
import type { FileImport } from "#domain/file-import"
import { change, OFFLINE, type Problem } from "#web/api"
import { sendFile } from "#web/sending"
import { text } from "#web/text"
import { type Start, startOf } from "./pace"

/** A file from when it is chosen to its report. */
export interface Brought {
  readonly key: string
  readonly name: string
  readonly size: number
  /** `kept` once the service has it: `shown` is its import then. */
  readonly stage: "waiting" | "sending" | "refused" | "withdrawn" | "kept"
  readonly sent: number
  /** What went wrong with it here; an import that failed says so itself. */
  readonly wrong: string | null
  readonly shown: FileImport | null
  readonly start: Start | null
}

/** Whether nothing more will happen to it by itself. */
export const isOver = ({ stage, shown, wrong }: Brought) =>
  stage === "kept"
    ? wrong !== null || (shown?.status !== "queued" && shown?.status !== "running")
    : stage === "refused" || stage === "withdrawn"

/** Files that are brought in over one path, such as /v1/imports. */
export interface Queue {
  /** The newest first. */
  readonly items: ReadonlySignal<ReadonlyArray<Brought>>
  readonly isBusy: ReadonlySignal<boolean>
  readonly bring: (files: ReadonlyArray<File>) => void
  /** Takes in what the service has already, and watches what of it is not over. */
  readonly known: (imports: ReadonlyArray<FileImport>) => void
  /** Stops a file wherever it is, or takes an import back. */
  readonly cancel: (item: Brought) => Promise<void>
  /** Has a file read again that the service has kept. */
  readonly readAgain: (item: Brought) => Promise<void>
  /** Forgets everything: nothing is sent or watched any more. */
  readonly end: () => void
}

const itemOf = (shown: FileImport): Brought => ({
  key: shown.id,
  name: shown.name ?? text.sources.kinds[shown.kind],
  size: shown.bytes.total,
  stage: "kept",
  sent: shown.bytes.total,
  wrong: null,
  shown,
  start: null,
})

/** What the service does not have yet is the newest. */
const createdOf = ({ shown }: Brought) => shown?.created_at ?? "9"

/** Whether a browser can still read a file: it may have been moved or changed since it was chosen. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

/** Why a file did not arrive. */
const wordsOf = async ({ status, code, message }: Problem, file: File, expired: string) => {
  if (status === 401) return expired
  if (code !== OFFLINE) return message
  return (await isReadable(file)) ? text.sources.unanswered : text.sources.unreadable
}

/** What differs between the console and the page of a link to connect. */
export interface QueueOptions {
  /** What to do where nobody is known any more. */
  readonly expired: string
  /** Why a file is not sent at all; null for one that is. */
  readonly refusal: (file: File) => string | null
}

const EVENTS = ["progress", "import.completed", "import.failed"]

/**
 * One file is sent and one import watched at a time, however many there are: the service reads one at a time, and a
 * browser opens six connections at most.
 */
export const importQueue = (path: string, { expired, refusal }: QueueOptions): Queue => {
  const items = signal<ReadonlyArray<Brought>>([])
  const files = new Map<string, File>()
  let sending: { readonly key: string; readonly abort: () => void } | null = null
  let watching: EventSource | null = null

  const update = (key: string, next: Partial<Brought>) => {
    items.value = items.value.map((item) => (item.key === key ? { ...item, ...next } : item))
  }

  const show = (item: Brought, shown: FileImport) =>
    update(item.key, {
      shown,
      start:
        item.start ??
        (shown.status === "running" && shown.bytes.read > 0
          ? startOf(shown, performance.now())
          : null),
    })

  const oldest = (isWanted: (item: Brought) => boolean) => items.value.findLast(isWanted)

  const watch = () => {
    if (watching !== null) return
    const next = oldest((item) => item.stage === "kept" && !isOver(item))
    if (!next?.shown) return
    const events = new EventSource(`${path}/${encodeURIComponent(next.shown.id)}/events`)
    watching = events
    const stop = () => {
      events.close()
      if (watching === events) watching = null
      watch()
    }
    for (const name of EVENTS)
      events.addEventListener(name, (message) => {
        const { type: _, ...shown } = JSON.parse((message as MessageEvent<string>).data)
        const item = items.value.find(({ key }) => key === next.key)
        if (item) show(item, shown as FileImport)
        if (name !== "progress") stop()
      })
    // A lost connection is taken up again by itself; what was refused is not.
    events.onerror = () => {
      if (events.readyState !== EventSource.CLOSED) return
      update(next.key, { wrong: text.sources.lost })
      stop()
    }
  }

  const send = async () => {
    if (sending !== null) return
    const next = oldest(({ stage }) => stage === "waiting")
    const file = next && files.get(next.key)
    if (!next || !file) return
    const { done, abort } = sendFile<FileImport>(path, file, (sent) => update(next.key, { sent }))
    sending = { key: next.key, abort }
    update(next.key, { stage: "sending" })
    try {
      const shown = await done
      update(next.key, shown ? { stage: "kept", shown } : { stage: "withdrawn" })
    } catch (cause) {
      const wrong = await wordsOf(cause as Problem, file, expired)
      update(next.key, { stage: "refused", wrong })
    }
    files.delete(next.key)
    sending = null
    watch()
    void send()
  }

  return {
    items,
    isBusy: computed(() => items.value.some((item) => !isOver(item))),
    bring: (chosen) => {
      const added = chosen.map((file): Brought => {
        const key = crypto.randomUUID()
        const { name, size } = file
        const wrong = size === 0 ? text.sources.empty : refusal(file)
        if (wrong === null) files.set(key, file)
        const stage = wrong === null ? "waiting" : "refused"
        return { key, name, size, stage, sent: 0, wrong, shown: null, start: null }
      })
      items.value = [...added.reverse(), ...items.value]
      void send()
    },
    known: (imports) => {
      const listed = new Map(imports.map((shown) => [shown.id, shown]))
      const had = new Set(items.value.map(({ shown }) => shown?.id))
      items.value = [
        ...items.value.map((item) => {
          const shown = item.shown && listed.get(item.shown.id)
          return shown ? { ...item, shown } : item
        }),
        ...imports.filter(({ id }) => !had.has(id)).map(itemOf),
      ].sort((one, other) => createdOf(other).localeCompare(createdOf(one)))
      watch()
    },
    cancel: async ({ key, stage, shown }) => {
      if (stage === "waiting") return update(key, { stage: "withdrawn" })
      if (sending?.key === key) return sending.abort()
      if (!shown) return
      await change("DELETE", `${path}/${encodeURIComponent(shown.id)}`)
      const item = items.value.find((one) => one.key === key)
      if (item?.shown) update(key, { shown: { ...item.shown, status: "cancelled" } })
    },
    readAgain: async ({ key, shown }) => {
      if (!shown) return
      const next = `${path}/${encodeURIComponent(shown.id)}/read-again`
      update(key, { shown: await change<FileImport>("POST", next), start: null })
      watch()
    },
    end: () => {
      files.clear()
      items.value = []
      sending?.abort()
      watching?.close()
      watching = null
    },
  }
}
