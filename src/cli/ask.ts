import { Data, Effect, type Layer } from "effect"
import type { Client } from "#cli/client"
import type { Frame } from "#cli/frames"
import { reaching } from "#cli/reach"
import { onTerminal, print, printLine } from "#cli/terminal"
import type { Config } from "#config"
import { isTerminal, SYNTHESIS_RESTARTED, type TurnEvent, type TurnEventBody } from "#domain/events"
import type { StartedTurn, Turn } from "#domain/turn"

/** A question that was not answered. */
export class AskFailed extends Data.TaggedError("AskFailed")<{
  readonly message: string
}> {}

const isLast = ({ type }: Frame) => isTerminal({ type: type as TurnEvent["type"] })

/** Prints the answer as it is written; on a terminal, before it begins, what is being done. */
const printing = () => {
  let printed = ""

  const printMore = Effect.fnUntraced(function* (text: string) {
    if (printed === "") yield* onTerminal("")
    printed += text
    yield* print(text)
  })

  const beginAgain = Effect.suspend(() => {
    const gap = printed === "" ? "" : "\n\n"
    printed = ""
    return print(gap)
  })

  return Effect.fnUntraced(function* (event: TurnEventBody) {
    switch (event.type) {
      case "phase":
        if (event.phase === SYNTHESIS_RESTARTED) yield* beginAgain
        else if (printed === "")
          yield* onTerminal(`${event.agent}: ${event.phase.replaceAll("_", " ")}`)
        break
      case "synthesis_delta":
        yield* printMore(event.text)
        break
      case "turn.completed":
        if (printed !== event.result.answer) {
          yield* beginAgain
          yield* printMore(event.result.answer)
        }
        yield* print("\n")
        break
      case "turn.failed":
        yield* printed === "" ? onTerminal("") : print("\n")
    }
  })
}

const watched = (client: Client, path: string) => {
  const show = printing()
  return client.follow(path, isLast, ({ data }) => show(JSON.parse(data)))
}

/** How a question is asked: of the demo person, and whether the answer is printed as JSON. */
export interface Asking {
  readonly demo?: true
  readonly json?: true
}

/** Asks a question and prints the answer as it is written, or as JSON the whole turn once it has ended. */
export const ask = Effect.fn("ask")(function* <E>(
  question: string,
  { demo, json }: Asking,
  temporaryServer: Layer.Layer<never, E, Config>,
) {
  yield* reaching(temporaryServer, { demo }, (client) =>
    Effect.gen(function* () {
      const messages = [{ role: "user", content: question }]
      const { id } = yield* client.post<StartedTurn>("/v1/turns", { messages })
      const events = `/v1/turns/${id}/events`
      yield* json ? client.follow(events, isLast, () => Effect.void) : watched(client, events)
      const turn = yield* client.json<Turn>(`/v1/turns/${id}`)
      if (json) yield* printLine(JSON.stringify(turn))
      const { error } = turn
      if (error) return yield* new AskFailed({ message: error.message })
    }),
  )
})
