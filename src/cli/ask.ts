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
  return (event: TurnEventBody) =>
    Effect.gen(function* () {
      if (event.type === "phase" && event.phase !== SYNTHESIS_RESTARTED) {
        if (printed === "") yield* onTerminal(`${event.agent}: ${event.phase.replaceAll("_", " ")}`)
        return
      }
      if (event.type === "synthesis_delta") {
        if (printed === "") yield* onTerminal("")
        printed += event.text
        yield* print(event.text)
        return
      }
      const isAgain = event.type === "phase" && printed !== ""
      const isMissing = event.type === "turn.completed" && printed !== event.result.answer
      if (isAgain || (isMissing && printed !== "")) yield* print("\n\n")
      if (isAgain) printed = ""
      if (isMissing) yield* print(event.result.answer)
      if (event.type === "turn.completed") yield* print("\n")
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
