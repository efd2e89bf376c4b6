/** The tokens of a call, as the provider counts them. */
export interface Usage {
  /** Tokens of the prompt that were neither read from a cache nor written to one. */
  readonly input_tokens: number
  readonly output_tokens: number
  readonly cache_read_tokens: number
  readonly cache_write_5m_tokens: number
  readonly cache_write_1h_tokens: number
}

type Counts = Readonly<Record<string, unknown>>

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Counts)[name] : undefined

/** A count that is not a number, or is beyond all measure, is taken as 0. */
const countIn = (value: unknown, name: string): number => {
  const count = member(value, name)
  return typeof count === "number" && count > 0 && count < 1e9 ? Math.round(count) : 0
}

/** All tokens of a prompt, cached or not. */
const promptTokensOf = (usage: Usage): number =>
  usage.input_tokens +
  usage.cache_read_tokens +
  usage.cache_write_5m_tokens +
  usage.cache_write_1h_tokens

/** What a message reports; null when it reports nothing, as some local servers do. */
export const usageOf = (message: unknown): Usage | null => {
  const reported = member(message, "usage")
  const byLife = member(reported, "cache_creation")
  const forAnHour = countIn(byLife, "ephemeral_1h_input_tokens")
  const written = Math.max(
    countIn(reported, "cache_creation_input_tokens"),
    countIn(byLife, "ephemeral_5m_input_tokens") + forAnHour,
  )
  const usage: Usage = {
    input_tokens: countIn(reported, "input_tokens"),
    output_tokens: countIn(reported, "output_tokens"),
    cache_read_tokens: countIn(reported, "cache_read_input_tokens"),
    cache_write_5m_tokens: written - forAnHour,
    cache_write_1h_tokens: forAnHour,
  }
  return promptTokensOf(usage) + usage.output_tokens > 0 ? usage : null
}

/** Of prompts in English and JSON; those of other scripts have fewer. */
const BYTES_PER_TOKEN = 3.5

/** Tokens of a text by its bytes, where nobody has counted them. */
export const estimatedTokens = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN)
