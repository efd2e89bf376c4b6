import type { Watcher } from "#actors/turn-events"
import type { StoredImport } from "#db/stored-import"
import { TERMINAL_EVENT_ID } from "#domain/events"
import { shownImport } from "#domain/file-import"
import type { FileImportId } from "#domain/ids"

/** Those who watch imports: each is shown the changes of one, then its end. */
export interface ImportWatchers {
  /** Adds one. Returns a function that takes it out again. */
  readonly add: (id: FileImportId, watcher: Watcher) => () => void
  /** Shows how far an import is to those who watch it. */
  readonly advance: (stored: StoredImport) => void
  /** Shows how an import has ended to those who watched it, and is done with them. */
  readonly end: (stored: StoredImport) => void
}

export const importWatchers = (): ImportWatchers => {
  const watched = new Map<FileImportId, Set<Watcher>>()

  const show = (type: string, id: number, stored: StoredImport) => {
    const data = JSON.stringify({ type, ...shownImport(stored) })
    for (const watcher of watched.get(stored.id) ?? [])
      watcher.next({ id, type: type as never, data })
  }

  return {
    add: (id, watcher) => {
      const watchers = watched.get(id) ?? new Set<Watcher>()
      watched.set(id, watchers.add(watcher))
      return () => {
        watchers.delete(watcher)
        if (watchers.size === 0 && watched.get(id) === watchers) watched.delete(id)
      }
    },
    advance: (stored) => show("progress", stored.bytes_read, stored),
    end: (stored) => {
      const type = stored.status === "completed" ? "import.completed" : "import.failed"
      show(type, TERMINAL_EVENT_ID, stored)
      for (const watcher of watched.get(stored.id) ?? []) watcher.end()
      watched.delete(stored.id)
    },
  }
}
