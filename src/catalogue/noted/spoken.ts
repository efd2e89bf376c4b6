import { measuredIn, thingIn } from "#catalogue/noted/spoken-amount"
import { dated } from "#catalogue/noted/spoken-date"
import { spanIn } from "#catalogue/noted/spoken-span"
import {
  BODY_PARTS,
  habits,
  illnesses,
  NOT_NOW,
  NOT_SWALLOWED,
  substances,
} from "#catalogue/noted/things"
import type { NewNote } from "#domain/note"
import type { LocalDate } from "#domain/time"
import { pattern } from "#language/pattern"

/** What a text is read by: the day of the person, and the units that they read. */
export interface Ear {
  readonly today: LocalDate
  readonly units: "us" | "metric"
}

/** A note as it was said, with the day that it is of. */
export type SaidNote = NewNote & { readonly date: LocalDate }

const OPENING =
  /^(?:(?:ok|okay|oh|hey|hi|hello|so|also|btw|by the way|fyi|please|pls|and|then|well|yes|yeah)[,:]? +)+/
const ORDER = pattern(
  `^(?:(?:can you |could you )?(?:please )?(?:note|log|add|record|track|put down|write down|save|
  enter|register|diary|journal|note down|make a note)(?: down)?(?: that)?[,:]?) +(?:(?:a|the|
  my) note(?: that| of)?[,:]? +)?`,
)
const INTO = / (?:to|in|into) (?:my|the) (?:diary|journal|log|notes)$/
const ENDING = /[\s,]*(?:please|pls|thanks|thank you|thx|lol|haha|:\)|😅)$/
const SUBJECT = /^(?:i've|i have|ive|i|we) +(?:just |only |also |already |really )*/
const JUST = /^(?:just|only|also|already) +/
const HAD = pattern(
  `^(?:had|have had|drank|drunk|ate|eaten|took|taken|have taken|
  consumed|finished|downed|did|done|used|slept with|wore) +(?:just |only |about |around |roughly )?`,
)
const FOR_MINUTES = / for (?:about )?(?:\d{1,3}|an?|half an) (?:minutes?|mins?|hours?|h)$/
const MINUTES_OF = /^(?:an? )?\d{1,3} (?:minutes?|mins?) (?:of )?/
const MY = /^(?:my|some|the) +/

/** What a piece of a message says, and whether it needs more to be a note: a thing alone is a topic as well. */
interface Piece {
  readonly notes: ReadonlyArray<NewNote>
  readonly isBare: boolean
}

const whole = (note: NewNote): Piece => ({ notes: [note], isBare: false })

const tag = (name: string): NewNote => ({ kind: "tag", name })
const event = (name: string, text?: string): NewNote => ({
  kind: "event",
  name,
  ...(text === undefined || text === name ? {} : { text }),
})

/** Words by which a habit is something that was done. */
const DID = /^(?:[a-z]+ed|had|did|took|got|went|wore|ate|read|slept) ?/

const MAX_TAKEN_WORDS = 3

/** "took magnesium", "took my morning supplements": a substance, or what is called by its own words. */
const takenIn = (text: string): NewNote | null => {
  const [, said] = /^(?:took|taken|have taken) +(.+)$/.exec(text) ?? []
  const thing = said?.replace(MY, "")
  if (!thing) return null
  const known = substances.get(thing)
  if (known) return tag(known)
  const words = thing.split(" ")
  const isPlain = words.every((word) => /^[a-z][a-z'-]{2,}$/.test(word) && !NOT_SWALLOWED.has(word))
  return isPlain && words.length <= MAX_TAKEN_WORDS ? tag(thing) : null
}

const CAUGHT = pattern(
  `^(?:i'm|im|i am|i was|i've been|been|was|am|got|have got|have|had|caught|feeling|woke up|
  down with|came down with|i'm down with) +(?:really |very |so |quite )?`,
)
const FELL = /^(?:got|have got|caught|down with|came down with|i'm down with) +/
const INJURED = pattern(
  `^(?:sprained|twisted|injured|hurt|strained|pulled|tore|broke|bruised|rolled) +(?:my |
  a |the )?((?:left |right |lower |upper )?(?:${BODY_PARTS}))(?: muscle)?(?: (?:while |when )?(?:running|cycling|
  skiing|climbing|hiking|training|playing [a-z]+|at [a-z]+|in training))?$`,
)
const STARTED = pattern(
  `^(?:started|began|starting|am starting|i'm starting|switched to|put on|was prescribed|
  got prescribed|prescribed) +(?:taking |on |using )?(?:a |an |my |
  the )?(?:new )?([a-z][a-z0-9 -]{2,40})$`,
)
const MEDICINE =
  /\b(?:medication|medicine|meds|pill|pills|tablets|drug|antidepressant|beta blocker|statin|ssri|insulin|inhaler)\b/
const DEVICE = pattern(
  `^(?:got|bought|have|started wearing|switched to|wearing) +(?:a |an |my |
  the )?(?:new )?((?:oura|garmin|whoop|fitbit|apple|polar|samsung|withings|dexcom|
  libre)(?: [a-z0-9]+)?|new (?:watch|ring|band|strap|scale|sensor|tracker))$`,
)
const TRAVELS = pattern(
  `^(?:flew|flying|travelled|traveled|travelling|traveling|arrived|on a trip|trip|on holiday|
  on vacation|business trip) +(?:to|in) +([a-z][a-z .-]{2,40})$`,
)

const AWAY = pattern(
  `^(?:(?:i'm|im|i am|am|was|were|been|went|away) +)?(?:on (?:a |my |our )?(?:holidays?|vacation|
  business trip|trip|cruise)|away|abroad|travelling|traveling)$`,
)
const STAYED = pattern(
  String.raw`^(?:(?:i'm|im|i am|am|was|were|been|stayed|spent|away|went|flew|drove) +)+(?:in|to) +
  (?!(?:the |my |a )?(?:bed|hospital|pain|love|office|work|home|town|house|gym|zone|range|training|shape)\b)
  ([a-z][a-z .-]{2,40})$`,
)

/** Somewhere else for some days. */
const tripIn = (text: string): Piece | null => {
  const place = STAYED.exec(text)?.[1]
  if (place) return whole(event("trip", place))
  return AWAY.test(text) ? whole(event("trip")) : null
}

const illnessIn = (text: string): Piece | null => {
  const state = text.replace(SUBJECT, "").replace(CAUGHT, "")
  const name = illnesses.get(state)
  return name ? { notes: [event("illness", name)], isBare: !FELL.test(text) } : null
}

/** Something that began: an illness, an injury, a medicine, a device, a trip. */
const eventIn = (text: string, isLasting: boolean): Piece | null => {
  const part = INJURED.exec(text)?.[1]
  if (part) return whole(event("injury", part))
  const device = DEVICE.exec(text)?.[1]
  if (device) return whole(event("new device", device))
  const started = STARTED.exec(text)?.[1]
  if (started && (substances.has(started) || MEDICINE.test(started)))
    return whole(event("new medicine", substances.get(started) ?? started))
  const place = TRAVELS.exec(text)?.[1]
  if (place) return whole(event("trip", place))
  return (isLasting ? tripIn(text) : null) ?? illnessIn(text)
}

/** What one piece of a message says; null where it is no note. */
const pieceOf = (text: string, units: Ear["units"], isLasting: boolean): Piece | null => {
  const measured = measuredIn(text.replace(SUBJECT, ""), units)
  if (measured) return { notes: measured, isBare: false }
  const began = eventIn(text, isLasting) ?? eventIn(text.replace(SUBJECT, ""), isLasting)
  if (began) return began
  const said = text.replace(SUBJECT, "").replace(JUST, "")
  const thing = said.replace(HAD, "")
  const amount = thingIn(thing)
  if (amount) return { notes: [amount], isBare: thing === said }
  const done = thing.replace(FOR_MINUTES, "").replace(MINUTES_OF, "")
  const habit =
    habits.get(said) ?? habits.get(thing) ?? habits.get(done.replace(/^(?:a|an|the|my) /, ""))
  if (habit) return { notes: [tag(habit)], isBare: !DID.test(said) }
  const taken = takenIn(said)
  if (taken) return whole(taken)
  const substance = substances.get(thing.replace(MY, ""))
  return substance ? { notes: [tag(substance)], isBare: thing === said } : null
}

const BREAK = /\s*(?:,|;|\+|&|\band then\b|\band\b|\bplus\b)\s*(?:and\s+)?/

/** A sentence as one piece, else in its parts. */
const partsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const parts = text.split(BREAK).filter((part) => part !== "")
  return parts.length > 1 ? [[text], parts] : [[text]]
}

/** Notes of a day that a message may say. */
const MAX_NOTES = 8

/** A piece with its days. */
interface HeardPiece {
  readonly piece: Piece
  readonly date: LocalDate | null
  readonly until?: LocalDate
}

/** An event may last for days, whatever else is noted is of one. */
const lastingIn = (part: string, { today, units }: Ear): HeardPiece | null => {
  const span = spanIn(part, today)
  if (!span || NOT_NOW.test(span.rest)) return null
  const { rest, from, until } = span
  const piece = pieceOf(rest, units, true)
  return piece?.notes.every(({ kind }) => kind === "event")
    ? { piece, date: from, ...(until > from ? { until } : {}) }
    : null
}

const heardIn = (part: string, ear: Ear): HeardPiece | null => {
  const lasting = lastingIn(part, ear)
  if (lasting) return lasting
  const { rest: said, date } = dated(part, ear.today)
  // Without a day "I weigh 81 kg" is of the profile.
  const rest = date === null ? said : said.replace(/^(i )?weigh /, "weighed ")
  const piece = NOT_NOW.test(rest) ? null : pieceOf(rest, ear.units, false)
  if (piece) return { piece, date }
  // "and a tea yesterday": a part may be a day alone.
  return rest === "" && date !== null ? { piece: { notes: [], isBare: true }, date } : null
}

const heardParts = (parts: ReadonlyArray<string>, ear: Ear, isOrder: boolean) => {
  if (parts.length > MAX_NOTES) return null
  const heard: Array<HeardPiece> = []
  for (const part of parts) {
    const piece = heardIn(part, ear)
    if (!piece || (piece.piece.notes.length === 0 && heard.length === 0)) return null
    heard.push(piece)
  }
  const only = new Set(heard.flatMap(({ date }) => date ?? []))
  const common = only.size === 1 ? [...only][0]! : ear.today
  const isMeant = isOrder || only.size > 0 || heard.some(({ piece }) => !piece.isBare)
  return {
    isMeant,
    notes: heard.flatMap(({ piece, date, until }) =>
      piece.notes.map(
        (note): SaidNote => ({ ...note, date: date ?? common, ...(until ? { until } : {}) }),
      ),
    ),
  }
}

/** What a sentence notes, and whether it is surely a note: "2 coffees" alone may be of something else. */
export interface Heard {
  readonly notes: ReadonlyArray<SaidNote>
  readonly isMeant: boolean
}

const TEXT = /^(?:note|diary|journal|log|note to self) *: *(.{3,})$/

const MAX_CHARS = 200

/** What a sentence in lower case notes; null for one that notes nothing, or says anything else as well. */
export const notesIn = (sentence: string, ear: Ear): Heard | null => {
  const text = sentence
    .replace(/[\s.!]+$/, "")
    .replace(ENDING, "")
    .replace(OPENING, "")
    .trim()
  if (text === "" || text.length > MAX_CHARS || text.endsWith("?")) return null
  const ordered = text.replace(ORDER, "").replace(INTO, "")
  for (const parts of partsOf(ordered)) {
    const heard = heardParts(parts, ear, ordered !== text)
    if (heard && heard.notes.length > 0) return heard
  }
  const [, said] = TEXT.exec(text) ?? []
  return said
    ? { notes: [{ kind: "text", name: "note", text: said, date: ear.today }], isMeant: true }
    : null
}
