import { and, count, desc, eq, gte, inArray, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm"
import { Context, Effect, Layer } from "effect"
import {
  type Change,
  type Given,
  givenColumns,
  query,
  type Schema,
  type Transaction,
} from "#db/change"
import { Database } from "#db/database"
import { rewriteNotedDay } from "#db/noted-days"
import type { NoteId, TurnId, UserId } from "#domain/ids"
import type { NoteContent, NoteKind, StoredNote } from "#domain/note"
import type { LocalDate } from "#domain/time"
import type { Window } from "#domain/window"

/** Which notes of a list are wanted. `after` is the keyset of the page before. */
export interface NoteFilter {
  readonly from?: LocalDate | undefined
  readonly to?: LocalDate | undefined
  readonly kind?: NoteKind | undefined
  readonly after?: { readonly date: LocalDate; readonly seq: number } | undefined
  readonly limit: number
}

type Owned = { readonly user: UserId; readonly id: NoteId }

const page = (user: UserId, { from, to, kind, after, limit }: NoteFilter) =>
  query((db, { notes }) => {
    const conditions: Array<SQL | undefined> = [
      eq(notes.user_id, user),
      from === undefined ? undefined : gte(notes.date, from),
      to === undefined ? undefined : lte(notes.date, to),
      kind === undefined ? undefined : eq(notes.kind, kind),
      after &&
        or(lt(notes.date, after.date), and(eq(notes.date, after.date), lt(notes.seq, after.seq))),
    ]
    return db
      .select()
      .from(notes)
      .where(and(...conditions))
      .orderBy(desc(notes.date), desc(notes.seq))
      .limit(limit)
  })

const one = query((db, { notes }, given: Given<Owned>) =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.user_id, given.user), eq(notes.id, given.id))),
)

const onDay = query((db, { notes }, given: Given<{ user: UserId; date: LocalDate }>) =>
  db
    .select({ count: count() })
    .from(notes)
    .where(and(eq(notes.user_id, given.user), eq(notes.date, given.date))),
)

const insert = query((db, { notes }, given: Given<Omit<StoredNote, "seq">>) =>
  db.insert(notes).values(givenColumns(notes, given, ["seq"])),
)

const update = query((db, { notes }, given: Given<Omit<StoredNote, "seq">>) =>
  db
    .update(notes)
    .set(givenColumns(notes, given, ["seq", "id", "user_id", "kind", "turn_id", "created_at"]))
    .where(eq(notes.id, given.id)),
)

const remove = query((db, { notes }, given: Given<Owned>) =>
  db.delete(notes).where(and(eq(notes.user_id, given.user), eq(notes.id, given.id))),
)

type Before = { readonly user: UserId; readonly turn: TurnId }

/** The latest turn that noted something: of a conversation, or of those that belong to none. */
const lastSaid = (isIn: (turns: Schema["turns"], given: Given<Before & Talk>) => SQL) =>
  query((db, { notes, turns }, given: Given<Before & Talk>) =>
    db
      .select({ turn_id: notes.turn_id })
      .from(notes)
      .innerJoin(turns, eq(turns.id, notes.turn_id))
      .where(and(eq(notes.user_id, given.user), ne(turns.id, given.turn), isIn(turns, given)))
      .orderBy(desc(notes.seq))
      .limit(1),
  )

type Talk = { readonly conversation: string }
const lastInTalk = lastSaid((turns, { conversation }) => eq(turns.conversation_id, conversation))
const lastAlone = lastSaid((turns) => isNull(turns.conversation_id))

const ofTurn = query((db, { notes }, given: Given<{ user: UserId; turn: TurnId }>) =>
  db
    .select()
    .from(notes)
    .where(and(eq(notes.user_id, given.user), eq(notes.turn_id, given.turn)))
    .orderBy(notes.seq),
)

/** Notes of a time that are read at once: nobody has more within a question. */
const MAX_HAPPENED = 200

const reaching = (kinds: ReadonlyArray<NoteKind>) =>
  query((db, { notes }, given: Given<Window & { user: UserId }>) =>
    db
      .select()
      .from(notes)
      .where(
        and(
          eq(notes.user_id, given.user),
          inArray(notes.kind, kinds),
          lte(notes.date, given.to),
          or(gte(notes.date, given.from), gte(notes.until, given.from)),
        ),
      )
      .orderBy(notes.date, notes.seq)
      .limit(MAX_HAPPENED),
  )

const happened = reaching(["event", "tag"])
const events = reaching(["event"])

/** What people note. Each change writes the typed rows of its days anew, in the same transaction. */
export class NoteStore extends Context.Service<
  NoteStore,
  {
    readonly add: (tx: Transaction, note: Omit<StoredNote, "seq">) => Change<void>
    /** Changes a note; its day may be another one then. */
    readonly change: (tx: Transaction, before: StoredNote, content: NoteContent) => Change<void>
    readonly remove: (tx: Transaction, note: StoredNote) => Change<void>
    readonly find: (tx: Transaction, user: UserId, id: NoteId) => Change<StoredNote | null>
    readonly countOn: (tx: Transaction, user: UserId, date: LocalDate) => Change<number>
    /** What the latest other turn of a conversation noted that noted something. */
    readonly lastSaid: (
      tx: Transaction,
      user: UserId,
      conversation: string | null,
      except: TurnId,
    ) => Change<ReadonlyArray<StoredNote>>
    /** The newest day first, within a day the newest note. */
    readonly page: (user: UserId, filter: NoteFilter) => Effect.Effect<ReadonlyArray<StoredNote>>
    /** The events that reach into a window and the tags of its days, the earliest first. */
    readonly happened: (user: UserId, window: Window) => Effect.Effect<ReadonlyArray<StoredNote>>
    /** The events that reach into a window, the earliest first. */
    readonly events: (user: UserId, window: Window) => Effect.Effect<ReadonlyArray<StoredNote>>
  }
>()("db/NoteStore") {
  static readonly layer = Layer.effect(
    NoteStore,
    Effect.gen(function* () {
      const { rows } = yield* Database
      return NoteStore.of({
        *add(tx, note) {
          yield* tx.rows(insert, note)
          yield* rewriteNotedDay(tx, note.user_id, note.date)
        },
        *change(tx, before, content) {
          yield* tx.rows(update, { ...before, ...content })
          yield* rewriteNotedDay(tx, before.user_id, before.date)
          if (content.date !== before.date) yield* rewriteNotedDay(tx, before.user_id, content.date)
        },
        *remove(tx, { user_id: user, id, date }) {
          yield* tx.rows(remove, { user, id })
          yield* rewriteNotedDay(tx, user, date)
        },
        *find(tx, user, id) {
          const [found] = yield* tx.rows(one, { user, id })
          return found ?? null
        },
        *countOn(tx, user, date) {
          const [found] = yield* tx.rows(onDay, { user, date })
          return found?.count ?? 0
        },
        *lastSaid(tx, user, conversation, turn) {
          const of = conversation === null ? lastAlone : lastInTalk
          const [last] = yield* tx.rows(of, { user, turn, conversation: conversation ?? "" })
          return last?.turn_id ? yield* tx.rows(ofTurn, { user, turn: last.turn_id }) : []
        },
        page: (user, filter) => rows(page(user, filter)),
        happened: (user, { from, to }) => rows(happened, { user, from, to }),
        events: (user, { from, to }) => rows(events, { user, from, to }),
      })
    }),
  )
}
