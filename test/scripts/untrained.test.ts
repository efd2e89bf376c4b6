import { expect, test } from "bun:test"
import { readCorpus, readUntrained } from "#scripts/train/corpus"

const LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pt"]

test("harmless messages are calm, in seven languages, by sixteen authors", async () => {
  const harmless = await readUntrained("corpus/harmless")
  expect(harmless.length).toBe(3_260)
  expect(new Set(harmless.map(({ author }) => author)).size).toBe(16)
  expect(new Set(harmless.map(({ level }) => level))).toEqual(new Set(["none"]))
  expect([...new Set(harmless.map(({ language }) => language))].sort()).toEqual(LANGUAGES)
  const later = harmless.filter(({ kind }) => kind === "follow_up")
  expect(later.filter(({ before }) => before === undefined)).toEqual([])
})

test("the lines of a pair stand below each other and differ in level", async () => {
  const contrast = await readUntrained("corpus/contrast")
  expect(contrast.length).toBe(6_000)
  const alike = contrast.filter(
    ({ level }, at) => at % 2 === 1 && contrast[at - 1]!.level === level,
  )
  expect(alike).toEqual([])
})

test("no author whose messages are held out is one that the weights were trained on", async () => {
  const { examples } = await readCorpus()
  const trained = new Set(examples.map(({ author }) => author))
  const heldOut = [
    ...(await readUntrained("corpus/harmless")),
    ...(await readUntrained("corpus/contrast")),
  ]
  expect(heldOut.filter(({ author }) => trained.has(author))).toEqual([])
})
