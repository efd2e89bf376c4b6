import { expect } from "bun:test"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import type { Biomarker } from "#domain/biomarker"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"
import { pdfOf, table } from "#test/pdf"

const it = itInBrowser(Executable)

const MARKUP = `<img src=x onerror=alert(1)>"'`

/** A report with a value that nobody has, and one that is as usual. */
const DOUBTFUL = pdfOf(
  { content: table([["Example Laboratory"]]) },
  {
    content: table([
      ["Collected: 2026-03-02"],
      ["Test", "Result", "Units", "Reference range"],
      ["Iron", "9000", "ug/dL", "50 - 150"],
      ["Ferritin", "80", "ng/mL", "30 - 400"],
    ]),
  },
)

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
})

const open = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/labs")
  await page.getByText("No lab results yet.").waitFor()
}

const upload = async (page: Page, file: ReturnType<typeof pdf>, outcome: string | RegExp) => {
  await page.getByLabel("Choose a report").setInputFiles(file)
  const given = page.getByRole("region", { name: "Reports given just now" })
  await given.getByRole("listitem").filter({ hasText: file.name }).getByText(outcome).waitFor()
}

/** Where an element is on the screen. */
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!

const typeIn = async (page: Page, date: string, name: string, value: string) => {
  await page.getByText("Type results in").click()
  await page.getByLabel("Day the sample was taken").fill(date)
  await page.getByLabel("Test", { exact: true }).fill(name)
  await page.getByLabel("Result", { exact: true }).fill(value)
  await page.getByLabel("Unit", { exact: true }).fill("ng/mL")
  await page.getByLabel("Range", { exact: true }).fill("30 - 400")
  await page.getByRole("button", { name: "Save" }).click()
}

it("a report is uploaded, seen beside its page, and a doubtful value of it corrected", async ({
  page,
  run,
}) => {
  await open(page, await run(SignInLink))
  await inspect(page, "labs-empty")
  await upload(page, pdf("doubtful.pdf", DOUBTFUL), /^2 results\. 1 result is waiting/)
  await page.getByRole("heading", { name: "1 result is waiting for you to confirm it." }).waitFor()
  const counted = async () => {
    const { body } = await run(Client.use(({ get }) => get("/v1/data/sync")))
    const rows: ReadonlyArray<Biomarker> = body.biomarkers
    return rows.map(({ name, value }) => `${name} ${value}`).sort()
  }
  expect(await counted()).toEqual(["Ferritin 80"])

  await page.getByRole("link", { name: "See it beside the report" }).click()
  await page.getByText("This may have been misread, so it does not count yet.").waitFor()
  await page
    .getByAltText("Page 2 of the report. The value stands in: Iron 9000 ug/dL 50 - 150")
    .waitFor()
  const [whole, box] = [await boxOf(page, ".original img"), await boxOf(page, ".original rect")]
  // The value stands at 180 of 595 points from the left, and 744 of 842 from below.
  expect((box.x - whole.x) / whole.width).toBeCloseTo(177 / 595, 1)
  expect((box.y + box.height / 2 - whole.y) / whole.height).toBeCloseTo(1 - 747 / 842, 1)
  await page.getByRole("heading", { name: "Example Laboratory, Mon 2 Mar" }).waitFor()
  await inspect(page, "labs-report")

  await page.getByLabel("What it says").fill("90")
  await page.getByRole("button", { name: "Correct it" }).click()
  await page.getByRole("button", { name: /^Mark as wrong: Iron/ }).waitFor()
  expect(await counted()).toEqual(["Ferritin 80", "Iron 90"])
  await page.locator("a:focus").filter({ hasText: "Iron" }).waitFor()

  await page.getByRole("link", { name: "Ferritin" }).click()
  await page.getByRole("button", { name: /^Mark as wrong: Ferritin/ }).click()
  await page.locator("s").getByText("80").waitFor()
  await page.getByRole("button", { name: /^It is right after all/ }).click()
  await page.getByRole("button", { name: /^Mark as wrong: Ferritin/ }).waitFor()

  await page.getByRole("button", { name: "Delete this report" }).click()
  await page.getByText("Delete this report, its file and its results for good?").waitFor()
  await page.getByRole("button", { name: "Delete this report" }).click()
  await page.getByText("No lab results yet.").waitFor()
  expect(await counted()).toEqual([])
})

it("results stand by panel with their history, and fit on one page for a doctor", async ({
  page,
  run,
}) => {
  await open(page, await run(SignInLink))
  const us = readFileSync("test/fixtures/labs/us_table.pdf")
  await upload(page, pdf("us_table.pdf", us), "17 results.")
  await upload(page, pdf("again.pdf", us), /This is the same file as an earlier report/)
  for (const [date, value] of [
    ["2024-03-01", "20"],
    ["2024-09-01", "35"],
    ["2025-01-10", "12"],
  ] as const) {
    await typeIn(page, date, "Ferritin", value)
    await page.getByText("Type results in").click()
    await page
      .getByRole("link", { name: /, typed in$/ })
      .first()
      .waitFor()
    await page.reload()
  }
  // Each is known by what it holds.
  const typed = page.getByRole("link", { name: /^Ferritin: .*, typed in$/ })
  await typed.nth(2).waitFor()
  expect(await typed.count()).toBe(3)
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Ferritin" }) })
  await row.getByText("41").waitFor()
  await row.getByText("In range").waitFor()
  await page.getByRole("button", { name: "Ferritin" }).click()
  await page.getByText("4 results: 20 ng/mL on").waitFor()
  const history = page.getByRole("region", { name: "Ferritin: every result" })
  await history.getByText("Below the range").first().waitFor()
  expect(await history.getByRole("row").count()).toBe(5)
  await page.locator(".plot canvas").waitFor()
  await inspect(page, "labs")

  await run(
    Client.use(({ send, token }) =>
      send("/v1/me/profile", {
        method: "PUT",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "Ada Example", birthday: "1985-12-10" }),
      }),
    ),
  )
  await page.getByRole("link", { name: "One page for your doctor" }).click()
  await page.getByText("born 10 Dec 1985").waitFor()
  await page.getByRole("columnheader", { name: "14 Mar 2025" }).waitFor()
  await inspect(page, "labs-print")
  await page.emulateMedia({ media: "print", colorScheme: "light" })
  const printed = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1")
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  // A4 within its margins: 186 mm at 96 dots an inch.
  await page.setViewportSize({ width: 703, height: 1_000 })
  expect(
    await page.evaluate<number>("document.querySelector('.sheet table').scrollWidth"),
  ).toBeLessThanOrEqual(703)
})

it("names, files and notes with markup stay text", async ({ page, run }) => {
  await open(page, await run(SignInLink))
  await page.route("**/v1/labs/lab_*", async (route) => {
    if (route.request().method() !== "GET") return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), note: MARKUP } })
  })
  await upload(page, pdf(`${MARKUP}.pdf`, DOUBTFUL), /^2 results/)
  await typeIn(page, "2026-03-02", MARKUP, MARKUP)
  const button = page.getByRole("button", { name: MARKUP, exact: true })
  await button.click()
  await page.getByRole("region", { name: `${MARKUP}: every result` }).waitFor()
  await page
    .getByRole("region", { name: `${MARKUP}: every result` })
    .getByRole("link")
    .click()
  await page.getByText(MARKUP, { exact: true }).first().waitFor()
  await page.goto("/labs/print")
  await page.getByRole("rowheader", { name: MARKUP }).waitFor()
  expect(await page.locator("img[onerror]").count()).toBe(0)
})

/** A report of a day and a laboratory with a range that is printed with a sign. */
const drawn = (laboratory: string, day: string) =>
  pdfOf({
    content: table([
      [laboratory],
      [`Collected: ${day}`],
      ["Test", "Result", "Units", "Reference range"],
      ["Zonulin", "61", "ng/mL", "<61"],
      ["Hemoglobin", "13.3 - 17.2", "g/dL", "15.8"],
      ["Lipoprotein(a)", "60", "nmol/L", "up to 60"],
      ["Ferritin", "80", "ng/mL", "30 - 400"],
    ]),
  })

for (const width of [360, 1_280])
  it(
    `reports are told apart by day, laboratory and file, and ranges are as printed, at ${width}`,
    async ({ page, run }) => {
      await open(page, await run(SignInLink))
      const long = "Laboratory of an exceedinglylongnamethatnobodycaneverbreakanywhere and Partners"
      for (const [file, laboratory, day] of [
        ["spring.pdf", "City Laboratory", "2026-03-02"],
        ["autumn.pdf", "City Laboratory", "2026-09-14"],
        ["again.pdf", long, "2026-09-14"],
      ] as const)
        await upload(page, pdf(file, drawn(laboratory, day)), "3 results.")
      const reports = page.getByRole("listitem").filter({ hasText: /, uploaded / })
      await reports
        .filter({ hasText: "City Laboratory, Mon 2 Mar" })
        .getByText("spring.pdf")
        .waitFor()
      await reports
        .filter({ hasText: "City Laboratory, Mon 14 Sept" })
        .getByText("autumn.pdf")
        .waitFor()
      await reports.filter({ hasText: "exceedinglylong" }).getByText("again.pdf").waitFor()
      const row = (name: string) =>
        page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) })
      await row("Zonulin").getByText("Above the range").waitFor()
      await row("Zonulin").getByText(/<\s61/).waitFor()
      await row("Lipoprotein(a), molar").getByText("In range").waitFor()
      await row("Lipoprotein(a), molar").getByText("up to 60").waitFor()
      expect(
        await page.evaluate<number>("document.documentElement.scrollWidth"),
      ).toBeLessThanOrEqual(width)
      await page.getByRole("link", { name: "City Laboratory, Mon 2 Mar" }).click()
      await page
        .getByText("1 row has a number beside the name of a test and could not be read.")
        .waitFor()
      await page.goto("/labs/print")
      await page.getByRole("cell", { name: /^<\s61$/ }).waitFor()
      await page.getByText(/Sources: .*City Laboratory, 14 Sept 2026/).waitFor()
    },
    { viewport: { width, height: 800 } },
  )
