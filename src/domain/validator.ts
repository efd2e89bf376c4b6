import type { TProperties, TSchema } from "typebox"
import { Compile, type Validator } from "typebox/compile"
import { lazy } from "#domain/lazy"

/** A schema's validator, compiled when it is first asked for. */
export const validatorOf = <S extends TSchema>(schema: S): (() => Validator<TProperties, S>) =>
  lazy(() => Compile(schema))
