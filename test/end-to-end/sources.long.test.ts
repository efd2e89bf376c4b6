import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

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
  await item(page, HOSTILE).getByText("1: no metric of a day has this name").waitFor()

  await drop(page, "dropped.csv", steps(25))
  await item(page, "dropped.csv")
    .getByText(/^25 of 26 records used/)
    .waitFor()
  await page.reload()
  await item(page, "dropped.csv")
    .getByText(/^25 of 26 records used/)
    .waitFor()
  await inspect(page, "sources")

  const taken = item(page, "dropped.csv")
  await taken.getByRole("button", { name: "Take back dropped.csv" }).click()
  await inspect(page, "sources-sure")
  await taken.getByRole("button", { name: "Keep it" }).click()
  await taken.getByRole("button", { name: "Take back dropped.csv" }).click()
  await taken.getByRole("button", { name: "Take back", exact: true }).click()
  await taken.getByText("Cancelled, or taken back").waitFor()
  const { body } = await run(Client.use(({ get }) => get("/v1/imports")))
  expect(body.imports[0]).toMatchObject({ name: "dropped.csv", status: "cancelled" })
})
