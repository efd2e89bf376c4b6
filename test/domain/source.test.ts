import { expect, test } from "bun:test"
import { providerOf } from "#domain/source"

const slugs: Readonly<Record<string, string>> = {
  WHOOP: "whoop",
  OURA: "oura",
  GARMIN: "garmin",
  FITBIT: "fitbit",
  GOOGLE_HEALTH: "fitbit",
  APPLE: "apple",
  POLAR: "polar",
  WITHINGS: "withings",
  DEXCOM: "dexcom",
  FREESTYLELIBRE: "libre",
  SAMSUNG: "samsung",
}

for (const [raw, slug] of Object.entries(slugs))
  test(`calls ${raw} ${slug}, in any case`, () => {
    expect(providerOf(raw)).toBe(slug as ReturnType<typeof providerOf>)
    expect(providerOf(raw.toLowerCase())).toBe(slug as ReturnType<typeof providerOf>)
  })

test("calls every other vendor other", () => {
  for (const raw of [
    "GOOGLE",
    "GOOGLEFIT",
    "HEALTH_CONNECT",
    "COROS",
    "STRAVA",
    "OMRONUS",
    "",
    "?",
  ])
    expect(providerOf(raw)).toBe("other")
})
