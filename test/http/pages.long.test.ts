import { expect } from "bun:test"
import { concepts } from "#http/docs"
import { Served } from "#test/app"
import { inspect, itInBrowser } from "#test/browser"

const it = itInBrowser(Served)

for (const { name, title } of concepts)
  it(`the page about ${name} can be read at every width, in both themes`, async ({ page }) => {
    await page.goto(`/docs/concepts/${name}`)
    expect(await page.title()).toBe(title)
    await inspect(page, `concept-${name}`)
  })

it("the reference opens with nothing from elsewhere", async ({ page }) => {
  await page.goto("/reference")
  await page.getByRole("heading", { name: "Hygeia" }).first().waitFor()
  await inspect(page, "reference")
})

it("a device is let in by its code alone", async ({ page, expects }) => {
  await page.goto("/cli/device")
  await inspect(page, "device")
  await page.getByLabel("Code on the device").fill(`"><script>alert(1)</script>`)
  await page.getByLabel("Code that hygeia serve has printed").fill("ABCD")
  expects(/^console: Failed to load resource: .* 422/)
  await page.getByRole("button", { name: "Allow" }).click()
  await page.getByRole("alert").waitFor()
  await inspect(page, "device-unknown")
})

it("a command line is signed in from a page that asks for the printed code", async ({ page }) => {
  await page.goto("/cli/login?cb=http%3A%2F%2F127.0.0.1%3A8123%2Fcallback&state=s")
  await page.getByLabel("Code that hygeia serve has printed").waitFor()
  await inspect(page, "login")
})
