import { Effect, Stream } from "effect"
import * as Zip from "effect/encoding/Zip"
import { MAX_PACKED_FILES, UNPACKED } from "#domain/file-import"
import {
  type ExportFile,
  ExportUnreadable,
  isBound,
  type ReachedBound,
} from "#embedded/aggregator/exports/reader"
import { type MemberPlace, membersOf } from "#embedded/aggregator/exports/zip-directory"

/** As many first bytes of a file are looked at to tell what it is. */
const HEAD_BYTES = 65_536

/** A small file may unpack to so much all the same, which takes about a second. */
const FREE_BYTES = 64 * 1024 ** 2

/** The bytes that a file may unpack to, by its size in bytes. */
const mostUnpacked = (sent: number): number =>
  Math.min(UNPACKED.gib * 1024 ** 3, Math.max(FREE_BYTES, UNPACKED.times * sent))

type Bytes = Stream.Stream<Uint8Array, ExportUnreadable>

const notRead = () =>
  new ExportUnreadable({ reason: "the file cannot be read", error: "unreadable" })

/** A file on disk, or a part of one, in pieces. `onRead` gets the size of each, in bytes. */
const bytesOf = (file: Blob, onRead: (bytes: number) => void): Bytes =>
  Stream.fromReadableStream({
    evaluate: () => file.stream(),
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
    catch: notRead,
  })

/** An error of the archive without its message, which may quote a path. */
const unreadable = (error?: unknown) =>
  error instanceof ExportUnreadable
    ? error
    : new ExportUnreadable({ reason: "the archive is damaged" })

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

/**
 * Bytes of an archive that remember whether they broke. To a reader they fail there: what is not over is no line and no
 * record, however much like one it looks.
 */
const watched = <E>(bytes: Stream.Stream<Uint8Array, E>) => {
  let broken: ExportUnreadable | null = null
  const fail = (error: E) => {
    broken = unreadable(error)
    return Stream.fail(broken)
  }
  return {
    bytes: Stream.suspend(() =>
      broken === null ? Stream.catch(bytes, fail) : Stream.fail(broken),
    ),
    isBroken: () => broken !== null,
  }
}

/** The first pieces of some bytes, as far as they are whole; running those again goes on behind them. */
const peeked = Effect.fnUntraced(function* (bytes: Bytes) {
  const pieces: Array<Uint8Array> = []
  let size = 0
  yield* bytes.pipe(
    Stream.takeUntil((chunk) => {
      pieces.push(chunk)
      size += chunk.byteLength
      return size >= HEAD_BYTES
    }),
    Stream.runDrain,
    Effect.ignore,
  )
  return pieces
})

/** The members of a zip, one after the other; fails where one is broken, as no other can be found then. */
const entriesOf = (bytes: Bytes) =>
  bytes.pipe(Stream.pipeThroughChannel(Zip.decode()), Stream.mapError(unreadable))

type Entry = Stream.Success<ReturnType<typeof entriesOf>>

/** Archives inside archives are opened so deep: Garmin packs the files of its watches once more. */
const MAX_DEPTH = 2

/** Who takes what a file of an import holds. */
interface Opener<R> {
  /** Takes a file that is not packed. */
  readonly read: (file: ExportFile) => Effect.Effect<void, ExportUnreadable, R>
  /** Hears of a file of an archive that cannot be read; those behind it can. */
  readonly broken: (error: ExportUnreadable) => void
  /** Hears how many bytes of the file itself were read. */
  readonly sent: (bytes: number) => void
  /** Hears that something was unpacked, and whether it is passed over because nobody reads it. */
  readonly unpacked: (isPassed: boolean) => void
}

/** Opens what is packed, as deep as it goes, and hands on what is not, none of it whole. */
class Opening<R> {
  private unpacked = 0
  private entries = 0
  private readonly most: number
  private readonly opener: Opener<R>

  constructor(most: number, opener: Opener<R>) {
    this.most = most
    this.opener = opener
  }

  open(file: ExportFile, depth: number): Effect.Effect<void, ExportUnreadable, R> {
    if (isZip(file.head) && depth < MAX_DEPTH) return this.eachEntry(file, depth + 1)
    // A file of an archive may be packed by itself, as those of Strava are.
    if (isGzip(file.head) && depth <= MAX_DEPTH) return this.unzipped(file, depth + 1)
    return this.opener.read(file)
  }

  /** Opens the members of a zip by their places, each by itself, so that a broken one costs no other. */
  eachMember(
    places: ReadonlyArray<MemberPlace>,
    bytesAt: (place: MemberPlace) => Bytes,
    aside: string,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return Effect.forEach(
      places,
      (place) =>
        entriesOf(bytesAt(place)).pipe(
          Stream.mapEffect((entry) => this.entry(entry, aside, 1)),
          Stream.take(1),
          Stream.runDrain,
          Effect.catchIf(
            ({ error }) => !isBound(error),
            (error) => Effect.sync(() => this.opener.broken(error)),
          ),
        ),
      { discard: true },
    )
  }

  private eachEntry(
    { bytes, aside }: ExportFile,
    depth: number,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return Stream.runForEach(entriesOf(bytes), (entry) => this.entry(entry, aside, depth))
  }

  /** Opens a member; fails where the archive breaks in it. */
  private entry(
    { header, body }: Entry,
    aside: string,
    depth: number,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return Effect.gen({ self: this }, function* () {
      if (++this.entries > MAX_PACKED_FILES)
        return yield* over("too_many_files", "the archive has too many files")
      if (header.type === "Directory") return
      const { bytes, isBroken } = watched(body)
      const pieces = yield* peeked(bytes)
      const file = this.fileOf(header.path, pieces, bytes, aside)
      const opened = this.open(file, depth).pipe(
        Effect.catchIf(
          ({ error }) => !isBound(error),
          // It is the archive that breaks off there.
          (error) => Effect.sync(() => !isBroken() && this.opener.broken(error)),
        ),
      )
      // Of what nothing is whole nobody can tell what it is.
      if (!isBroken() || pieces.length > 0) yield* opened
      // What nobody has read is unpacked all the same, to find where it ends.
      yield* Stream.runForEach(bytes, (chunk) => this.counted(chunk, true))
    })
  }

  private unzipped(
    { path, bytes, aside }: ExportFile,
    depth: number,
  ): Effect.Effect<void, ExportUnreadable, R> {
    return Effect.gen({ self: this }, function* () {
      const pull = yield* Stream.toPull(gunzipped(bytes))
      // One run of the bytes for both: those of a gzip cannot be taken up again.
      const { bytes: all, isBroken } = watched(Stream.fromPull(Effect.succeed(pull)))
      const pieces = yield* peeked(all)
      if (isBroken() && pieces.length === 0) return yield* unreadable()
      yield* this.open(this.fileOf(path.replace(/\.gz$/i, ""), pieces, all, aside), depth).pipe(
        Effect.catchIf(
          ({ error }) => isBroken() && !isBound(error),
          () => Effect.void,
        ),
      )
      if (isBroken()) return yield* unreadable()
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
        this.counted(chunk, false),
      ),
      aside,
    }
  }

  private counted(
    chunk: Uint8Array,
    isPassed: boolean,
  ): Effect.Effect<Uint8Array, ExportUnreadable> {
    this.unpacked += chunk.byteLength
    this.opener.unpacked(isPassed)
    return this.unpacked > this.most
      ? Effect.fail(over("unpacks_too_large", "the archive unpacks to too much"))
      : Effect.succeed(chunk)
  }
}

const over = (error: ReachedBound, reason: string) => new ExportUnreadable({ reason, error })

/** Where a file of an import may lie for a while as one of its own. */
const asideOf = (path: string) => `${path}.aside`

/** Reads a file of an import: itself, or each file that is packed in it. */
export const eachFile = <R>(
  path: string,
  name: string,
  opener: Opener<R>,
): Effect.Effect<void, ExportUnreadable, R> =>
  Effect.gen(function* () {
    const file = Bun.file(path)
    const head = yield* headOf(path)
    const opening = new Opening(mostUnpacked(file.size), opener)
    const aside = asideOf(path)
    const places = isZip(head)
      ? yield* Effect.tryPromise({ try: () => membersOf(file), catch: notRead })
      : null
    if (places === null)
      return yield* opening.open({ path: name, head, bytes: bytesOf(file, opener.sent), aside }, 0)
    let sent = 0
    const bytesAt = ({ from, to }: MemberPlace) =>
      bytesOf(file.slice(from, to), (bytes) => {
        sent += bytes
        opener.sent(bytes)
      })
    yield* opening.eachMember(places, bytesAt, aside)
    // The directory, and what a broken member has left.
    opener.sent(file.size - sent)
  })
