import { expect, test } from "bun:test"
import { Effect } from "effect"
import fc from "fast-check"
import { Ingest } from "#actors/ingest"
import { ada, Deliveries, rowsOf, send } from "#test/deliveries"
import { itemOf, KINDS, type Kind, SOURCES, TABLES } from "#test/payloads"

/** One version of a day, a night or a workout, as its vendor knew it at some time. */
interface Version {
  readonly kind: Kind
  readonly key: number
  /** Null for a column the vendor says nothing about. */
  readonly numbers: ReadonlyArray<number | null>
  /** Provisional: a tentative night, or a workout that is taken back. */
  readonly isProvisional: boolean
}

const version: fc.Arbitrary<Version> = fc.record({
  kind: fc.constantFrom(...KINDS),
  key: fc.integer({ min: 1, max: 2 }),
  numbers: fc.array(fc.option(fc.integer({ min: 1, max: 200 })), { minLength: 5, maxLength: 5 }),
  isProvisional: fc.boolean(),
})

const TENTATIVE = 3
const DELETE = 4

const metadataOf = ({ kind, key, numbers, isProvisional }: Version) => ({
  "metadata.summary_id": `s${key}`,
  "metadata.start_time": `2025-06-0${key}T00:00:00+02:00`,
  "metadata.end_time": `2025-06-0${key}T08:00:00+02:00`,
  "metadata.upload_type": isProvisional ? (kind === "sleep" ? TENTATIVE : DELETE) : 1,
  "tag_data.tags.0.tag_name": `mood ${(numbers[0] ?? 0) % 7}`,
  // Whatever a version says of it, it says the same.
  "data_enrichment.immune_index": isProvisional ? null : key,
})

const payloadOf = (version: Version, copy: number) => ({
  type: version.kind,
  user: { user_id: "g1", provider: "GARMIN", reference_id: ada },
  data: [
    itemOf([
      ...Object.entries(metadataOf(version)),
      ...Object.values(SOURCES[version.kind]).map(
        (path, n) => [path, version.numbers[n % version.numbers.length]] as const,
      ),
    ]),
  ],
  copy,
})

/** The columns that say how a row came to be rather than what it is. */
const HISTORY = /^(id|source_id|updated_at|raw_event_id|.*ordering_ms|.*_raw_event_id)$/

/** What is known in the end. Of a workout that was taken back, only that it was. */
const knowledge = Effect.gen(function* () {
  const known: Record<string, unknown> = {}
  for (const table of new Set(Object.values(TABLES)))
    for (const row of yield* rowsOf(table)) {
      const content = Object.entries(row).filter(([name]) => !HISTORY.test(name))
      const key = `${table} ${row.date} ${row.summary_id ?? ""}`
      known[key] = row.deleted === 1 ? "taken back" : Object.fromEntries(content)
    }
  return known
})

type Sent = readonly [body: unknown, ordering_ms: number | null]

/** What is known after deliveries, in this order, to an empty service. */
const after = (deliveries: ReadonlyArray<Sent>) =>
  Effect.gen(function* () {
    for (const [body, ordering_ms] of deliveries) yield* send(body, ordering_ms)
    yield* (yield* Ingest).idle
    return yield* knowledge
  }).pipe(Effect.provide(Deliveries), Effect.runPromise)

const versions = fc.array(version, { minLength: 1, maxLength: 12 })

test("knows the same in the end whatever the order and however often deliveries come", () =>
  fc.assert(
    fc.asyncProperty(
      versions.chain((all) =>
        fc.record({
          all: fc.constant(all),
          // Each at least once, some again: the same bytes, or the same content in other bytes.
          arrivals: fc
            .array(fc.tuple(fc.nat({ max: all.length - 1 }), fc.nat({ max: 1 })), { maxLength: 12 })
            .chain((more) =>
              fc.shuffledSubarray([...all.map((_, n) => [n, 0] as [number, number]), ...more], {
                minLength: all.length + more.length,
              }),
            ),
        }),
      ),
      async ({ all, arrivals }) => {
        const sent = (n: number, copy: number): Sent => [payloadOf(all[n]!, copy), 1_000 + n]
        const inOrder = await after(all.map((_, n) => sent(n, 0)))
        expect(await after(arrivals.map(([n, copy]) => sent(n, copy)))).toEqual(inOrder)
      },
    ),
    { numRuns: 60, seed: 1 },
  ))

test("knows what came last where the sender says nothing of the order, and repeats nothing", () =>
  fc.assert(
    fc.asyncProperty(
      versions,
      fc.array(fc.nat({ max: 100 }), { maxLength: 6 }),
      async (all, at) => {
        const once = all.map((one, n): Sent => [payloadOf(one, n), null])
        const repeated = once.flatMap((delivery, n) => [
          delivery,
          ...at.filter((place) => place % all.length === n).map((place) => once[place % (n + 1)]!),
        ])
        expect(await after(repeated)).toEqual(await after(once))
      },
    ),
    { numRuns: 30, seed: 1 },
  ))
