import { Effect } from "effect"

/** An object of JSON whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON, and no list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The value of a JSON text; null when it is none. */
export const parsedJson = (text: string): unknown =>
  Effect.runSync(
    Effect.orElseSucceed(
      Effect.try(() => JSON.parse(text) as unknown),
      () => null,
    ),
  )
