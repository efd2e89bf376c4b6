import type { FileImport } from "#domain/file-import"
import { Problem } from "#web/api"
import { text } from "#web/text"

/** A file on its way. `fetch` cannot say how much of it has gone, so that this is an older kind of request. */
export interface Sending {
  /** The import that it became; null when it was aborted. */
  readonly done: Promise<FileImport | null>
  readonly abort: () => void
}

const wordsOf = (request: XMLHttpRequest): string =>
  request.status === 401
    ? text.sources.expired
    : (request.response?.error?.message ?? request.statusText)

/** Sends a file to a path that takes imports, and says how many bytes have gone. */
export const sendFile = (path: string, file: File, sent: (bytes: number) => void): Sending => {
  const request = new XMLHttpRequest()
  request.responseType = "json"
  request.upload.onprogress = ({ loaded }) => sent(loaded)
  const done = new Promise<FileImport | null>((resolve, reject) => {
    request.onload = () =>
      request.status === 202
        ? resolve(request.response)
        : reject(new Problem(request.status, "", wordsOf(request)))
    request.onerror = () => reject(new Problem(0, "", text.sources.unanswered))
    request.onabort = () => resolve(null)
  })
  const form = new FormData()
  form.append("file", file)
  request.open("POST", path)
  request.send(form)
  return { done, abort: () => request.abort() }
}
