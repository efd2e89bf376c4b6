import { OFFLINE, Problem } from "#web/api"
import { unreachableText } from "#web/connection"

/** A file on its way. `fetch` cannot say how much of it has gone, so that this is an older kind of request. */
export interface Sending<A> {
  /** What the service made of it; null when it was aborted. Fails with a `Problem` alone. */
  readonly done: Promise<A | null>
  readonly abort: () => void
}

const problemOf = ({ status, statusText, response }: XMLHttpRequest) => {
  const { code = "internal_error", message = statusText } = response?.error ?? {}
  return new Problem(status, code, message)
}

/** Sends a file as a form, and says how many bytes have gone. */
export const sendFile = <A>(
  path: string,
  file: File,
  sent: (bytes: number) => void,
): Sending<A> => {
  const request = new XMLHttpRequest()
  request.responseType = "json"
  request.upload.onprogress = ({ loaded }) => sent(loaded)
  const done = new Promise<A | null>((resolve, reject) => {
    request.onload = () =>
      request.status < 300 ? resolve(request.response) : reject(problemOf(request))
    request.onerror = () => reject(new Problem(0, OFFLINE, unreachableText()))
    request.onabort = () => resolve(null)
  })
  const form = new FormData()
  form.append("file", file)
  request.open("POST", path)
  request.send(form)
  return { done, abort: () => request.abort() }
}
