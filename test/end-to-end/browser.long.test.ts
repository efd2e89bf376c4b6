import { expect } from "bun:test"
import { inspect, itInBrowser, until, violationsOf } from "#test/browser"
import { Executable, SignInLink } from "#test/executable"

const it = itInBrowser(Executable)

it("the first page opens without a complaint, at every width, in both themes", async ({ page }) => {
  const answer = await page.goto("/")
  expect(answer!.status()).toBe(200)
  await page.getByLabel(/code/i).first().waitFor()
  expect(await page.title()).toBe("Sign in · Hygeia")
  // Nobody has either yet on a new server.
  expect(await page.getByRole("button", { name: "Use a passkey" }).count()).toBe(0)
  expect(await page.getByLabel("E-mail address").count()).toBe(0)
  await inspect(page, "start")
})

it("an unknown address is a page that leads on", async ({ page, expects }) => {
  expects(/404 \(Not Found\)/)
  const answer = await page.goto("/trnds?metric=steps")
  expect(answer!.status()).toBe(404)
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor()
  expect(await page.title()).toBe("There is nothing here · Hygeia")
  await inspect(page, "unknown")
  await page.getByRole("link", { name: "Go to Today" }).click()
  await page.getByLabel(/code/i).first().waitFor()
})

it("an address below a screen that means nothing is that page too, with the way to the screens", async (given) => {
  const { page, run, expects } = given
  expects(/404 \(Not Found\)/)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  for (const path of [
    "/settings/foo",
    "/today/x/y",
    "/trends/abc",
    "/experiments/no",
    "/labs/a/b",
  ]) {
    await page.goto(path)
    await page.getByRole("heading", { name: "There is nothing here" }).waitFor()
  }
  await page.getByRole("navigation").getByRole("link", { name: "Ask" }).click()
  await page.getByLabel("Your question").waitFor()
  await page.goto("/nowhere")
  await page.getByRole("link", { name: "Go to Today" }).press("Enter")
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  // The way past the navigation does not lie over the heading.
  await until(page, "document.activeElement.matches('main, main *')")
  await page.goto("/settings/")
  await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor()
})

const AMISS = `<!doctype html>
<title>Amiss</title>
<script nonce="known">
console.error("said aloud")
alert("shown")
setTimeout(() => { throw new Error("thrown") })
</script>
<script>inline()</script>
<img src="http://example.com/pixel.png">
<p style="width: 3000px; color: #999">wide and pale</p>`

it("whatever a page does amiss is noticed", async ({ page, expects }) => {
  await page.route("/amiss", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": "script-src 'nonce-known'" },
      body: AMISS,
    }),
  )
  for (const complaint of [
    /^console: said aloud \(/,
    /^console: .*Content Security Policy/,
    /^dialog: shown$/,
    /^error: thrown$/,
    /^request: http:\/\/example\.com\/pixel\.png$/,
    /^console: Failed to load resource: net::ERR_NAME_NOT_RESOLVED/,
  ])
    expects(complaint)
  await page.goto("/amiss")
  expect(await violationsOf(page)).toContain("image-alt: img")
  await expect(inspect(page, "amiss")).rejects.toThrow()
})
