import type { $Type, NotNull } from "drizzle-orm"
import {
  integer,
  real,
  type SQLiteBooleanBuilderInitial,
  type SQLiteRealBuilderInitial,
  type SQLiteTextBuilderInitial,
  type SQLiteTextJsonBuilderInitial,
  text,
} from "drizzle-orm/sqlite-core"
import type { Static, TSchema } from "typebox"
import type { SourceId, UserId } from "#domain/ids"
import type { Provider } from "#domain/source"
import { type Origin, type Provenance, provenance } from "#domain/wearable"

type Properties = Readonly<Record<string, TSchema>>

type Builder<Value> = [Value] extends [boolean]
  ? SQLiteBooleanBuilderInitial<"">
  : [Value] extends [number]
    ? SQLiteRealBuilderInitial<"">
    : [Value] extends [string]
      ? SQLiteTextBuilderInitial<"", [string, ...string[]], undefined>
      : $Type<SQLiteTextJsonBuilderInitial<"">, Value>

type ColumnOf<Value> = null extends Value ? Builder<NonNullable<Value>> : NotNull<Builder<Value>>

/** The columns that hold the content of a typed row, as the domain describes it. */
export type ContentColumns<Of extends Properties> = {
  readonly [Name in Exclude<keyof Of, Provenance>]: ColumnOf<Static<Of[Name]>>
}

/** The schema of a value that may be null, and whether it may. */
const valueOf = (schema: TSchema): readonly [of: TSchema, isNullable: boolean] => {
  const { anyOf } = schema as { readonly anyOf?: ReadonlyArray<TSchema> }
  return anyOf ? [anyOf[0]!, true] : [schema, false]
}

const builderOf = (schema: TSchema) => {
  const { type } = schema as { readonly type?: string }
  if (type === "boolean") return integer({ mode: "boolean" })
  if (type === "integer") return integer()
  if (type === "number") return real()
  return type === "string" ? text() : text({ mode: "json" })
}

/** Makes the content columns of a typed row from its description, which alone lists them. */
export const contentColumns = <Of extends Properties>(properties: Of): ContentColumns<Of> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !Object.hasOwn(provenance, name))
      .map(([name, schema]) => {
        const [of, isNullable] = valueOf(schema)
        return [name, isNullable ? builderOf(of) : builderOf(of).notNull()]
      }),
  ) as unknown as ContentColumns<Of>

/** The columns that say whose a typed row is and where it came from. */
export const provenanceColumns = <Id extends string>() => ({
  id: text().$type<Id>().primaryKey(),
  user_id: text().$type<UserId>().notNull(),
  source_id: text().$type<SourceId>(),
  provider: text().$type<Provider>().notNull(),
  provider_raw: text().notNull(),
  updated_at: integer().notNull(),
  deleted: integer({ mode: "boolean" }).notNull().default(false),
  raw_event_id: integer(),
  origin: text().$type<Origin>().notNull(),
})
