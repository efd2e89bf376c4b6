import { expect, test } from "bun:test"
import { normalise } from "#ingest/normalise"
import { payload } from "#test/deliveries"

for (const name of [
  "large_request_processing-garmin-oa1",
  "large_request_processing-garmin-docs1",
  "large_request_sending-garmin-oa1",
  "large_request_sending-garmin-docs1",
  "healthcheck-none-docs1",
  "rate_limit_hit-strava-docs1",
  "processing-fitbit-docs1",
  "google_no_datasource-google-docs1",
  "s3_payload-none-oa1",
  "edge-unknown-type",
  "athlete-garmin-oa1",
])
  test(`has no use for ${name}`, async () => {
    const body = await payload(name)
    expect(normalise(body.type, body, 0)).toEqual({ kind: "skipped" })
  })

for (const name of ["daily", "body", "nutrition", "menstruation", "sleep", "activity"])
  test(`reads the published example of ${name}`, async () => {
    const body = await payload(`${name}-garmin-oa1`)
    expect(normalise(name, body, 0)).toMatchObject({
      kind: "rows",
      rows: { of: name },
      unreadable: null,
    })
  })

const refused = (type: string, body: Record<string, unknown>) => normalise(type, body, 0)

test("cannot read data without a user, and a user without data", () => {
  const user = { user_id: "g1", provider: "GARMIN" }
  expect(refused("daily", { data: [] })).toMatchObject({ reason: "It names no user." })
  expect(refused("daily", { user: [], data: [] })).toMatchObject({ reason: "It names no user." })
  expect(refused("sleep", { user, sleep: {} })).toMatchObject({
    reason: "It has no list of data.",
  })
  expect(refused("lab_report.completed", { data: {} })).toMatchObject({ kind: "unreadable" })
  expect(refused("unknown", {})).toMatchObject({ kind: "unreadable" })
})

test("says nothing of a payload in the reason why it cannot be read", () => {
  const user = { user_id: "secret-id", provider: "GARMIN" }
  const items = [{ metadata: { start_time: "secret-time" }, weight: "secret-weight" }]
  for (const type of ["daily", "body", "nutrition", "menstruation", "sleep", "activity"])
    expect(JSON.stringify(refused(type, { user, data: items }))).toMatch(
      /"unreadable":"1 of 1 items: It [a-z ]+\."/,
    )
})
