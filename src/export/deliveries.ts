import { pagesOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import type { Tables } from "#db/tables"
import type { Item } from "#domain/delivery-item"
import { originOfLink } from "#domain/file-link"
import type { UserId } from "#domain/ids"
import { type ExportedDelivery, type ExportedSource, headingOf } from "#domain/own-export"
import {
  bodyItem,
  type DayRow,
  type DiaryRow,
  dailyItem,
  menstruationItem,
  nutritionItem,
  tagItem,
} from "#export/payload/day"
import { nightItem } from "#export/payload/night"
import { workoutItem } from "#export/payload/workout"

export type ConnectionRow = Tables["connections"]["$inferSelect"]

interface Person {
  readonly snapshot: Snapshot
  readonly user: UserId
}

interface Provenance {
  readonly source_id: string | null
  readonly deleted: boolean
  readonly origin: ExportedDelivery["origin"]
}

/** A source as its deliveries name it. */
export const sourceOf = ({
  id,
  aggregator_user_id,
  provider_raw,
}: ConnectionRow): ExportedSource => ({
  id,
  origin: originOfLink(aggregator_user_id) ?? id,
  provider: provider_raw,
})

/** Files of one vendor are imported anew: which of them is the later one still counts on another server. */
const isOfFile = ({ aggregator_user_id }: ConnectionRow) =>
  originOfLink(aggregator_user_id) !== null

function* rowsOf<Name extends "dailySummary" | "diaryDays" | "sleepSessions" | "activities">(
  { snapshot, user }: Person,
  name: Name,
  source: ConnectionRow,
): Generator<Tables[Name]["$inferSelect"]> {
  for (const page of pagesOf(snapshot, name, user))
    for (const row of page)
      if (row.source_id === source.id && (!row.deleted || name === "activities")) yield row
}

function* dayLines(
  person: Person,
  source: ConnectionRow,
  line: (
    type: ExportedDelivery["type"],
    of: Provenance,
    ordering: number | null,
    item: Item,
  ) => string,
): Generator<string> {
  const diaries = rowsOf(person, "diaryDays", source)
  let next = diaries.next()
  function* ofDiary(diary: DiaryRow, day: DayRow | undefined): Generator<string> {
    if (diary.nutrition_raw_event_id !== null)
      yield line("nutrition", diary, diary.nutrition_ordering_ms, nutritionItem(diary))
    if (diary.menstruation_raw_event_id !== null)
      yield line("menstruation", diary, diary.menstruation_ordering_ms, menstruationItem(diary))
    if (diary.tags_raw_event_id !== null && (!day || day.daily_raw_event_id === null))
      yield line("daily", diary, diary.tags_ordering_ms, tagItem(diary))
  }
  for (const day of rowsOf(person, "dailySummary", source)) {
    for (; !next.done && next.value.date < day.date; next = diaries.next())
      yield* ofDiary(next.value, undefined)
    const diary = !next.done && next.value.date === day.date ? next.value : undefined
    if (day.daily_raw_event_id !== null)
      yield line("daily", day, day.daily_ordering_ms, dailyItem(day, diary))
    if (day.body_raw_event_id !== null) yield line("body", day, day.body_ordering_ms, bodyItem(day))
    if (diary) {
      yield* ofDiary(diary, day)
      next = diaries.next()
    }
  }
  for (; !next.done; next = diaries.next()) yield* ofDiary(next.value, undefined)
}

/** The rows of a source as the payloads that make them again, one a line; the first says whose they are. */
export function* deliveryLines(person: Person, source: ConnectionRow): Generator<string> {
  yield headingOf("deliveries", { source: sourceOf(source) })
  const line = (
    type: ExportedDelivery["type"],
    { origin }: Provenance,
    ordering: number | null,
    item: Item,
  ) => {
    const ordering_ms = isOfFile(source) ? ordering : null
    return JSON.stringify({ type, origin, ordering_ms, data: [item] } satisfies ExportedDelivery)
  }
  yield* dayLines(person, source, line)
  for (const night of rowsOf(person, "sleepSessions", source))
    yield line("sleep", night, night.ordering_ms, nightItem(night))
  for (const workout of rowsOf(person, "activities", source))
    yield line("activity", workout, workout.ordering_ms, workoutItem(workout))
}
