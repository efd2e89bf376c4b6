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

const isGzip = (head: Uint8Array): boolean =>
  head[0] === 0x1f && head[1] === 0x8b && head[2] === 0x08

const headOf = (path: string): Effect.Effect<Uint8Array, ExportUnreadable> =>
  Effect.tryPromise({
    try: () => Bun.file(path).slice(0, HEAD_BYTES).bytes(),
    catch: () => new ExportUnreadable({ reason: "the file cannot be read" }),
  })

/** An error of the archive without its message, which may quote a path. */
const unreadable = () => new ExportUnreadable({ reason: "the archive is damaged" })

/** What a gzip holds. */
const gunzipped = (bytes: Bytes): Bytes =>
  Stream.unwrap(
    Effect.map(Stream.toReadableStreamEffect(bytes), (packed) =>
      Stream.fromReadableStream({
        evaluate: () =>
          packed.pipeThrough<Uint8Array>(new DecompressionStream("gzip") as TransformStream),
        onError: unreadable,
      }),
    ),
  )

/** The first pieces of some bytes; running those again goes on behind them. */
const peeked = Effect.fnUntraced(function* <E>(bytes: Stream.Stream<Uint8Array, E>) {
  const pieces: Array<Uint8Array> = []
  let size = 0
  yield* bytes.pipe(
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

/** Archives inside archives are opened so deep: Garmin packs the files of its watches once more. */
const MAX_DEPTH = 2

type Read<R> = (file: ExportFile) => Effect.Effect<void, ExportUnreadable, R>
/** Hears of a file of an archive that cannot be read; those behind it can. */
type Broken = (error: ExportUnreadable) => void

/** Opens what is packed, as deep as it goes, and hands on what is not, none of it whole. */
class Opening<R> {
  private unpacked = 0
  private entries = 0
  private isOver = false
  private readonly read: Read<R>
  private readonly broken: Broken

  constructor(read: Read<R>, broken: Broken) {
    this.read = read
    this.broken = broken
  }

  open(file: ExportFile, depth: number): Effect.Effect<void, ExportUnreadable, R> {
    if (isZip(file.head) && depth < MAX_DEPTH) return this.eachEntry(file, depth + 1)
    // A file of an archive may be packed by itself, as those of Strava are.
    if (isGzip(file.head) && depth <= MAX_DEPTH) return this.unzipped(file, depth + 1)
    return this.read(file)
  }

  private eachEntry(
    { bytes, aside }: ExportFile,
    depth: number,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return bytes.pipe(
      Stream.pipeThroughChannel(Zip.decode()),
      Stream.mapError((error) => (error instanceof ExportUnreadable ? error : unreadable())),
      Stream.runForEach((entry) =>
        Effect.gen({ self: this }, function* () {
          if (++this.entries > MAX_ENTRIES)
            return yield* this.over("the archive has too many files")
          if (entry.header.type === "Directory") return
          const pieces = yield* peeked(entry.body)
          let isOwn = true
          const rest = Stream.mapError(entry.body, () => {
            isOwn = false
            return unreadable()
          })
          yield* this.open(this.fileOf(entry.header.path, pieces, rest, aside), depth).pipe(
            Effect.catchIf(
              () => isOwn && !this.isOver,
              (error) => Effect.sync(() => this.broken(error)),
            ),
          )
        }),
      ),
    )
  }

  private unzipped(
    { path, bytes, aside }: ExportFile,
    depth: number,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return Effect.gen({ self: this }, function* () {
      const pull = yield* Stream.toPull(gunzipped(bytes))
      // One run of the bytes for both: those of a gzip cannot be taken up again.
      const all = Stream.fromPull(Effect.succeed(pull))
      const pieces = yield* peeked(all)
      yield* this.open(this.fileOf(path.replace(/\.gz$/i, ""), pieces, all, aside), depth)
    }).pipe(Effect.scoped)
  }

  private fileOf(
    path: string,
    pieces: ReadonlyArray<Uint8Array>,
    rest: Bytes,
    aside: string,
  ): ExportFile {
    return {
      path,
      head: Buffer.concat(pieces).subarray(0, HEAD_BYTES),
      bytes: Stream.mapEffect(Stream.concat(Stream.fromIterable(pieces), rest), (chunk) =>
        this.counted(chunk),
      ),
      aside,
    }
  }

  private counted(chunk: Uint8Array): Effect.Effect<Uint8Array, ExportUnreadable> {
    this.unpacked += chunk.byteLength
    return this.unpacked > MAX_UNPACKED_BYTES
      ? Effect.fail(this.over("the archive unpacks to too much"))
      : Effect.succeed(chunk)
  }

  private over(reason: string): ExportUnreadable {
    this.isOver = true
    return new ExportUnreadable({ reason })
  }
}

/** Where a file of an import may lie for a while as one of its own. */
const asideOf = (path: string) => `${path}.aside`

/** Reads a file of an import: itself, or each file that is packed in it. */
export const eachFile = <R>(
  path: string,
  name: string,
  onRead: (bytes: number) => void,
  read: Read<R>,
  broken: Broken,
): Effect.Effect<void, ExportUnreadable, R> =>
  Effect.flatMap(headOf(path), (head) =>
    new Opening(read, broken).open(
      { path: name, head, bytes: bytesOf(path, onRead), aside: asideOf(path) },
      0,
    ),
  )
