import { expect, test } from "bun:test"
import { Effect, Result, Stream } from "effect"
import { appleHealth } from "#embedded/aggregator/exports/apple/reader"
import { readerOf } from "#embedded/aggregator/exports/readers"
import { track } from "#embedded/aggregator/exports/track/reader"
import { xmlText } from "#embedded/aggregator/exports/xml-text"
import { exportOf, read, record, skippedOf } from "#test/apple-export"
import { fileOf, type ReadItem, readBy } from "#test/export-file"

const textOf = (bytes: string | Uint8Array, piece = 7) =>
  Effect.runPromise(Stream.mkString(xmlText(fileOf(bytes, "a.xml", piece))))

/** A text in bytes: of one each, or of two. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string, { isBig = false, hasMark = true } = {}) => {
  const bytes = Buffer.from(`${hasMark ? "\uFEFF" : ""}${text}`, "utf16le")
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}

const declared = (encoding: string, rest = "<a b='Zoë'/>") =>
  `<?xml version="1.0" encoding="${encoding}"?>\n${rest}`

test("a text is in the encoding of its mark, else in the declared one, else in UTF-8", async () => {
  for (const [bytes, expected] of [
    [declared("UTF-8"), declared("UTF-8")],
    ["<a b='Zoë'/>", "<a b='Zoë'/>"],
    [latin(declared("ISO-8859-1")), declared("ISO-8859-1")],
    [latin(declared("windows-1252")), declared("windows-1252")],
    [wide(declared("UTF-16")), declared("UTF-16")],
    [wide(declared("UTF-16"), { isBig: true }), declared("UTF-16")],
    [wide(declared("UTF-16"), { hasMark: false }), declared("UTF-16")],
    [wide(declared("UTF-16"), { hasMark: false, isBig: true }), declared("UTF-16")],
    // What is declared byte by byte is in no 16 bits, and a mark says more than a word
    [declared("UTF-16"), declared("UTF-16")],
    [`\uFEFF${declared("ISO-8859-1")}`, declared("ISO-8859-1")],
  ] as const)
    expect(await textOf(bytes)).toBe(expected)
  const ebcdic = await Effect.runPromise(
    Effect.result(Stream.runDrain(xmlText(fileOf(declared("IBM-1047"))))),
  )
  expect(Result.isFailure(ebcdic) && ebcdic.failure.reason).toBe("it declares an unknown encoding")
})

const STEPS = ["Zoë's Watch", "Zoé's Phone"].map((name, at) =>
  record(
    "StepCount",
    `2025-06-0${at + 2} 08:00:00 +0200`,
    `2025-06-0${at + 2} 08:05:00 +0200`,
    "100",
    { unit: "count", sourceName: name },
  ),
)

test("an export of Apple is read in every encoding, as is a track", async () => {
  const text = exportOf(STEPS.join("")).replace(/<\?xml[^>]*\?>\s*/, "")
  const expected = (await read(fileOf(text))).items
  expect(expected).toHaveLength(2)
  const point = (minute: number) =>
    `<trkpt lat="48" lon="16"><time>2025-06-02T08:0${minute}:00Z</time></trkpt>`
  const gpx = `<gpx><trk><type>Übung</type><trkseg>${point(0)}${point(5)}</trkseg></trk></gpx>`
  for (const encode of [
    (inner: string) => latin(declared("ISO-8859-1", inner)),
    (inner: string) => wide(declared("UTF-16", inner)),
    (inner: string) => wide(inner, { isBig: true }),
    (inner: string) => wide(declared("UTF-16", inner), { hasMark: false }),
  ]) {
    const bytes = encode(text)
    expect(readerOf(fileOf(bytes))).toBe(appleHealth)
    expect((await read(fileOf(bytes))).items).toEqual(expected)
    expect(readerOf(fileOf(encode(gpx)))).toBe(track)
    const [run] = (await readBy(track, fileOf(encode(gpx)))).items
    expect((run!.item as ReadItem).metadata.name).toBe("Übung")
  }
})

const DOCTYPE = `<!DOCTYPE a [
<!-- <!ENTITY out "commented"> -->
<!ENTITY watch "Zoë's &model;">
<!ENTITY watch "a second one">
<!ENTITY model 'Watch &amp; <b>phone</b>'>
<!ENTITY % parameter "never">
<!ENTITY self "&self;">
<!ENTITY file SYSTEM "file:///etc/passwd">
<!ENTITY page PUBLIC "-//x" "http://127.0.0.1:9/x">
] >`

test("a declared entity stands for its text, wherever the pieces of the file are cut", async () => {
  const body =
    "<a>&watch;|&model;|&amp;|&#65;|&undeclared;|&parameter;|&self;|&file;|&page;|&out;</a>"
  const model = "Watch &amp; <b>phone</b>"
  for (const piece of [1, 2, 3, 7, 64, 5_000])
    expect(await textOf(`${DOCTYPE}${body}`, piece)).toBe(
      `<a>Zoë's ${model}|${model}|&amp;|&#65;|&undeclared;|&parameter;|&self;|&file;|&page;|&out;</a>`,
    )
})

test("an export whose sources and units are entities is read", async () => {
  const doctype = '<!DOCTYPE HealthData [\n<!ENTITY w "Watch">\n<!ENTITY c "count">\n]>\n'
  const text = STEPS.join("").replaceAll('"count"', '"&c;"').replaceAll("Watch", "&w;")
  const outcome = await read(fileOf(exportOf(text, doctype)))
  expect(outcome.items).toEqual((await read(fileOf(exportOf(STEPS.join(""))))).items)
  expect(skippedOf(outcome, "StepCount")).toEqual({})
})

test("laughs by the billion, chains and many references end in time and bounds", async () => {
  const laughs = Array.from({ length: 30 }, (_, at) =>
    at === 0 ? '<!ENTITY l0 "lol">' : `<!ENTITY l${at} "${`&l${at - 1};`.repeat(10)}">`,
  ).join("")
  const chain = Array.from({ length: 400 }, (_, at) => `<!ENTITY c${at} "&c${at + 1};">`).join("")
  const long = `<!ENTITY long "${"x".repeat(30_000)}">`
  for (const [entities, body] of [
    [laughs, "&l29;".repeat(10_000)],
    [laughs, "&l4;".repeat(100_000)],
    [chain, "&c0;".repeat(100_000)],
    [long, "&long;".repeat(100_000)],
    ["<!ENTITY ".repeat(5_000), "&".repeat(500_000)],
    [`<!ENTITY a "b">${"<!--".repeat(10_000)}`, "&a".repeat(300_000)],
  ] as const) {
    const began = performance.now()
    const text = await textOf(`<!DOCTYPE a [${entities}]><a>${body}</a>`, 65_536)
    expect(text.length).toBeLessThan(10_000_000)
    expect(performance.now() - began).toBeLessThan(2_000)
  }
})
