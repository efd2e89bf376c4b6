import type { TProperties, TSchema } from "typebox"
import { Compile, type Validator } from "typebox/compile"
import { lazy } from "#domain/lazy"

/** A schema's validator, compiled on first use. */
export const validatorOf = <S extends TSchema>(schema: S): (() => Validator<TProperties, S>) =>
  lazy(() => Compile(schema))
