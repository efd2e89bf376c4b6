import { OFFLINE, Problem, send } from "#web/api"
import { unreachableText } from "#web/connection"

const nameOf = ({ headers }: Response) =>
  /filename="([\w.-]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "hygeia"

/** Long enough for a browser to have asked where to. */
const KEPT_MS = 60_000

/**
 * Asks for a file, and saves it. It is taken to its end first, which a browser does on its disk: what breaks off is a
 * problem and no file.
 */
export const saveAnswer = async (path: string, body: unknown): Promise<number> => {
  const response = await send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  const file = await response.blob().catch(() => {
    throw new Problem(0, OFFLINE, unreachableText())
  })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = nameOf(response)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
  return file.size
}
