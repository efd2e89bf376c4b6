import { Result } from "effect"
import { type Static, Type } from "typebox"
import { Compile } from "typebox/compile"
import { isLocalDate } from "#domain/time"

/** Eleven years: a trend looks at every two days. */
const MAX_DAYS = 4_000

/** A person as a file has them. */
const PersonFile = Type.Object({
  user: Type.String(),
  /** The first day. */
  start: Type.String(),
  n_days: Type.Integer({ minimum: 1, maximum: MAX_DAYS }),
  /** A value a day, null without one. */
  metrics: Type.Record(Type.String(), Type.Array(Type.Union([Type.Number(), Type.Null()]))),
})

export type PersonFile = Static<typeof PersonFile>

const validator = Compile(PersonFile)

/** What is wrong with the parts of a file that are of the right types; null when nothing is. */
const disagreementIn = ({ start, n_days, metrics }: PersonFile): string | null => {
  if (!isLocalDate(start)) return `start is no date: ${start.slice(0, 20)}`
  const odd = Object.entries(metrics).find(([, values]) => values.length !== n_days)
  return odd ? `${odd[0]} has ${odd[1].length} values for ${n_days} days` : null
}

/** The person that a text describes, or in a few words why it describes none. */
export const readPerson = (text: string): Result.Result<PersonFile, string> => {
  const parsed = Result.try({ try: (): unknown => JSON.parse(text), catch: () => "no JSON" })
  if (Result.isFailure(parsed)) return Result.fail(parsed.failure)
  const file = parsed.success
  if (!validator.Check(file)) {
    const [error] = validator.Errors(file)
    return Result.fail(`${error?.instancePath.slice(1) || "the file"} ${error?.message}`)
  }
  const disagreement = disagreementIn(file)
  return disagreement === null ? Result.succeed(file) : Result.fail(disagreement)
}
