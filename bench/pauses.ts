import { table } from "#bench/figures"
import { jsonBodies, largeDelivery, longReport } from "#bench/hostile-bodies"
import { WEBHOOK_SECRET } from "#bench/product"
import { script, start } from "#bench/program"

/**
 * How long hostile and large inputs hold the event loop: the longest pause and the sum, on a real
 * server over sockets, in CPU time of its main thread, and the longest pause by the clock on the wall.
 */
const ROUNDS = 3
const LAB_BYTES = 10_000_000

const program = await start(script("bench/programs/pauses.ts"), { env: { WEBHOOK_SECRET } })
const { door, user_id, service_token, leaving } = await Bun.file(
  `${program.folder}/pauses.json`,
).json()

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const own = bearer(service_token)
const json = { ...own, "content-type": "application/json" }

const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(`${program.url}${path}`, init)
  await response.arrayBuffer()
  return response.status
}

const deliver = (text: string) => {
  const body = Buffer.from(text)
  const t = Math.floor(Date.now() / 1_000)
  const hash = new Bun.CryptoHasher("sha256", WEBHOOK_SECRET).update(`${t}.`).update(body)
  const headers = { "aggregator-signature": `t=${t},v1=${hash.digest("hex")}` }
  return ask("/webhooks/aggregator", { method: "POST", headers, body })
}

const upload = () => {
  const form = new FormData()
  const bytes = new Uint8Array(LAB_BYTES)
  bytes.set(Buffer.from("%PDF-1.7"))
  form.set("file", new Blob([bytes], { type: "application/pdf" }), "report.pdf")
  return ask("/v1/labs/upload", { method: "POST", headers: own, body: form })
}

const question = (content: string) =>
  ask("/v1/turns", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ messages: [{ role: "user", content }] }),
  })

type Case = readonly [name: string, run: (round: number) => Promise<number>, once?: true]

const cases: ReadonlyArray<Case> = [
  ["a question, for comparison", () => question("How did I sleep?")],
  [
    "five readers of a thread of 60 questions of 1 MB",
    async () =>
      Math.max(
        ...(await Promise.all(
          Array.from({ length: 5 }, () => ask("/v1/conversations/long", { headers: own })),
        )),
      ),
  ],
  ["its deletion", () => ask("/v1/conversations/long", { method: "DELETE", headers: own }), true],
  [
    "a signed delivery of 42 MB",
    (round) => deliver(largeDelivery(user_id).replace('"version"', `"round":${round},"version"`)),
  ],
  [
    "a lab report of 3,000 results",
    (round) => deliver(`${longReport(user_id)}${" ".repeat(round)}`),
    true,
  ],
  ["a question about it", () => question("What were my latest lab results?")],
  ["a lab file of 10 MB", upload],
  ...Object.entries(jsonBodies).map(
    ([name, body]): Case => [
      `a JSON body of 1 MB: ${name}`,
      () => ask("/v1/turns", { method: "POST", headers: json, body }),
    ],
  ),
  [
    "the deletion of an account with four years of rows",
    () => ask("/v1/me", { method: "DELETE", headers: bearer(leaving) }),
    true,
  ],
]

interface Pauses {
  readonly cpu: number
  readonly wall: number
  readonly total: number
}

/** Words of the cases to run; without any, all are. */
const asked = process.argv.slice(2)
const chosen = cases.filter(
  ([name]) => asked.length === 0 || asked.some((word) => name.includes(word)),
)

const rows = []
for (const [name, run, once] of chosen) {
  const seen: Array<{ readonly status: number } & Pauses> = []
  for (let round = 0; round < (once ? 1 : ROUNDS); round++) {
    await fetch(`${door}reset`)
    const status = await run(round)
    const pauses = (await (await fetch(`${door}pauses`)).json()) as Pauses
    seen.push({ status, ...pauses })
  }
  const most = (key: "cpu" | "wall" | "total") => Math.max(...seen.map((one) => one[key]))
  rows.push([name, `${seen[0]!.status}`, most("cpu"), most("wall"), most("total")])
}
await program.stop()
table(
  ["worst of the rounds, ms", "status", "longest pause, CPU", "on the wall", "CPU in all"],
  rows,
)
