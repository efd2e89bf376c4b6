import { Effect, Stream } from "effect"
import * as Xml from "effect/encoding/Xml"
import { offsetIn } from "#embedded/aggregator/exports/moment"
import {
  type ExportFile,
  ExportUnreadable,
  type Reader,
  type Sink,
} from "#embedded/aggregator/exports/reader"
import type { Device } from "#embedded/aggregator/exports/record"
import { decimalOf, OpenTrack } from "#embedded/aggregator/exports/track/workout"
import { headOf, xmlText } from "#embedded/aggregator/exports/xml-text"

const LIMITS = { maxTokenSize: 1 << 20, maxDepth: 32 }
/** No number or time is longer. */
const MAX_TEXT = 200

const SKIPPED = {
  place: "places are not taken",
  route: "a plan is no workout",
  repeated: "a lap before it has its time",
  strokes: "what is counted in this sport is no step",
  listed: "its workouts are in files of their own",
} as const

/** The device that a track counts as, by its format. */
type Devices = Readonly<Record<"tcx" | "gpx", Device>>

/** Laps know calories and the heart; of two files of one workout the one with laps counts. */
const DEVICES: Devices = { tcx: { name: "TCX", rank: 0 }, gpx: { name: "GPX", rank: 1 } }

type Attributes = Readonly<Record<string, string>>

/** A name without its prefix: `ns3:hr` and `gpxtpx:hr` are the same. */
const localOf = (name: string) => name.slice(name.indexOf(":") + 1)

const placeOf = ({ lat = "", lon = "" }: Attributes) => {
  const [north, east] = [decimalOf(lat), decimalOf(lon)]
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return null
  return { lat: north, lon: east }
}

/** What a document comes to: a workout for each of its tracks or activities. */
class Tracks {
  private readonly sink: Sink
  private readonly clock: (at: number) => number
  private readonly devices: Devices
  private readonly path: Array<string> = []
  private text = ""
  private open: OpenTrack | null = null
  private attributes: Attributes = {}
  private lapStart: string | undefined
  private time = ""

  constructor(sink: Sink, clock: (at: number) => number, devices: Devices) {
    this.sink = sink
    this.clock = clock
    this.devices = devices
  }

  take(event: Xml.Event): void {
    if (event._tag === "StartElement") this.start(localOf(event.name), event.attributes)
    else if (event._tag === "EndElement") this.end()
    else if (event._tag === "Text" && this.text.length < MAX_TEXT) this.text += event.text
  }

  private start(name: string, attributes: Attributes): void {
    this.path.push(name)
    this.text = ""
    if (name === "trk" || name === "Activity") {
      this.open = new OpenTrack()
      this.open.sport = attributes.Sport ?? ""
    } else if (name === "trkseg") this.open?.begin()
    else if (name === "trkpt") {
      this.attributes = attributes
      this.time = ""
    } else if (name === "Lap") this.lapStart = attributes.StartTime
  }

  private end(): void {
    const name = this.path.pop()!
    const parent = this.path.at(-1) ?? ""
    const { text, open } = this
    this.text = ""
    if (name === "wpt") this.sink.skipped("wpt", SKIPPED.place)
    else if (name === "rte" || name === "Course") this.sink.skipped(name, SKIPPED.route)
    if (open === null) return
    if (name === "time" && parent === "trkpt") this.time = text
    else if (name === "trkpt") open.point(this.time, placeOf(this.attributes))
    else if (name === "type" && parent === "trk") open.sport = text.trim()
    else if (name === "Time" && parent === "Trackpoint") open.at(text.trim())
    else if (name === "Lap") open.endLap(this.lapStart)
    else if (name === "trk" || name === "Activity") this.close(open, name)
    else open.value(`${parent}/${name}`, text)
  }

  private close(open: OpenTrack, name: string): void {
    this.open = null
    const device = this.devices[name === "trk" ? "gpx" : "tcx"]
    const workout = open.close(device, this.clock, () =>
      this.sink.skipped(`${name}: steps`, SKIPPED.strokes),
    )
    for (let lap = 0; lap < open.repeated; lap++) this.sink.skipped("Lap", SKIPPED.repeated)
    if (typeof workout === "string") this.sink.skipped(name, workout)
    else this.sink.used(name, workout)
  }
}

const ROOT = /<(?:[\w-]{1,20}:)?(?:gpx|TrainingCenterDatabase)[\s>]/
/** So much may stand before the root. */
const MAX_PROLOGUE = 4_000

/** True where a file is a GPX or TCX document, by its root. */
export const isTrack = (file: Pick<ExportFile, "head">): boolean => {
  const head = headOf(file).slice(0, MAX_PROLOGUE).trimStart()
  return head.startsWith("<") && ROOT.test(head)
}

/** The list of activities beside their files in an archive of Strava. */
const LIST = /^\W{0,2}Activity ID"?,"?Activity Date"?,/

const isList = (file: Pick<ExportFile, "head">): boolean => LIST.test(headOf(file).slice(0, 100))

/** Reads the workouts of a GPX or TCX document; `clock` is for times in UTC. */
export const readTracks = (
  file: ExportFile,
  sink: Sink,
  clock: (at: number) => number,
  devices: Devices = DEVICES,
): Effect.Effect<void, ExportUnreadable> =>
  Effect.suspend(() => {
    const tracks = new Tracks(sink, clock, devices)
    let hasBegun = false
    return xmlText(file).pipe(
      Stream.map((text) => {
        if (hasBegun) return text
        // Some begin with spaces, which XML does not allow before its declaration.
        const trimmed = text.trimStart()
        hasBegun = trimmed !== ""
        return trimmed
      }),
      Stream.pipeThroughChannel(Xml.decodeString(LIMITS)),
      Stream.runForEachArray((events) =>
        Effect.sync(() => {
          for (const event of events) tracks.take(event)
        }),
      ),
      Effect.mapError((error) =>
        error instanceof ExportUnreadable
          ? error
          : new ExportUnreadable({ reason: "it is no well-formed XML from some place on" }),
      ),
    )
  })

/** The workouts of GPX and TCX files, of whatever device or app. */
export const track: Reader = {
  vendor: "track",
  provider: "TRACK",
  detect: (file) => isTrack(file) || isList(file),
  read: (file, sink, zone) =>
    isList(file)
      ? Effect.sync(() => sink.skipped("activities.csv", SKIPPED.listed))
      : readTracks(file, sink, (at) => offsetIn(at, zone)),
}
