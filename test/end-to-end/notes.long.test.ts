import { expect } from "bun:test"
import type { Page } from "playwright-core"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

const HOSTILE = "<img src=x onerror=alert(1)>"

const note = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) })

it("a coffee is noted, changed and deleted", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/notes")
  await page.getByText("Nothing is noted yet.").waitFor()
  await inspect(page, "notes-empty")
  await page.getByLabel("Cups").fill("2")
  await page.getByRole("button", { name: "Note it" }).click()
  await page.getByText("Noted: Coffee").waitFor()

  const coffee = note(page, "coffee")
  await coffee.getByRole("button", { name: "Change coffee" }).click()
  const changing = page.locator(".changing")
  await changing.getByLabel("Amount").fill("3")
  await changing.getByLabel("Day").fill("2026-06-01")
  await changing.getByRole("button", { name: "Save" }).click()
  await coffee.getByText("3", { exact: true }).waitFor()
  const { body } = await run(Client.use(({ get }) => get("/v1/diary")))
  expect(body.data).toMatchObject([{ name: "coffee", value: 3, date: "2026-06-01" }])

  await coffee.getByRole("button", { name: "Delete coffee" }).click()
  await coffee.getByRole("button", { name: "Delete", exact: true }).click()
  await page.getByText("Nothing is noted yet.").waitFor()
})

it("what is noted and kept in mind is shown as it was written", async ({ page, run }) => {
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await page.goto("/notes")
  await page.getByLabel("Blood pressure").check()
  await page.getByLabel("Upper (systolic)").fill("82")
  await page.getByLabel("Lower (diastolic)").fill("128")
  await page.getByRole("button", { name: "Note it" }).click()
  await page.getByText("Are they the other way round?").waitFor()
  await page.getByLabel("Upper (systolic)").fill("128")
  await page.getByLabel("Lower (diastolic)").fill("82")
  await page.getByRole("button", { name: "Note it" }).click()
  const pressure = note(page, "128/82 mmHg")
  await pressure.getByRole("button", { name: "Change Blood pressure" }).click()
  await page.locator(".changing").getByLabel("Lower (diastolic)").fill("84")
  await page.locator(".changing").getByRole("button", { name: "Save" }).click()
  await note(page, "128/84 mmHg").waitFor()
  await page.getByLabel("Tag", { exact: true }).check()
  await page.getByLabel("Name").fill(HOSTILE)
  await page.getByRole("button", { name: "Note it" }).click()
  await note(page, HOSTILE).waitFor()
  await page.getByLabel("Trip").check()
  await page.getByLabel("Where").fill(`Spain ${HOSTILE}`)
  await page.getByLabel("First day").fill("2026-06-01")
  await page.getByLabel("Last day, if known").fill("2026-06-09")
  await page.getByRole("button", { name: "Note it" }).click()
  await page.getByText("until Tue 9 Jun").waitFor()
  await page.getByLabel("One sentence").fill(`I work nights ${HOSTILE}`)
  await page.getByRole("button", { name: "Keep in mind" }).click()
  const entry = note(page, `I work nights ${HOSTILE}`)
  await entry.getByRole("button", { name: "Change" }).click()
  const changing = page.locator(".changing")
  await changing.getByLabel("One sentence").fill("I work days")
  await inspect(page, "notes")
  await changing.getByRole("button", { name: "Save" }).click()
  await note(page, "I work days").waitFor()
  await entry.waitFor({ state: "detached" })
})
