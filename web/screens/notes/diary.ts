import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { ChangedNote, NewNote, Note } from "#domain/note"
import { change, get, type Problem } from "#web/api"

interface Page {
  readonly data: ReadonlyArray<Note>
  readonly next_cursor: string | null
}

interface Loaded {
  readonly notes: ReadonlyArray<Note>
  readonly next: string | null
}

/** A day and what is noted of it. */
export interface DiaryDay {
  readonly date: string
  readonly notes: ReadonlyArray<Note>
}

const PAGE = 50
const pathOf = (id: string) => `/v1/diary/${encodeURIComponent(id)}`

const byDay = (notes: ReadonlyArray<Note>): ReadonlyArray<DiaryDay> =>
  [...Map.groupBy(notes, ({ date }) => date)]
    .map(([date, of]) => ({ date, notes: of }))
    .sort((one, other) => other.date.localeCompare(one.date))

/** The notes of the person, newest day first, and what can be done with them. */
export const useDiary = () => {
  const loaded = useSignal<Loaded | null>(null)
  const problem = useSignal<Problem | null>(null)

  const put = (next: (notes: ReadonlyArray<Note>) => ReadonlyArray<Note>) => {
    const { value } = loaded
    if (value) loaded.value = { ...value, notes: next(value.notes) }
  }

  const load = async (cursor: string | null) => {
    problem.value = null
    try {
      const after = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`
      const { data, next_cursor } = await get<Page>(`/v1/diary?limit=${PAGE}${after}`)
      const known = new Set(data.map(({ id }) => id))
      const before = (loaded.value?.notes ?? []).filter(({ id }) => !known.has(id))
      loaded.value = { notes: [...before, ...data], next: next_cursor }
    } catch (cause) {
      problem.value = cause as Problem
    }
  }

  useEffect(() => void load(null), [])

  return {
    days: loaded.value && byDay(loaded.value.notes),
    problem: problem.value,
    hasMore: loaded.value?.next != null,
    more: () => load(loaded.value?.next ?? null),
    write: async (notes: ReadonlyArray<NewNote>) => {
      for (const note of notes) {
        const made = await change<Note>("POST", "/v1/diary", note)
        put((before) => [made, ...before])
      }
    },
    rewrite: async (id: string, changed: ChangedNote) => {
      const made = await change<Note>("PATCH", pathOf(id), changed)
      put((before) => before.map((note) => (note.id === id ? made : note)))
    },
    remove: async (id: string) => {
      await change("DELETE", pathOf(id))
      put((before) => before.filter((note) => note.id !== id))
    },
  }
}

export type Diary = ReturnType<typeof useDiary>
