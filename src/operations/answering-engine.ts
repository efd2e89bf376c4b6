import { Context, Effect, Layer } from "effect"
import { type AnsweringEngine, SENT } from "#domain/answering-engine"
import { type ModelAccount, servedBy } from "#upstream/anthropic/account"
import { ModelServer } from "#upstream/model-server"

const EMBEDDED: AnsweringEngine = {
  engine: "embedded",
  model: null,
  model_fast: null,
  host: null,
  is_local: true,
  sends: [],
}

/** What answers here, as it is configured. */
export class Engine extends Context.Service<Engine, AnsweringEngine>()("operations/Engine") {
  /** Of the configured provider, and whether lab reports are read here; of the embedded engine without one. */
  static readonly layer = (
    account: ModelAccount | null,
    { readsLabs }: { readonly readsLabs: boolean },
  ) => {
    const sends = SENT.filter((part) => readsLabs || part !== "lab_text")
    return Layer.succeed(
      Engine,
      account === null ? EMBEDDED : { engine: "provider", ...servedBy(account), sends },
    )
  }
}

/** What is known of the server of the model provider; null where the embedded engine answers. */
export const modelServerReport = Effect.map(ModelServer, ({ report }) => report())
