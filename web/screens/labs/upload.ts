import { computed, signal } from "@preact/signals"
import type { Lab, ParsedLab, UploadedLab } from "#domain/lab"
import { get, Problem } from "#web/api"
import { typed } from "#web/report-file"
import { sendFile } from "#web/sending"
import { session } from "#web/session"
import { text } from "#web/text"
import { pathOf } from "./results"

/** A file on its way: how much of it has arrived, then how far its reading is. */
export interface Upload {
  readonly key: number
  readonly name: string
  /** From 0 to 1; null once all of it has arrived. */
  readonly sent: number | null
  /** The lab that was made of it. */
  readonly lab: ParsedLab | null
  readonly problem: string | null
}

/** The files that this person gave since the page was loaded, the newest last. */
export const uploads = signal<ReadonlyArray<Upload>>([])

const isWanted = (key: number) => uploads.peek().some((one) => one.key === key)

let abort = () => {}
const person = computed(() => session.value?.session?.user_id)

// Somebody else's console, the demo person's too, takes none of these files and shows none of them.
person.subscribe(() => {
  uploads.value = []
  abort()
})

const update = (key: number, more: Partial<Upload>) => {
  uploads.value = uploads.value.map((one) => (one.key === key ? { ...one, ...more } : one))
}

/** The lab that an upload made, among the latest. */
const labOf = async ({ upload_id }: UploadedLab): Promise<ParsedLab | null> => {
  const { uploads: latest } = await get<{ uploads: ReadonlyArray<Lab> }>("/v1/labs")
  for (const { id } of latest) {
    const lab = await get<ParsedLab>(pathOf(id))
    if (lab.upload_id === upload_id) return lab
  }
  return null
}

/** Whether nothing further becomes of a lab. */
export const isRead = ({ aggregator_status: status }: Lab) =>
  status === "parsed" || status.startsWith("failed:")

const FIRST_WAIT_MS = 400
const LAST_WAIT_MS = 5_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks again and again until a lab has been read. */
const followed = async (key: number, begun: ParsedLab): Promise<ParsedLab> => {
  let lab = begun
  for (
    let ms = FIRST_WAIT_MS;
    !isRead(lab) && isWanted(key);
    ms = Math.min(ms * 1.5, LAST_WAIT_MS)
  ) {
    update(key, { lab })
    await wait(ms)
    lab = await get<ParsedLab>(pathOf(lab.id))
  }
  update(key, { lab })
  return lab
}

let given = 0

/** Uploads a file and waits until it has been read. */
const bring = async (key: number, file: File) => {
  try {
    const sending = sendFile<UploadedLab>("/v1/labs/upload", typed(file), (bytes) =>
      update(key, { sent: Math.min(1, bytes / Math.max(file.size, 1)) }),
    )
    abort = sending.abort
    const made = await sending.done
    update(key, { sent: null })
    const lab = made && (await labOf(made))
    if (lab) await followed(key, lab)
  } catch (cause) {
    update(key, { sent: null, problem: cause instanceof Problem ? cause.message : text.problem })
  }
}

/** Uploads files, one after the other; `done` is called after each, whatever became of it. */
export const upload = async (files: ReadonlyArray<File>, done: () => void) => {
  const begun = files.map((file) => ({ key: given++, name: file.name, file }))
  uploads.value = [
    ...uploads.value,
    ...begun.map(({ key, name }) => ({ key, name, sent: 0, lab: null, problem: null })),
  ]
  for (const { key, file } of begun) {
    if (!isWanted(key)) return
    await bring(key, file)
    done()
  }
}
