import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"
import { type ExportFile, ExportUnreadable } from "#embedded/aggregator/exports/reader"

/** As many first bytes of a file are looked at to tell what it is. */
const HEAD_BYTES = 65_536

/** A zip bomb is an archive whose files are this much larger together than the largest file that is taken. */
const MAX_UNPACKED_BYTES = 64 * 1024 ** 3
const MAX_ENTRIES = 100_000

type Bytes = Stream.Stream<Uint8Array, ExportUnreadable>

/** A file on disk in pieces. `onRead` gets the size of each, in bytes. */
const bytesOf = (path: string, onRead: (bytes: number) => void): Bytes =>
  Stream.fromReadableStream({
    evaluate: () => Bun.file(path).stream(),
    onError: () => new ExportUnreadable({ reason: "the file cannot be read" }),
  }).pipe(
    Stream.map((chunk) => {
      onRead(chunk.byteLength)
      return chunk
    }),
  )

const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04

const headOf = (path: string): Effect.Effect<Uint8Array, ExportUnreadable> =>
  Effect.tryPromise({
    try: () => Bun.file(path).slice(0, HEAD_BYTES).bytes(),
    catch: () => new ExportUnreadable({ reason: "the file cannot be read" }),
  })

/** An error of the archive without its message, which may quote a path. */
const unreadable = () => new ExportUnreadable({ reason: "the archive is damaged" })

/** The first pieces of an entry; running its body again goes on behind them. */
const peeked = Effect.fnUntraced(function* (entry: Zip.Entry<unknown>) {
  const pieces: Array<Uint8Array> = []
  let size = 0
  yield* entry.body.pipe(
    Stream.takeUntil((chunk) => {
      pieces.push(chunk)
      size += chunk.byteLength
      return size >= HEAD_BYTES
    }),
    Stream.runDrain,
    Effect.mapError(unreadable),
  )
  return pieces
})

/** What an archive has cost so far, those inside it too. */
interface Spent {
  unpacked: number
  entries: number
  isOver: boolean
}

/** Archives inside archives are opened so deep: Garmin packs the files of its watches once more. */
const MAX_DEPTH = 2

type Read<R> = (file: ExportFile) => Effect.Effect<void, ExportUnreadable, R>
/** Hears of a file of an archive that cannot be read; those behind it can. */
type Broken = (error: ExportUnreadable) => void

/** Reads the entries of an archive one after the other, none of them whole. */
const eachEntry = <R>(
  archive: Bytes,
  aside: string,
  spent: Spent,
  depth: number,
  read: Read<R>,
  broken: Broken,
): Effect.Effect<void, ExportUnreadable, R> => {
  const over = (reason: string) => {
    spent.isOver = true
    return new ExportUnreadable({ reason })
  }
  const counted = (chunk: Uint8Array): Effect.Effect<Uint8Array, ExportUnreadable> => {
    spent.unpacked += chunk.byteLength
    return spent.unpacked > MAX_UNPACKED_BYTES
      ? Effect.fail(over("the archive unpacks to too much"))
      : Effect.succeed(chunk)
  }
  return archive.pipe(
    Stream.pipeThroughChannel(Zip.decode()),
    Stream.mapError((error) => (error instanceof ExportUnreadable ? error : unreadable())),
    Stream.runForEach((entry) =>
      Effect.gen(function* () {
        if (++spent.entries > MAX_ENTRIES) return yield* over("the archive has too many files")
        if (entry.header.type === "Directory") return
        const pieces = yield* peeked(entry)
        let isOwn = true
        const rest = Stream.mapError(entry.body, () => {
          isOwn = false
          return unreadable()
        })
        const file: ExportFile = {
          path: entry.header.path,
          head: Buffer.concat(pieces).subarray(0, HEAD_BYTES),
          bytes: Stream.mapEffect(Stream.concat(Stream.fromIterable(pieces), rest), counted),
          aside,
        }
        const isInner = isZip(file.head) && depth < MAX_DEPTH
        yield* (
          isInner ? eachEntry(file.bytes, aside, spent, depth + 1, read, broken) : read(file)
        ).pipe(
          Effect.catchIf(
            () => isOwn && !spent.isOver,
            (error) => Effect.sync(() => broken(error)),
          ),
        )
      }),
    ),
  )
}

/** Where a file of an import may lie for a while as one of its own. */
const asideOf = (path: string) => `${path}.aside`

/** Reads a file of an import: itself, or each entry of the zip that it is. */
export const eachFile = <R>(
  path: string,
  name: string,
  onRead: (bytes: number) => void,
  read: Read<R>,
  broken: Broken,
): Effect.Effect<void, ExportUnreadable, R> =>
  Effect.flatMap(headOf(path), (head) =>
    isZip(head)
      ? eachEntry(
          bytesOf(path, onRead),
          asideOf(path),
          { unpacked: 0, entries: 0, isOver: false },
          1,
          read,
          broken,
        )
      : read({ path: name, head, bytes: bytesOf(path, onRead), aside: asideOf(path) }),
  )
