import { expect } from "bun:test"
import { mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"
import { pdfOf, table } from "#test/pdf"

const it = itInBrowser(Executable)

const sheet = (name: string, content: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(content),
})

const REPORT = pdfOf({
  content: table([
    ["Collected: 2026-03-02"],
    ["Test", "Result", "Units", "Reference range"],
    ["Ferritin", "80", "ng/mL", "30 - 400"],
  ]),
})

/** So many rows that reading them takes a while. */
const LARGE = [
  "day,metric,value,unit",
  ...Array.from({ length: 400_000 }, (_, at) => {
    const day = new Date(Date.UTC(2023, 0, 1) + (at % 700) * 86_400_000).toISOString().slice(0, 10)
    return `${day},steps,${at % 20_000},`
  }),
].join("\n")

const HOSTILE = `<img src=x onerror=alert(1)>"'.csv`

const steps = (days: number) =>
  ["day,metric,value,unit"]
    .concat(
      Array.from(
        { length: days },
        (_, at) => `2026-06-${String(at + 1).padStart(2, "0")},steps,8200,`,
      ),
      "2026-06-01,no metric,1,",
    )
    .join("\n")

const item = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) })

const drop = async (page: Page, name: string, content: string) => {
  const file = `new File([${JSON.stringify(content)}], ${JSON.stringify(name)})`
  const files = await page.evaluateHandle(
    `(() => { const transfer = new DataTransfer(); transfer.items.add(${file}); return transfer })()`,
  )
  await page.dispatchEvent("main", "dragover", { dataTransfer: files })
  await page.dispatchEvent("main", "drop", { dataTransfer: files })
}

/** Sources of somebody who has signed in. */
const open = async (page: Page, link: string) => {
  await page.goto(link)
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/sources")
  await page.getByText("No file has been brought in yet.").waitFor()
}

const says = (page: Page, name: string, sentence: string | RegExp) =>
  item(page, name).getByText(sentence).waitFor()

it("files are chosen and dropped, watched, reported and taken back", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.getByRole("link", { name: /Bring your files/ }).click()
  await page.getByText("No file has been brought in yet.").waitFor()
  await page.getByLabel("Choose files").setInputFiles([
    { name: HOSTILE, mimeType: "text/csv", buffer: Buffer.from(steps(20)) },
    { name: "photo.bin", mimeType: "image/x", buffer: Buffer.from([1, 0, 2, 0]) },
  ])
  await item(page, HOSTILE).getByText("20 of 21 records used, Mon 1 Jun – Sat 20 Jun").waitFor()
  await item(page, "photo.bin").getByText("Not imported: no reader knows this format.").waitFor()
  await item(page, HOSTILE).locator("summary").click()
  await item(page, HOSTILE)
    .getByText(/^1: no metric has this name; there are .*Resting heart rate/i)
    .waitFor()

  await drop(page, "dropped.csv", steps(25))
  await item(page, "dropped.csv")
    .getByText(/^25 of 26 records used/)
    .waitFor()
  await page.reload()
  await item(page, "dropped.csv")
    .getByText(/^25 of 26 records used/)
    .waitFor()
  expect(await page.getByRole("button", { name: /^Disconnect/ }).count()).toBe(0)
  await page.getByText("No device is connected.").waitFor()
  await inspect(page, "sources")

  const taken = item(page, "dropped.csv")
  await taken.getByRole("button", { name: "Take back dropped.csv" }).click()
  await inspect(page, "sources-sure")
  await taken.getByRole("button", { name: "Keep it" }).click()
  await taken.getByRole("button", { name: "Take back dropped.csv" }).click()
  await taken.getByRole("button", { name: "Take back", exact: true }).click()
  await taken.getByText("Taken back").waitFor()
  const { body } = await run(Client.use(({ get }) => get("/v1/imports")))
  expect(body.imports[0]).toMatchObject({ name: "dropped.csv", status: "cancelled" })
})

it("a file that is empty, damaged, a report or here already is said to be so", async ({
  page,
  run,
  expects,
}) => {
  expects(/415/)
  await open(page, await run(SignInLink))
  const choose = page.getByLabel("Choose files")
  await choose.setInputFiles([
    sheet("good.csv", steps(20)),
    sheet("nothing.csv", ""),
    { ...sheet("cut.zip", ""), buffer: Buffer.from("PK\u0003\u0004 the rest is lost") },
    { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from(REPORT) },
    { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("no photo") },
  ])
  await says(page, "photo.png", /PDF, JPEG or PNG/)
  expect(await page.locator("main").textContent()).not.toMatch(/\b(?:application|image|text)\/\w/)
  await says(page, "nothing.csv", /^Not sent: the file is empty\./)
  await says(page, "cut.zip", /^Not imported: the file is damaged or was cut short, and nothing/)
  await says(page, "good.csv", /^20 of 21 records used, Mon 1 Jun – Sat 20 Jun$/)
  await says(page, "report.pdf", "1 result.")
  await choose.setInputFiles(sheet("again.csv", steps(20)))
  await says(page, "again.csv", /Nothing new: all of it was here already\.$/)
  await inspect(page, "sources-sentences")
  await item(page, "report.pdf").getByRole("link", { name: "See it beside the report" }).click()
  await page.getByText("Ferritin").first().waitFor()
})

it("a folder comes in as one", async ({ page, run }) => {
  await open(page, await run(SignInLink))
  const folder = join(tmpdir(), `export-${crypto.randomUUID()}`, "My export")
  mkdirSync(join(folder, "days", ".hidden"), { recursive: true })
  writeFileSync(join(folder, "steps.csv"), steps(20))
  writeFileSync(join(folder, "days", "é.csv"), "day,metric,value,unit\n2026-06-25,steps,9100,\n")
  writeFileSync(
    join(folder, "days", ".hidden", "no.csv"),
    "day,metric,value,unit\n2026-06-26,steps,1,\n",
  )
  await page.getByLabel("Choose a folder").setInputFiles(folder)
  await says(page, "My export.zip", /^21 of 22 records used, Mon 1 Jun – Thu 25 Jun$/)
})

it("one file is read at a time, and is stopped in the middle without a trace", async ({
  page,
  run,
}) => {
  await open(page, await run(SignInLink))
  await page
    .getByLabel("Choose files")
    .setInputFiles([sheet("large.csv", LARGE), sheet("next.csv", steps(20))])
  await says(page, "large.csv", /^[1-9][\d,]* records read/)
  await says(page, "next.csv", "Sent, waiting to be read: one file is read at a time")
  await page.getByRole("button", { name: "Cancel large.csv" }).click()
  await says(page, "large.csv", /^(?:Cancelled|Taken back)$/)
  await says(page, "next.csv", /^20 of 21 records used/)
  const { body } = await run(Client.use(({ get }) => get("/v1/data/sync")))
  const kept = body.daily_summary.filter(({ deleted }: { deleted: boolean }) => !deleted)
  expect(kept).toHaveLength(20)
})

it("a phone sends by a token that is made here, and no more once it is revoked", async ({
  page,
  run,
}) => {
  await open(page, await run(SignInLink))
  await page.getByLabel("What it is for").fill("My phone")
  await page.getByRole("button", { name: "Make a token" }).click()
  const token = (await page.locator(".made code").first().textContent())!
  await inspect(page, "sources-token")
  const push = (day: string) =>
    page.request.post("/v1/push", {
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      data: `day,metric,value,unit\n${day},steps,8200,\n`,
    })
  expect((await push("2026-06-01")).status()).toBe(202)
  await page.getByRole("button", { name: "Done" }).click()
  await page.reload()
  const pushed = page.getByRole("listitem").filter({ hasText: "Sent by a phone or script" })
  await pushed.getByText("1 of 1 records used, Mon 1 Jun").waitFor()
  await page.getByRole("button", { name: "Revoke My phone" }).click()
  await page.getByRole("button", { name: "Revoke", exact: true }).click()
  await page.getByRole("heading", { name: "My phone" }).waitFor({ state: "detached" })
  expect((await push("2026-06-02")).status()).toBe(401)
})
