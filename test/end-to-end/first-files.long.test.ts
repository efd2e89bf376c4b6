import { expect } from "bun:test"
import { join } from "node:path"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { writeAppleExport } from "#bench/apple-export"
import { exportOf, record } from "#test/apple-export"
import { inspect, itInBrowser, until } from "#test/browser"
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

const DAYS = [
  "day,metric,value,unit",
  ...Array.from(
    { length: 20 },
    (_, at) => `2026-06-${String(at + 1).padStart(2, "0")},steps,8200,`,
  ),
].join("\n")

/** What is dropped on a page, wherever on it. */
const drop = async (page: Page, name: string, content: string | Uint8Array = DAYS) => {
  const bytes = JSON.stringify([...Buffer.from(content)])
  const file = `new File([new Uint8Array(${bytes})], ${JSON.stringify(name)})`
  const files = await page.evaluateHandle(
    `(() => { const transfer = new DataTransfer(); transfer.items.add(${file}); return transfer })()`,
  )
  await page.dispatchEvent("main", "drop", { dataTransfer: files })
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  it(`what becomes of a file is seen where it was dropped, and leads to a question, at ${width}`, async (given) => {
    const { page, run } = given
    await page.setViewportSize({ width, height })
    await page.goto(await run(SignInLink))
    await page.getByRole("link", { name: /Bring your files/ }).click()
    await page.getByText("No file has been brought in yet.").waitFor()
    for (const [from, name] of [
      ["0", "first.csv"],
      ["document.body.scrollHeight", "second.csv"],
    ] as const) {
      await page.evaluate(`scrollTo(0, ${from})`)
      await drop(page, name)
      const row = page.getByRole("listitem").filter({ hasText: name })
      await row.getByText(/^20 of 20 records used/).waitFor()
      const { y } = (await row.boundingBox())!
      // Above the bar of a phone.
      expect([name, y > 0 && y < height - 100]).toEqual([name, true])
    }
    // A report has its own rows, above those of the files: dropped at either end of the page it is seen as well.
    for (const [from, name] of [
      ["0", "first.pdf"],
      ["document.body.scrollHeight", "second.pdf"],
    ] as const) {
      await page.evaluate(`scrollTo(0, ${from})`)
      await drop(page, name, REPORT)
      const row = page.getByRole("listitem").filter({ hasText: name })
      await row.getByText(/^1 result\./).waitFor()
      const { y } = (await row.boundingBox())!
      expect([name, y > 0 && y < height - 100]).toEqual([name, true])
    }
    await page.getByRole("link", { name: "Ask your first question" }).click()
    await page.getByLabel("Your question").waitFor()
    expect(page.url()).toEndWith("/ask")
  })

it("a file of which nothing is used says so and why, before what older files offer", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await run(SignInLink))
  await page.getByRole("link", { name: /Bring your files/ }).click()
  const choose = page.getByLabel("Choose files")
  const csv = (name: string, content: string) => ({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(content),
  })
  await choose.setInputFiles(csv("good.csv", DAYS))
  const next = page.getByRole("link", { name: "Ask your first question" })
  await next.waitFor()
  const unknown = ["2026-06-01,frob,1,", "2026-06-02,frob,1,", "2026-06-01,quux,1,"]
  await choose.setInputFiles(csv("bad.csv", `day,metric,value,unit\n${unknown.join("\n")}\n`))
  const row = page.locator("li.failed").filter({ has: page.getByRole("heading") })
  await row.getByText("Nothing of it could be used: 0 of 3 records", { exact: true }).waitFor()
  expect(await row.getByRole("button", { name: /^Take back/ }).count()).toBe(0)
  // The reason is in sight, once for both names.
  const reasons = row.getByRole("list", { name: "Why records were left out" }).getByRole("listitem")
  expect(await reasons.allTextContents()).toEqual([expect.stringMatching(/^3: .*\(frob, quux\)$/)])
  expect(await reasons.isVisible()).toBe(true)
  const top = async (of: typeof row) => (await of.boundingBox())!.y
  expect(await top(row)).toBeLessThan(await top(next))
  await page.getByRole("rowheader", { name: "Spreadsheets and others" }).waitFor()
  await inspect(page, "sources-unused")
})

const DAY = "2025-06-02 08:00:00 +0200"
const EXPORT = exportOf(
  ' <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-02-02"' +
    ' HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>\n' +
    record("StepCount", DAY, DAY, "900", { unit: "count" }),
)

const profileOf = async (page: Page) => (await page.request.get("/v1/me/profile")).json()

for (const width of [360, 1280])
  it(`what an export says of its person is added at a press, or declined for good, at ${width}`, async (given) => {
    const { page, run } = given
    await page.setViewportSize({ width, height: 800 })
    await page.goto(await run(SignInLink))
    await page.getByRole("link", { name: /Bring your files/ }).click()
    const bring = async (name: string) => {
      const file = { name, mimeType: "text/xml", buffer: Buffer.from(EXPORT) }
      await page.getByLabel("Choose files").setInputFiles(file)
      await page
        .getByRole("listitem")
        .filter({ hasText: name })
        .getByText(/records used/)
        .waitFor()
    }
    const card = page.getByRole("group", { name: "For your profile" })
    await bring("export.xml")
    await card.getByText("you were born on 2 Feb 1990 and you are female")
    expect(await profileOf(page)).toMatchObject({ birthday: null, gender: null })
    await inspect(page, `sources-offer-${width}`)
    await page.setViewportSize({ width, height: 800 })
    await card.getByRole("button", { name: "Add birthday" }).press("Enter")
    await card.getByText(/^Your export says you are female\./).waitFor()
    expect(await profileOf(page)).toMatchObject({ birthday: "1990-02-02", gender: null })
    await until(page, "document.activeElement?.textContent === 'Add sex'")

    await page.goto("/settings")
    await page.getByLabel("What you want to reach").fill("sleep")
    await card.getByRole("button", { name: "Add sex" }).click()
    await page.getByText("Added to your profile.").waitFor()
    await card.waitFor({ state: "detached" })
    expect(await page.getByLabel("Sex").inputValue()).toBe("female")
    expect(await page.getByLabel("Birthday").inputValue()).toBe("1990-02-02")
    await page.getByRole("button", { name: "Save" }).first().click()
    await page.getByText("Saved.").waitFor()
    const birthday = { birthday: "1990-02-02", gender: "female" }
    expect(await profileOf(page)).toMatchObject({ ...birthday, goal: "sleep" })

    await page.getByLabel("Sex").selectOption("")
    await page.getByRole("button", { name: "Save" }).first().click()
    await card.getByText(/you are female/).waitFor()
    await inspect(page, `settings-offer-${width}`)
    await page.setViewportSize({ width, height: 800 })
    await card.getByRole("button", { name: "No thanks" }).click()
    await card.waitFor({ state: "detached" })
    await page.goto("/sources")
    await bring("later.xml")
    await page.reload()
    await page.getByRole("heading", { name: "later.xml" }).waitFor()
    expect(await card.count()).toBe(0)
    expect(await profileOf(page)).toMatchObject({ gender: null })
  })

it("the door to a backup shows what was chosen, and that it is at work", async (given) => {
  const { page, run, expects } = given
  expects(/422/)
  await page.goto(await run(SignInLink))
  await page.getByRole("button", { name: /Restore a backup/ }).click()
  const name = "hygeia-2026-11-23.age"
  const buffer = Buffer.alloc(1_400_000)
  await page
    .getByLabel(/Choose the backup/)
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer })
  await page.getByText("1.4 MB").waitFor()
  await page
    .getByRole("textbox", { name: "A passphrase", exact: true })
    .fill("five words of one person")
  await inspect(page, "restore")
  let isDone = () => {}
  const done = new Promise<void>((resolve) => {
    isDone = resolve
  })
  await page.route("**/v1/backups/restore", async (route) => {
    await done
    await route.continue()
  })
  await page.getByRole("button", { name: "Restore a backup" }).click()
  await page.getByText(/checking every byte/).waitFor()
  expect(await page.getByRole("progressbar").count()).toBe(1)
  await inspect(page, "restore-at-work")
  isDone()
  await page.getByRole("alert").waitFor()
  expect(await page.getByRole("progressbar").count()).toBe(0)
  // What is brought back stands alone: no other door leads anywhere until it has been signed in to.
  await page.route("**/v1/backups/restore", (route) =>
    route.fulfill({ json: { made_at: "2026-11-23T03:00:00.000Z", rows: 1 } }),
  )
  await page.getByRole("button", { name: "Restore a backup" }).click()
  await page.getByText(/^Everything is as it was/).waitFor()
  expect(await page.locator(".door").count()).toBe(0)
  expect(await page.getByText("There is no data yet").count()).toBe(0)
  await inspect(page, "restored")
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
