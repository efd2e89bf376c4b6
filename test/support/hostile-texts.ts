import { Effect } from "effect"
import { LabReader } from "#actors/lab-reader"
import { Database } from "#db/database"
import { ExperimentStore } from "#db/experiments"
import type { UserId } from "#domain/ids"
import { importAs, ownHeaders, write } from "#test/belongings"
import { Client } from "#test/client"
import { payload } from "#test/deliveries"
import { anExperiment } from "#test/experiments"
import { FORM_TYPE, formOf } from "#test/form"
import { pdfOf, table } from "#test/pdf"
import { webhook } from "#test/webhook"

/** Markup that runs where a text becomes HTML, turned round for whoever reads; each with a name of its own. */
export const hostile = (name: string) => `${name}<img src=x onerror=alert(1)>"'\u202e`

/** What a longer text holds besides. */
export const HOSTILE_PROSE = [
  hostile("prose"),
  "<script>alert(2)</script><svg onload=alert(3)><style>*{display:none}</style>",
  "[a link](javascript:alert(4)) <a href='javascript:alert(5)'>b</a> [c](https://evil.example/c)",
  "![picture](https://evil.example/p.png) <img src='//evil.example/q.png'> <https://evil.example>",
  "**<b onclick=alert(6)>bold</b>** {{constructor.constructor('alert(7)')()}} %3Cscript%3E",
].join(" ")

const REPORT = pdfOf({
  content: table([
    ["Collected: 2026-03-02 <script>alert(1)</script>"],
    ["Test", "Result", "Units", "Reference range"],
    ["Ferritin", "80", "ng/mL", "30 - 400"],
    ["<img src=x onerror=alert(1)>", "81", "<svg onload=alert(1)>", "30 - 400"],
    ["Iron", "9000", "ug/dL", "50 - 150"],
  ]),
})

const writeOwn = Effect.fnUntraced(function* (method: string, path: string, body: unknown) {
  return yield* write(yield* ownHeaders, method, path, body)
})

/** Deliveries of devices that say such things of themselves. */
const deliveries = Effect.gen(function* () {
  const { user_id } = yield* Client
  for (const name of [
    "daily-garmin-allfields1",
    "sleep-garmin-allfields1",
    "activity-garmin-oa1",
  ]) {
    const body = yield* Effect.promise(() => payload(name))
    const said = hostile("device")
    body.user = {
      ...body.user,
      reference_id: user_id,
      provider: name === "activity-garmin-oa1" ? said : "GARMIN",
    }
    for (const item of body.data) {
      item.device_data = { ...item.device_data, name: said, manufacturer: said }
      if (item.metadata) item.metadata.name = said
    }
    yield* webhook(body)
  }
})

const DAY = "2026-11-20"

/** Everything that the client's person can be called, note, bring and keep, in such words. Answers the ids of pages. */
export const hostileBelongings = Effect.gen(function* () {
  const { user_id, send } = yield* Client
  const own = yield* ownHeaders
  yield* writeOwn("PUT", "/v1/me/profile", {
    name: hostile("person"),
    goal: HOSTILE_PROSE,
    story: HOSTILE_PROSE,
    conditions: [hostile("condition")],
    medications: [hostile("medicine"), "=cmd|'/c calc'!A1"],
  })
  yield* writeOwn("POST", "/v1/memory", { text: HOSTILE_PROSE, kind: "goal" })
  for (const note of [
    { kind: "tag", name: hostile("tag") },
    { kind: "event", name: hostile("event"), until: DAY },
    { kind: "text", name: hostile("written"), text: HOSTILE_PROSE.slice(0, 500) },
    { kind: "amount", name: hostile("amount"), value: 2, unit: "<b>mg</b>" },
    { kind: "tag", name: "__proto__" },
  ])
    yield* writeOwn("POST", "/v1/diary", { date: DAY, ...note })
  const lab = yield* writeOwn("POST", "/v1/labs", {
    test_date: DAY,
    results: [
      { name: hostile("analyte"), value: 7, unit: "<b>u</b>", range: "1 - 3" },
      { name: hostile("finding"), value: hostile("seen") },
    ],
  })
  const file = {
    name: "file",
    filename: "../../<img src=x>.pdf",
    type: "application/pdf",
    bytes: REPORT,
  }
  yield* send("/v1/labs/upload", {
    method: "POST",
    headers: { ...own, ...FORM_TYPE },
    body: formOf(file),
  })
  yield* LabReader.use(({ idle }) => idle)
  yield* deliveries
  yield* importAs(
    own,
    `day,metric,value,unit\n${DAY},steps,8200,\n${DAY},${hostile("column")},1,<b>\n`,
  )
  yield* importAs(own, `<html><script>alert(9)</script></html>`)
  yield* writeOwn("POST", "/v1/tokens", { name: hostile("token"), scopes: ["push"] })
  yield* writeOwn("POST", "/v1/invitations", { name: hostile("guest") })
  const experiment = anExperiment({
    user_id: user_id as UserId,
    title: hostile("experiment"),
    habit: hostile("habit"),
    step: HOSTILE_PROSE,
  })
  const experiments = yield* ExperimentStore
  const { write: change } = yield* Database
  yield* change(user_id as UserId, (tx) => experiments.add(tx, experiment))
  const { uploads } = (yield* send("/v1/labs", { headers: own })).body
  const ids = (uploads as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)
  return { typed: lab.id as string, uploaded: ids.find((id) => id !== lab.id)! }
})
