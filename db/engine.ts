import type { Effect, Exit } from "effect"
import type {
  Change,
  OwnedChange,
  OwnerOrLookup,
  Query,
  Reading,
  Transaction,
  ValuesOf,
} from "#db/change"

/** Room on the disk of a database, in bytes. */
export interface Space {
  readonly database_bytes: number
  /** The write-ahead log beside the database. */
  readonly log_bytes: number
  readonly free_bytes: number
}

/** The interface of a database engine, used by the stores. */
export interface Engine {
  /** The rows of one query, now. */
  readonly rows: <Values, Row>(
    query: Query<Values, Row>,
    ...values: ValuesOf<Values>
  ) => Effect.Effect<ReadonlyArray<Row>>
  /** Several queries over one state of the database. */
  readonly snapshot: <A>(reading: (tx: Reading) => Change<A>) => Effect.Effect<A>
  /**
   * Changes rows of one owner in the next group commit and answers once it is on disk. The change
   * does nothing but change rows. `bytes` is its rough size when it is large.
   */
  readonly write: <A>(
    owner: OwnerOrLookup,
    change: (tx: Transaction) => Change<A>,
    bytes?: number,
  ) => Effect.Effect<A>
  /**
   * The same without waiting. Changes reach the disk in the order in which they are made, so whatever is written
   * later is never there without this one. A change that dies is logged.
   */
  readonly enqueue: (
    owner: OwnerOrLookup,
    change: (tx: Transaction) => Change<unknown>,
  ) => Effect.Effect<void>
  /** Writes changes of several owners, each as `write` does; one that dies takes none with it. */
  readonly writeEach: <A>(
    changes: ReadonlyArray<OwnedChange<A>>,
  ) => Effect.Effect<ReadonlyArray<Exit.Exit<A>>>
  /**
   * A mark for delta clients, in epoch milliseconds: all rows stamped up to it are visible, and
   * all committed later are stamped later. At most a second behind the clock.
   */
  readonly mark: Effect.Effect<number>
  /** Whether a change reaches the disk just now, and there is room for more. */
  readonly isWritable: Effect.Effect<boolean>
  /** What the database takes on its disk, and what is free there. */
  readonly space: Effect.Effect<Space>
  /** Whether the file has seen every migration of this executable. */
  readonly isMigrated: Effect.Effect<boolean>
  /** Moves the write-ahead log into the file and empties it. */
  readonly checkpoint: Effect.Effect<void>
  /**
   * Erases all traces of deleted rows, in the write-ahead log and in the free space of pages. Goes
   * through the whole file, a few milliseconds at a time, and waits until no other process reads
   * it.
   */
  readonly eraseFreed: Effect.Effect<void>
}
