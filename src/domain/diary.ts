import { type Static, type TSchema, Type } from "typebox"
import { type Provenance, provenance } from "#domain/wearable"

/** Null means "not written down", never 0. The unit is the end of the name. */
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
const number = orNull(Type.Number())
const integer = orNull(Type.Integer())

/**
 * One local day as a person writes it down with one source: what was eaten and drunk, the day of
 * the cycle, mood and tags. Three kinds of payload fill disjoint columns of it.
 */
export const DiaryDay = Type.Object({
  ...provenance,
  date: Type.String({ format: "date" }),
  is_complete: orNull(
    Type.Boolean({ description: "False while the day went on when its intake was delivered." }),
  ),
  intake_kcal: number,
  protein_g: number,
  carbs_g: number,
  fat_g: number,
  fibre_g: number,
  sugar_g: number,
  water_ml: number,
  caffeine_mg: number,
  alcohol_g: number,
  cycle_day: integer,
  cycle_phase: integer,
  period_days: integer,
  cycle_days: integer,
  is_predicted: orNull(
    Type.Boolean({ description: "The cycle is a forecast, which is no observation." }),
  ),
  mood: orNull(Type.Number({ description: "From 1, bad, to 5, good." })),
  tags: orNull(Type.Array(Type.String())),
})
export type DiaryDay = Static<typeof DiaryDay>

/** The payloads that fill a diary. */
export const DIARY_PAYLOADS = ["nutrition", "menstruation", "tags"] as const
export type DiaryPayload = (typeof DIARY_PAYLOADS)[number]

/** The diary values of a day in a payload. */
export type DiaryContent = Partial<Omit<DiaryDay, Provenance | "date">> & { readonly date: string }
