import type { TProperties, TSchema } from "typebox"
import { Compile, type Validator } from "typebox/compile"

/**
 * A schema's validator, compiled when it is first asked for: compiling all of them would hold up
 * the start.
 */
export const validatorOf = <S extends TSchema>(schema: S): (() => Validator<TProperties, S>) => {
  let validator: Validator<TProperties, S> | undefined
  return () => {
    validator ??= Compile(schema)
    return validator
  }
}
