import { expect, test } from "bun:test"
import { exportSteps } from "#http/pages/export-steps"
import { sources } from "#web/text/en/sources"

test("the page of a link and the console say the same of where a file comes from", () => {
  expect(sources.steps).toMatchObject(exportSteps as Record<string, unknown>)
})
