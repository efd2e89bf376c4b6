import type { Socket } from "bun"

/** Where the header block ends. */
const BLANK_LINE = Buffer.from("\r\n\r\n")
const LAST_CHUNK = Buffer.from("0\r\n\r\n")

/** One keep-alive connection that has one request under way at most. */
export interface Connection {
  readonly send: (request: Uint8Array) => void
  readonly close: () => void
}

/** What came back, told once the last byte of the body is here. */
export interface Answer {
  readonly status: number
  readonly bytes: number
}

/**
 * Speaks just enough HTTP/1.1 to count complete answers, at a fraction of what `fetch` costs, so
 * that the generator does not starve the server on a small machine.
 */
export const connect = async (
  url: URL,
  answered: (answer: Answer) => void,
): Promise<Connection> => {
  let status = 0
  let expected = -1
  let chunked = false
  let bytes = 0
  let unsent: Uint8Array | null = null

  const finish = () => {
    const answer = { status, bytes }
    status = 0
    bytes = 0
    answered(answer)
  }

  const headers = (chunk: Buffer): Buffer => {
    const end = chunk.indexOf(BLANK_LINE)
    const head = chunk.toString("latin1", 0, end).toLowerCase()
    status = Number(head.slice(9, 12))
    chunked = head.includes("transfer-encoding: chunked")
    expected = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0)
    return chunk.subarray(end + BLANK_LINE.length)
  }

  const flush = (socket: Socket) => {
    if (unsent === null) return
    const written = socket.write(unsent)
    unsent = written < unsent.length ? unsent.subarray(written) : null
  }

  const socket = await Bun.connect({
    hostname: url.hostname,
    port: Number(url.port),
    socket: {
      data: (_, chunk) => {
        const body = status === 0 ? headers(chunk) : chunk
        bytes += body.length
        if (chunked ? body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : bytes >= expected)
          finish()
      },
      drain: flush,
    },
  })

  return {
    send: (request) => {
      unsent = request
      flush(socket)
    },
    close: () => socket.end(),
  }
}

/** A GET as bytes on the wire. */
export const get = (url: URL, headers: Record<string, string> = {}): Uint8Array =>
  Buffer.from(
    [
      `GET ${url.pathname}${url.search} HTTP/1.1`,
      `host: ${url.host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      "",
      "",
    ].join("\r\n"),
  )
