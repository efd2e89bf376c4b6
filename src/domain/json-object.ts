/** An object of JSON whose members are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object of JSON, and no list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)
