import type { Socket } from "bun"

/** Where the header block ends. */
const BLANK_LINE = Buffer.from("\r\n\r\n")
const LAST_CHUNK = Buffer.from("0\r\n\r\n")

/** One keep-alive connection that has one request under way at most. */
export interface Connection {
  readonly send: (request: Uint8Array) => void
  readonly close: () => void
}

/** What came back, passed on once the last byte of the body is here. */
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
  /** What has come of a header block or of the end of a body: both may come in pieces. */
  let pending: Buffer = Buffer.alloc(0)
  let status = 0
  let expected = 0
  let chunked = false
  let bytes = 0
  let unsent: Uint8Array | null = null

  const finish = () => {
    const answer = { status, bytes }
    pending = Buffer.alloc(0)
    status = 0
    bytes = 0
    answered(answer)
  }

  const readBody = (body: Buffer) => {
    bytes += body.length
    if (!chunked) return bytes >= expected
    pending = Buffer.concat([pending, body.subarray(-LAST_CHUNK.length)])
    pending = pending.subarray(-LAST_CHUNK.length)
    return pending.equals(LAST_CHUNK)
  }

  /** Answers whether the whole answer is here. */
  const readHead = (piece: Buffer) => {
    const head = pending.length === 0 ? piece : Buffer.concat([pending, piece])
    const end = head.indexOf(BLANK_LINE)
    if (end < 0) {
      pending = head
      return false
    }
    const text = head.toString("latin1", 0, end).toLowerCase()
    pending = Buffer.alloc(0)
    status = Number(text.slice(9, 12))
    chunked = text.includes("transfer-encoding: chunked")
    expected = Number(/content-length: (\d+)/.exec(text)?.[1] ?? 0)
    return readBody(head.subarray(end + BLANK_LINE.length))
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
      data: (_, piece) => {
        if (status === 0 ? readHead(piece) : readBody(piece)) finish()
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
