import { describe, expect, test } from "bun:test"
import { deliveries, lifeUntil } from "#demo/deliveries"
import type { DemoPerson } from "#demo/person"
import { addDays, parseStamp } from "#domain/time"
import { envelopeOf } from "#domain/webhook"

const started_on = "2026-11-20"

const prepared: DemoPerson = {
  user_id: "user_ada",
  started_on,
  upload_ids: { earlier: "upload-1", later: "upload-2" },
}

const on = (today: string) => [...deliveries(prepared, [...lifeUntil(today, prepared)])]

interface Item {
  readonly metadata: { readonly start_time: string; readonly end_time: string }
}
interface Sent {
  readonly type?: string
  readonly data: ReadonlyArray<Item>
}

const sent = on(started_on).map((text) => JSON.parse(text) as Sent)
const ofType = (type: string) => sent.filter((delivery) => delivery.type === type)

describe("the deliveries of the demo", () => {
  test("are two connections, chunks of at most thirty items, and two lab reports", () => {
    expect(sent.map((delivery) => envelopeOf({ ...delivery }).type)).toEqual([
      "auth",
      "auth",
      ...Array<string>(25).fill("nutrition"),
      ...Array<string>(25).fill("daily"),
      ...Array<string>(25).fill("sleep"),
      ...Array<string>(25).fill("activity"),
      // The scale of the watch's vendor from day 560 on, the other one until then.
      ...Array<string>(7).fill("body"),
      ...Array<string>(19).fill("body"),
      "lab_report",
      "lab_report",
    ])
    for (const { data } of sent.slice(2, -2)) expect(data.length).toBeWithin(1, 31)
  })

  test("name the person, and the lab reports their uploads", () => {
    const references = sent.map((delivery) => envelopeOf({ ...delivery }).reference_id)
    expect(new Set(references.slice(0, -2))).toEqual(new Set(["user_ada"]))
    expect(references.slice(-2)).toEqual(["upload-1", "upload-2"])
  })

  test("end with yesterday, and with the night to today", () => {
    const lastOf = (type: string) => ofType(type).at(-1)!.data.at(-1)!.metadata
    expect(parseStamp(lastOf("daily").start_time)!.date).toBe("2026-11-19")
    expect(parseStamp(lastOf("sleep").end_time)!.date).toBe(started_on)
  })

  test("say the same in the same bytes", () => {
    expect(on(started_on)).toEqual(on(started_on))
  })

  test("of a later day add to the last chunks alone", () => {
    const known = new Set(on(started_on))
    const fresh = on(addDays(started_on, 3)).filter((body) => !known.has(body))
    expect(fresh.map((body) => (JSON.parse(body) as Sent).type)).toEqual([
      "nutrition",
      "daily",
      "sleep",
      "activity",
      "body",
    ])
  })

  test("print times a reader of payloads understands", () => {
    for (const { data } of [...ofType("daily"), ...ofType("sleep"), ...ofType("activity")])
      for (const { metadata } of data) {
        const [start, end] = [parseStamp(metadata.start_time), parseStamp(metadata.end_time)]
        expect(start?.offset_min).toBe(60)
        expect(end!.epoch_ms).toBeGreaterThan(start!.epoch_ms)
      }
  })
})
