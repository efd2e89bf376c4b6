import { expect } from "bun:test"
import { Context, Effect, Layer } from "effect"
import type { Page } from "playwright-core"
import type { UserId } from "#domain/ids"
import { signatureOf } from "#operations/webhook-signature"
import { inspect, itInBrowser } from "#test/browser"
import { Client } from "#test/client"
import { Executable, executableWith, SignInLink } from "#test/executable"
import { fakeAggregator } from "#test/fake-aggregator"

const WEBHOOK_SECRET = "secret-of-the-outside-aggregator"

type Outside = Effect.Success<typeof fakeAggregator>

/** The aggregator that the executable asks. */
class Aggregator extends Context.Service<Aggregator, Outside>()("test/Aggregator") {}

const connected = Layer.unwrap(
  Effect.map(fakeAggregator, (outside) =>
    Layer.merge(
      Layer.succeed(Aggregator, outside),
      executableWith({
        AGGREGATOR_URL: outside.account.url,
        AGGREGATOR_DEV_ID: "dev-test",
        AGGREGATOR_API_KEY: "key-test",
        WEBHOOK_SECRET,
      }),
    ),
  ),
)

const itConnected = itInBrowser(connected)
const it = itInBrowser(Executable)

const deliver = (payload: unknown) =>
  Client.use(({ send }) => {
    const body = JSON.stringify(payload)
    const at = Math.floor(performance.timeOrigin / 1_000 + performance.now() / 1_000)
    const signature = signatureOf(WEBHOOK_SECRET, at, Buffer.from(body))
    const headers = { "aggregator-signature": signature }
    return send("/webhooks/aggregator", { method: "POST", headers, body })
  })

const choose = async (page: Page, link: string, maker: string) => {
  await page.goto(link)
  await page.getByRole("link", { name: /Connect a device/ }).click()
  await page.getByLabel("Maker").selectOption(maker)
  await page.getByRole("button", { name: "Connect", exact: true }).click()
}

itConnected("a device is connected at its maker, delivers, and is disconnected", async (given) => {
  const { page, run, expects } = given
  const { user_id } = await run(Client)
  const outside = await run(Aggregator)
  expects(/^request: https:\/\/widget\.aggregator\.example\/session/)
  // The maker's page: it lets the person in and leads back.
  await page.route("https://widget.aggregator.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Your maker</h1>" }),
  )
  await choose(page, await run(SignInLink), "oura")
  await page.getByRole("heading", { name: "Your maker" }).waitFor()
  const [asked] = outside.asked("/auth/generateWidgetSession")
  const back = (asked!.body as { auth_success_redirect_url: string }).auth_success_redirect_url
  expect(back).toEndWith("/sources")
  outside.links(user_id as UserId, "oura-1")
  const user = { user_id: "oura-1", provider: "OURA", reference_id: user_id }
  expect((await run(deliver({ type: "auth", status: "success", user }))).status).toBe(200)
  await page.goto(back)
  const source = page.getByRole("listitem").filter({ hasText: "Oura" })
  await source.getByText("Connected").waitFor()
  await source.getByText("Nothing has been delivered yet").waitFor()
  await inspect(page, "sources-device")
  await page.getByRole("button", { name: "Disconnect Oura" }).click()
  await page.getByRole("button", { name: "Disconnect", exact: true }).click()
  await page.getByText("No device is connected.").waitFor()
  expect(outside.asked("/auth/deauthenticateUser")).toHaveLength(1)
})

it("without a service for wearables, connecting takes the maker's file and comes back", async ({
  page,
  run,
}) => {
  await choose(page, await run(SignInLink), "whoop")
  await page.getByRole("heading", { name: "Bring in your data" }).waitFor()
  await page.getByText("Ask for Data Export in the settings of the WHOOP app.").waitFor()
  await page.getByLabel("Choose files").setInputFiles({
    name: "days.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("day,metric,value,unit\n2026-06-01,steps,8200,\n"),
  })
  await page.getByRole("link", { name: "Go on" }).click()
  await page.waitForURL("**/sources")
  const row = page.getByRole("listitem").filter({ hasText: "days.csv" })
  await row.getByText("1 of 1 records used, Mon 1 Jun").waitFor()
})
