import { expect } from "bun:test"
import { join } from "node:path"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { writeAppleExport } from "#bench/apple-export"
import { itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"
import { pdfOf, table } from "#test/pdf"
import { scratchFolder } from "#test/scratch-folder"
import { zipOf } from "#test/zip"

const it = itInBrowser(Executable)

/** Megabytes of an export: 56 days of a phone and a watch. */
const MEGABYTES = 30

const REPORT = pdfOf({
  content: table([
    ["Collected: 2026-03-02"],
    ["Test", "Result", "Units", "Reference range"],
    ["Ferritin", "80", "ng/mL", "30 - 400"],
  ]),
})

const ask = async (page: Page, question: string) => {
  await page.goto("/ask")
  await page.getByLabel("Your question").fill(question)
  await page.keyboard.press("Enter")
  await page.locator("article[aria-busy=false]").waitFor()
  return (await page.locator(".answer").textContent())!
}

const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1)

it("a new person's own export and lab report are asked about within seconds", async (given) => {
  const { page, run } = given
  const folder = await run(scratchFolder)
  const xml = join(folder, "export.xml")
  const records = await writeAppleExport(xml, MEGABYTES)
  const zip = join(folder, "export.zip")
  await Bun.write(zip, zipOf({ "apple_health_export/export.xml": await Bun.file(xml).bytes() }))
  const report = join(folder, "report.pdf")
  await Bun.write(report, REPORT)

  const begun = performance.now()
  await page.goto(await run(SignInLink))
  await page.getByRole("link", { name: /Bring your files/ }).click()
  await page.getByLabel("Choose files").setInputFiles([zip, report])
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name })
  await row("report.pdf").getByText("1 result.").waitFor({ timeout: 60_000 })
  // The profile of the person is counted too.
  const read = `${records.toLocaleString("en")} of ${(records + 1).toLocaleString("en")} records used`
  await row("export.zip").getByText(read).waitFor({ timeout: 120_000 })
  const imported = seconds(begun)
  expect(await ask(page, "How many steps a day did I take in January 2016?")).toMatch(
    /\d,\d{3} steps/,
  )
  const answered = seconds(begun)
  expect(await ask(page, "What is my ferritin?")).toMatch(/80/)
  console.log(
    `${MEGABYTES} MB of Apple Health and a lab report, from the sign-in link: read after ${imported} s, ` +
      `first answer ${answered} s, both ${seconds(begun)} s`,
  )
  expect(performance.now() - begun).toBeLessThan(300_000)
})

it("the doors of an empty server lead to files and to devices, and the demo person goes with all its data", async ({
  page,
  run,
}) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("link", { name: /Connect a device/ }).click()
  await page.getByText("No device is connected.").waitFor()
  expect(page.url()).toEndWith("/sources#connect")
  await page.goto("/today")
  await page.getByRole("link", { name: /Bring your files/ }).click()
  await page.getByText("No file has been brought in yet.").waitFor()
  await page.getByText("On the iPhone open Health").waitFor()
  await page.goto("/today")
  await page.getByRole("button", { name: /Try the demo person/ }).click()
  await page.getByText("You are looking at the demo person").waitFor({ timeout: 60_000 })
  await page.getByRole("button", { name: "Back to mine" }).click()
  await page.goto("/settings")
  await page.getByRole("button", { name: "Remove the demo person" }).click()
  await page.getByRole("button", { name: "Remove the demo person", exact: true }).click()
  await page.getByRole("heading", { name: "Demo person" }).waitFor({ state: "detached" })
  const session = await page.request.get("/v1/session")
  expect(await session.json()).toMatchObject({ has_demo: false })
  const { body } = await run(Effect.flatMap(Client, ({ get }) => get("/v1/data/sync")))
  expect(body.daily_summary).toEqual([])
})
