import type { DiaryContent } from "#domain/diary"
import type { Payload } from "#domain/webhook"
import { listIn, meanOf, numberIn, objectIn, textIn } from "#ingest/field"

/** Bounds of what a stranger may make us keep: tags of a day, characters of a tag. */
const MAX_TAGS = 40
const MAX_TAG_CHARS = 60

/** Words for a mood, worst to best. */
const MOODS: ReadonlyArray<ReadonlyArray<string>> = [
  ["awful", "terrible", "very bad", "very unpleasant", "miserable"],
  ["bad", "low", "unpleasant", "down", "sad"],
  ["ok", "okay", "neutral", "meh", "average", "fine"],
  ["good", "pleasant", "happy"],
  ["great", "very good", "very pleasant", "excellent", "amazing", "very happy"],
]

const LABEL = "(?:mood|feeling|felt|state of mind)"
const LABELLED = new RegExp(`^${LABEL}\\b(.*)$|^(.*)\\b${LABEL}$`)
const OF_FIVE = /^([1-5](?:\.\d+)?)(?: ?(?:\/|of|out of) ?5)?$/

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s:=_-]+/g, " ")
    .trim()

const pointsOf = (words: string): number | null => {
  const points = Number(OF_FIVE.exec(words)?.[1])
  if (points <= MOODS.length) return points
  const at = MOODS.findIndex((mood) => mood.includes(words))
  return at < 0 ? null : at + 1
}

/** A mood from 1 to 5, in a tag that says it is one: "mood: 4", "Mood" with the note "good". */
const moodOf = (name: string, note: string): number | null => {
  const match = LABELLED.exec(plain(name))
  if (!match) return null
  return pointsOf((match[1] || match[2] || "").trim()) ?? pointsOf(plain(note))
}

const textOf = (value: unknown) =>
  (textIn(value) ?? "")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_TAG_CHARS)
    .toWellFormed()

/** A mood that an item states outright, as the rows of an export do. */
const statedMood = (mood: unknown): number | null => {
  const points = numberIn(mood)
  return points !== null && points >= 1 && points <= MOODS.length ? points : null
}

/**
 * Reads the tags of a daily item, and the mood among them: the mean of the day's. Tags are somebody
 * else's text: cut, counted, and kept as names; their notes are not kept. Null where the item has
 * no list of tags, which says nothing about them.
 */
export const readTags = (item: Payload, date: string): DiaryContent | null => {
  const { tags, mood } = objectIn(item.tag_data)
  if (!Array.isArray(tags)) return null
  const named = listIn(tags)
    .slice(0, MAX_TAGS)
    .map((tag) => {
      const { tag_name, notes } = objectIn(tag)
      return { name: textOf(tag_name), note: textOf(notes) }
    })
  const names = [...new Set(named.flatMap(({ name }) => name || []))]
  return {
    date,
    tags: names.length === 0 ? null : names,
    mood: statedMood(mood) ?? meanOf(named.flatMap(({ name, note }) => moodOf(name, note) ?? [])),
  }
}
