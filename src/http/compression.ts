import { Duplex } from "node:stream"
import { promisify } from "node:util"
import { constants, createGzip, createZstdCompress, gzip, zstdCompress } from "node:zlib"

/** A body that is not larger travels in one packet as it is. */
const MIN_BYTES = 1_024

/** Up to this size compressing takes a fraction of a millisecond, less than a thread costs. */
const MAX_BYTES_AT_ONCE = 65_536

/** The fastest level: each step up costs more time than it saves on any wire of today. */
const LEVEL = 1
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: LEVEL } }

type Bytes = Uint8Array<ArrayBuffer>

interface Codec {
  readonly atOnce: (bytes: Bytes) => Bytes
  readonly inThread: (bytes: Bytes) => Promise<Bytes>
  /** Works in a thread too; CompressionStream would hold the event loop. */
  readonly stream: () => Duplex
}

const codecs = {
  zstd: {
    atOnce: (bytes) => Bun.zstdCompressSync(bytes, { level: LEVEL }) as Bytes,
    inThread: (bytes) => promisify(zstdCompress)(bytes, zstdOptions) as Promise<Bytes>,
    stream: () => createZstdCompress(zstdOptions),
  },
  gzip: {
    atOnce: (bytes) => Bun.gzipSync(bytes, { level: LEVEL }),
    inThread: (bytes) => promisify(gzip)(bytes, { level: LEVEL }) as Promise<Bytes>,
    stream: () => createGzip({ level: LEVEL }),
  },
} as const satisfies Record<string, Codec>

type Encoding = keyof typeof codecs

const isRefused = (parameter: string | undefined) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter ?? "")

/** What an Accept-Encoding header takes that the service has, the cheaper one first; null for neither. */
export const encodingFor = (header: string | null): Encoding | null => {
  if (header === null) return null
  const accepted = header.split(",").flatMap((part) => {
    const [name = "", parameter] = part.split(";")
    return isRefused(parameter) ? [] : [name.trim().toLowerCase()]
  })
  return accepted.includes("zstd") ? "zstd" : accepted.includes("gzip") ? "gzip" : null
}

/** A proxy keeps the two forms apart; a strong tag would promise that their bytes are the same. */
const packedHeaders = (given: Headers, encoding: Encoding) => {
  const headers = new Headers(given)
  headers.set("content-encoding", encoding)
  headers.append("vary", "accept-encoding")
  headers.delete("content-length")
  const etag = headers.get("etag")
  if (etag?.startsWith('"')) headers.set("etag", `W/${etag}`)
  return headers
}

const pack = async (response: Response, encoding: Encoding): Promise<Response> => {
  const { headers, status } = response
  if (response.body === null || headers.has("content-encoding")) return response
  if (!headers.get("content-type")?.startsWith("application/json")) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length <= MIN_BYTES) return new Response(bytes, { headers, status })
  const codec = codecs[encoding]
  const packed =
    bytes.length <= MAX_BYTES_AT_ONCE ? codec.atOnce(bytes) : await codec.inThread(bytes)
  return new Response(packed, { headers: packedHeaders(headers, encoding), status })
}

type Fetch = (request: Request) => Response | Promise<Response>

/** Compresses what `fetch` answers as JSON of more than 1 KB for clients that accept it, and nothing else. */
export const compressed =
  (fetch: Fetch): Fetch =>
  (request) => {
    const answer = fetch(request)
    const encoding = encodingFor(request.headers.get("accept-encoding"))
    if (encoding === null || request.method === "HEAD") return answer
    return answer instanceof Promise
      ? answer.then((response) => pack(response, encoding))
      : pack(answer, encoding)
  }

/** A response with a long JSON text that is made while it is sent, compressed where the client accepts it. */
export const streamedJson = (request: Request, body: ReadableStream<Uint8Array>): Response => {
  const headers = new Headers({ "content-type": "application/json" })
  const encoding = encodingFor(request.headers.get("accept-encoding"))
  if (encoding === null || request.method === "HEAD") return new Response(body, { headers })
  // Node's types of web streams are not those of the platform.
  const codec = Duplex.toWeb(codecs[encoding].stream()) as unknown as ReadableWritablePair<
    Uint8Array,
    Uint8Array
  >
  return new Response(body.pipeThrough(codec), { headers: packedHeaders(headers, encoding) })
}
