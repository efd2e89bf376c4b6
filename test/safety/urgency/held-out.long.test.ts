import { expect, test } from "bun:test"
import { trained } from "#scripts/train/classifier"
import { readCorpus } from "#scripts/train/corpus"
import { scoreOf } from "#scripts/train/score"

/** Training takes some seconds of work. */
const LIMIT_MS = 120_000

test(
  "messages of an author who was left out of the training are heard",
  async () => {
    const { examples } = await readCorpus()
    const classifier = trained(examples.filter(({ author }) => author !== "elm"))
    const score = scoreOf(
      classifier,
      examples.filter(({ author }) => author === "elm"),
    )
    expect(score.plain).toBeGreaterThan(0.85)
    expect(score.oblique).toBeGreaterThan(0.7)
    expect(score.answered).toBeGreaterThan(0.94)
    expect(score.alarmed).toBeLessThan(0.09)
    expect(score.careful).toBeLessThan(0.13)
  },
  LIMIT_MS,
)
