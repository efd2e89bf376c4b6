import { signal } from "@preact/signals"
import type { Lab, ParsedLab, UploadedLab } from "#domain/lab"
import { get, OFFLINE, Problem } from "#web/api"
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

/** The files that were given since the page was loaded, the newest last. */
export const uploads = signal<ReadonlyArray<Upload>>([])

const update = (key: number, more: Partial<Upload>) => {
  uploads.value = uploads.value.map((one) => (one.key === key ? { ...one, ...more } : one))
}

const messageIn = (body: string) => {
  try {
    const { error } = JSON.parse(body) as { error?: { code?: string; message?: string } }
    return error ?? {}
  } catch {
    return {}
  }
}

/** Sends a file; only this old way of asking says how much has arrived. */
const post = (file: File, arrived: (share: number) => void) =>
  new Promise<UploadedLab>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.append("file", file)
    request.upload.onprogress = ({ loaded, total }) => arrived(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new Problem(0, OFFLINE, text.unreachable))
    request.onload = () => {
      if (request.status === 200) return resolve(JSON.parse(request.responseText))
      const { code = "internal_error", message = text.problem } = messageIn(request.responseText)
      reject(new Problem(request.status, code, message))
    }
    request.open("POST", "/v1/labs/upload")
    request.send(form)
  })

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
  for (let ms = FIRST_WAIT_MS; !isRead(lab); ms = Math.min(ms * 1.5, LAST_WAIT_MS)) {
    update(key, { lab })
    await wait(ms)
    lab = await get<ParsedLab>(pathOf(lab.id))
  }
  update(key, { lab })
  return lab
}

let files = 0

/** Uploads a file and waits until it has been read; `done` is called then, whatever became of it. */
export const upload = async (file: File, done: () => void) => {
  const key = files++
  const begun = { key, name: file.name, sent: 0, lab: null, problem: null }
  uploads.value = [...uploads.value, begun]
  try {
    const made = await post(file, (sent) => update(key, { sent }))
    update(key, { sent: null })
    const lab = await labOf(made)
    if (lab) await followed(key, lab)
  } catch (cause) {
    update(key, { sent: null, problem: cause instanceof Problem ? cause.message : text.problem })
  }
  done()
}
