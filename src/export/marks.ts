import { pagesOf } from "#db/person-rows"
import type { Snapshot } from "#db/sqlite/snapshot"
import { keyColumns, markedKind, rowQueries } from "#db/wrong-marks"
import type { UserId } from "#domain/ids"
import type { ExportedMark } from "#domain/own-export"
import { sourceOf } from "#export/deliveries"

/** What a person marked as wrong, each with what its row is named by on another server. */
export function* exportedMarks(snapshot: Snapshot, user: UserId): Generator<ExportedMark> {
  const connections = [...pagesOf(snapshot, "connections", user)].flat()
  const sources = new Map(connections.map((each) => [each.id as string, sourceOf(each)]))
  for (const page of pagesOf(snapshot, "wrongMarks", user))
    for (const { row_id: id, field, marked_at } of page) {
      const kind = markedKind(id)
      const [row] = kind === null ? [] : snapshot.rows(rowQueries[kind], { user, id })
      // A row that was taken back is no longer there to be wrong.
      if (kind === null || !row || row.deleted) continue
      const source = row.source_id ? sources.get(row.source_id as string) : null
      const key = kind === "bio" ? id : row[keyColumns[kind]]
      if (source === undefined || typeof key !== "string") continue
      yield {
        row: id,
        source: source && { id: source.id, origin: source.origin },
        key,
        field: field === "" ? null : field,
        marked_at,
      }
    }
}
