import { describe, expect, test } from "bun:test"
import { Effect } from "effect"
import { readTags } from "#ingest/tags"
import { Deliveries, deliver, rowsOf } from "#test/deliveries"
import { itWith } from "#test/effect"

const it = itWith(Deliveries)

const read = (...tags: ReadonlyArray<unknown>) => readTags({ tag_data: { tags } }, "2025-06-02")
const moodOf = (tag_name: string, notes?: string) => read({ tag_name, notes })?.mood

const daily = (item: Record<string, unknown>) => ({
  type: "daily",
  user: { user_id: "agg-1", provider: "OURA", reference_id: "user_synth" },
  data: [{ metadata: { start_time: "2025-06-02T00:00:00+02:00" }, ...item }],
})

it("keeps the tags of a day, until a later delivery lists others", () =>
  Effect.gen(function* () {
    const tagged = (...names: ReadonlyArray<string>) =>
      daily({ tag_data: { tags: names.map((tag_name) => ({ tag_name })) } })
    yield* deliver(tagged("sauna", "mood: 4"), 1_000)
    yield* deliver(daily({ distance_data: { steps: 7 } }), 2_000)
    expect(yield* rowsOf("diary_days")).toMatchObject([{ tags: '["sauna","mood: 4"]', mood: 4 }])
    yield* deliver(tagged(), 3_000)
    expect(yield* rowsOf("diary_days")).toMatchObject([{ tags: null, mood: null }])
  }))

describe("reads a mood", () => {
  test.each([
    ["mood: 4", undefined, 4],
    ["Mood 2/5", undefined, 2],
    ["mood_3.5", undefined, 3.5],
    ["mood", "5", 5],
    ["Mood", "4 out of 5", 4],
    ["feeling", "good", 4],
    ["Great mood", undefined, 5],
    ["state_of_mind", "very unpleasant", 1],
    ["felt", "okay", 3],
  ])("from the tag %p with the note %p", (name, note, mood) => {
    expect(moodOf(name, note)).toBe(mood)
  })

  test("as the mean of a day's", () => {
    expect(read({ tag_name: "mood 2" }, { tag_name: "mood 5" })?.mood).toBe(3.5)
  })

  test.each([
    ["hot_shower", "Felt refreshed after"],
    ["mood", undefined],
    ["mood: 7", undefined],
    ["mood 0", undefined],
    ["mood 5.5", undefined],
    ["mood swings", undefined],
    ["happy hour", undefined],
    ["moody", "5"],
    ["4", undefined],
  ])("from no tag like %p with the note %p", (name, note) => {
    expect(moodOf(name, note)).toBeNull()
  })
})

describe("takes tags for what they are, a stranger's text", () => {
  test("cuts them, cleans them and counts them", () => {
    const tags = Array.from({ length: 1_000 }, (_, n) => ({ tag_name: `${n} ${"x".repeat(999)}` }))
    const kept = read(...tags)!.tags!
    expect(kept.length).toBe(40)
    for (const tag of kept) expect(tag.length).toBe(60)
    expect(read({ tag_name: "a\u0000b\u202Ec\n d" })?.tags).toEqual(["a b c d"])
    expect(read({ tag_name: "\uD800" })?.tags).toEqual(["\uFFFD"])
  })

  test("never cuts a character in two", () => {
    expect(read({ tag_name: `${"x".repeat(59)}😀` })!.tags![0]!.isWellFormed()).toBe(true)
  })

  test("names each once, and passes over what is none", () => {
    expect(read({ tag_name: "tea" }, { tag_name: " tea " }, null, 7, {}, "tea")?.tags).toEqual([
      "tea",
    ])
    expect(read()).toEqual({ date: "2025-06-02", tags: null, mood: null })
  })

  test("says nothing of a day without a list", () => {
    expect(readTags({}, "2025-06-02")).toBeNull()
    expect(readTags({ tag_data: { tags: "tea" } }, "2025-06-02")).toBeNull()
  })
})
