import type { UserId } from "#domain/ids"

/**
 * The id that the embedded aggregator has for a person's files of one origin: a vendor, or a source of another
 * server whose rows an export brought.
 */
export const fileLink = (origin: string, user_id: UserId): string => `file-${origin}-${user_id}`

/** The origin of such an id; null for one of another kind. */
export const originOfLink = (link: string): string | null =>
  /^file-(.+)-user_[^-]+$/.exec(link)?.[1] ?? null
