/** A part of a form, exactly as it is sent. */
export interface Part {
  readonly name?: string
  readonly filename?: string
  readonly type?: string
  readonly bytes?: string | Uint8Array
}

export const BOUNDARY = "----hygeia7MA4YWxkTrZu0gW"

export const FORM_TYPE = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }

const headOf = ({ name, filename, type }: Part) =>
  [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data${name === undefined ? "" : `; name="${name}"`}${
      filename === undefined ? "" : `; filename="${filename}"`
    }`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    "\r\n",
  ].join("\r\n")

/** The bytes of a multipart body. */
export const formOf = (...parts: ReadonlyArray<Part>): Uint8Array<ArrayBuffer> =>
  Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(headOf(part)),
      Buffer.from(part.bytes ?? ""),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

/** Bytes that arrive a few at a time, without their number being announced. */
export const dripping = (bytes: Uint8Array, size: number) => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}
