import type { TProperties, TSchema } from "typebox"
import { Compile, type Validator } from "typebox/compile"
import { lazy } from "#domain/lazy"

/** Lines of what does not fit in a value: nobody reads more. */
const MAX_LINES = 5

/** What of a value does not fit its schema, one line a field and without the value; empty where it fits. */
export const misfits = (
  validator: Pick<Validator, "Errors">,
  value: unknown,
): ReadonlyArray<string> =>
  [...validator.Errors(value)].slice(0, MAX_LINES).map(({ instancePath, message }) => {
    const field = instancePath.slice(1).replaceAll("/", ".")
    return field === "" ? message : `${field}: ${message}`
  })

/** A schema's validator, compiled on first use. */
export const validatorOf = <S extends TSchema>(schema: S): (() => Validator<TProperties, S>) =>
  lazy(() => Compile(schema))
