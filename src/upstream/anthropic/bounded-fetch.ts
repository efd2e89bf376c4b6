import type { Send } from "#upstream/outgoing"

/** The largest response that is read. */
const MAX_BYTES = 4_194_304

/** `fetch` that aborts a response over the limit. */
export const boundedFetch =
  (send: Send) =>
  async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const response = await send(input, init)
    if (!response.body) return response
    let left = MAX_BYTES
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          left -= chunk.byteLength
          if (left < 0) controller.error(new RangeError("the answer is too long"))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
