/** How long a turn took, in milliseconds from the POST. */
export interface TurnTimes {
  readonly accepted: number
  readonly firstEvent: number
  readonly completed: number
}

/** Asks, opens the stream as soon as the turn is accepted, and reads it to its end. */
export const ask = async (
  url: string,
  headers: Record<string, string>,
  question: string,
): Promise<TurnTimes> => {
  const began = performance.now()
  const since = () => performance.now() - began
  const started = await fetch(`${url}/v1/turns`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ messages: [{ role: "user", content: question }] }),
  })
  if (started.status !== 202) throw new Error(`POST /v1/turns answered ${started.status}`)
  const { id } = (await started.json()) as { id: string }
  const accepted = since()
  const stream = await fetch(`${url}/v1/turns/${id}/events`, { headers })
  let firstEvent: number | null = null
  let text = ""
  for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
    if (chunk.includes("data: ")) firstEvent ??= since()
    text += chunk
  }
  if (!text.includes("event: turn.completed")) throw new Error("the turn did not complete")
  return { accepted, firstEvent: firstEvent!, completed: since() }
}
