import { BodyTooLarge, InvalidRequest } from "#domain/errors"
import { blocksOf } from "#http/blocks"
import { hasMoreValues, MAX_JSON_VALUES } from "#http/json-values"
import { Refused } from "#http/problem"

/** The largest JSON body a route takes. */
export const MAX_JSON_BYTES = 1_048_576

/** The exact bytes of a body; null, and nothing kept, when there are more than the limit. */
export const readBytes = async (request: Request, most: number): Promise<Uint8Array | null> => {
  const announced = request.headers.get("content-length")
  if (announced !== null && Number(announced) > most) return null
  if (announced !== null || request.body === null) return request.bytes()
  const blocks: Array<Uint8Array> = []
  let size = 0
  for await (const block of blocksOf(request.body)) {
    size += block.byteLength
    if (size > most) return null
    blocks.push(block)
  }
  return Buffer.concat(blocks)
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i

const readOnce = async (request: Request, most: number): Promise<Uint8Array> => {
  const bytes = await readBytes(request, most).catch(() => {
    throw refused("The body did not arrive whole.")
  })
  if (bytes === null) throw new Refused(new BodyTooLarge({ limit_bytes: most }))
  return bytes
}

const beingRead = new WeakMap<Request, Promise<Uint8Array>>()

/**
 * The bytes of a JSON body, read once and remembered for further calls. Refuses more than 1 MiB, or
 * than what the first call allows, and a body that is cut off.
 */
export const readJsonBytes = (request: Request, most = MAX_JSON_BYTES): Promise<Uint8Array> => {
  const bytes = beingRead.get(request) ?? readOnce(request, most)
  beingRead.set(request, bytes)
  return bytes
}

/** The bytes of a JSON body, not parsed yet. Refuses another content type, and more than 1 MiB or 5,000 values. */
export const readBoundedJson = async (request: Request, most?: number): Promise<Uint8Array> => {
  if (!JSON_TYPE.test(request.headers.get("content-type") ?? ""))
    throw refused("Send a body with Content-Type: application/json.")
  const bytes = await readJsonBytes(request, most)
  if (await hasMoreValues(bytes, MAX_JSON_VALUES))
    throw refused(`The body holds more than ${MAX_JSON_VALUES} values.`)
  return bytes
}

/** The value of a JSON body that is bounded so. Refuses bytes that are not UTF-8, and text that is not JSON. */
export const readJson = async (request: Request): Promise<unknown> => {
  const bytes = await readBoundedJson(request)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw refused("The body is not valid JSON in UTF-8.")
  }
}

/** The value of a JSON body; an empty object without a body. */
export const readOptionalJson = async (request: Request): Promise<unknown> =>
  request.body === null || request.headers.get("content-length") === "0" ? {} : readJson(request)

const refused = (message: string) => new Refused(new InvalidRequest({ message }))
