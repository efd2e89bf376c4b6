import { Effect } from "effect"
import { LabPages } from "#actors/lab-pages"
import type { StoredLab } from "#db/labs"
import { UploadStore } from "#db/uploads"
import { LabFileNotFound } from "#domain/errors"

/** A page as it is sent. */
interface LabPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly content_type: string
  /** How many pages the report has. */
  readonly pages: number
  /** The width and height in points; null for a picture, which is measured in its own dots. */
  readonly size: readonly [number, number] | null
}

/** A page of the original of a lab: drawn where it is a PDF, else the picture itself. */
export const drawLabPage = Effect.fnUntraced(function* (
  { user_id, storage_key, content_type }: StoredLab,
  page: number,
) {
  const bytes =
    storage_key === "" ? null : yield* UploadStore.use((uploads) => uploads.find(storage_key))
  if (bytes === null || !Number.isSafeInteger(page) || page < 1) return yield* new LabFileNotFound()
  if (content_type !== "application/pdf") {
    if (page > 1) return yield* new LabFileNotFound()
    return { bytes, content_type, pages: 1, size: null } satisfies LabPage
  }
  const drawn = yield* LabPages.use((labPages) => labPages.draw(user_id, { bytes, page }))
  if (drawn === null) return yield* new LabFileNotFound()
  const { png, size, pages } = drawn
  return { bytes: png, content_type: "image/png", pages, size } satisfies LabPage
})
