import { trained } from "#scripts/train/classifier"
import { type Example, readCorpus } from "#scripts/train/corpus"
import { percent, type Score, scoreOf } from "#scripts/train/score"
import { untrainedCard } from "#scripts/train/untrained"

const WEIGHTS = "src/safety/urgency/weights.txt"
const BASE64_LINE = /.{1,100}/g
const ZSTD_LEVEL = 19

const row = (name: string, score: Score) =>
  `| ${[
    name,
    score.signs,
    ...[score.plain, score.oblique, score.answered].map(percent),
    score.calm,
    ...[score.alarmed, score.careful, score.topic].map(percent),
  ].join(" | ")} |`

const HEADER = [
  "| held out | signs | plain at their level or above | oblique | any text | calm | alarmed | careful | topic |",
  "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
]

/** Trains without each author, and without each tenth of the kinds, and scores on what was left out. */
const card = (examples: ReadonlyArray<Example>) => {
  console.log(HEADER.join("\n"))
  const held = (name: string, isHeld: (example: Example) => boolean) => {
    const classifier = trained(examples.filter((example) => !isHeld(example)))
    console.log(row(name, scoreOf(classifier, examples.filter(isHeld))))
  }
  const authors = [...new Set(examples.map(({ author }) => author))]
  for (const author of authors.filter((name) => name !== "wordings" && name !== "questions"))
    held(`author ${author}`, (example) => example.author === author)
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort()
  const parts = 5
  for (let part = 0; part < parts; part += 1) {
    const some = new Set(kinds.filter((_, at) => at % parts === part))
    some.delete("wording")
    some.delete("question")
    held(`kinds, part ${part + 1}`, ({ kind }) => some.has(kind))
  }
}

const write = async (examples: ReadonlyArray<Example>, corpus: string) => {
  const { levels, topics } = trained(examples)
  const header = {
    corpus,
    levels: { bits: levels.bits, scale: levels.scale },
    topics: { bits: topics.bits, scale: topics.scale },
  }
  const bytes = new Uint8Array([...levels.weights, ...topics.weights])
  const packed = Bun.zstdCompressSync(bytes, { level: ZSTD_LEVEL }).toBase64()
  const lines = [JSON.stringify(header), ...(packed.match(BASE64_LINE) ?? [])]
  await Bun.write(WEIGHTS, `${lines.join("\n")}\n`)
  console.log(`${WEIGHTS}: ${examples.length} messages, ${packed.length} characters`)
}

if (import.meta.main) {
  if (process.argv[2] === "--untrained") await untrainedCard()
  else {
    const { examples, digest } = await readCorpus()
    if (process.argv[2] === "--card") card(examples)
    else await write(examples, digest)
  }
}
