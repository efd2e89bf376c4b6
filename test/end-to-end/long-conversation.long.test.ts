import { expect } from "bun:test"
import { Effect } from "effect"
import type { Page } from "playwright-core"
import { itInBrowser, until } from "#test/browser"
import { Client } from "#test/client"
import { executableWith, SignInLink } from "#test/executable"

const it = itInBrowser(executableWith({ RATE_LIMIT_PER_MINUTE: "0" }))

/** One page of the conversation, and a few turns more. */
const TURNS = 104

const asked = Effect.gen(function* () {
  const { post, fetch, token } = yield* Client
  for (let at = 1; at <= TURNS; at++) {
    const messages = [{ role: "user", content: `Question ${at}: what can you do?` }]
    const { body, status } = yield* post("/v1/turns", { messages, conversation_id: "long" })
    expect(status).toBe(202)
    const headers = { authorization: `Bearer ${token}` }
    const events = yield* fetch(`/v1/turns/${body.id}/events`, { headers })
    yield* Effect.promise(() => events.text())
  }
})

const isSeen = (page: Page, question: number) =>
  until(
    page,
    `[...document.querySelectorAll("article.turn h2")].some((heading) => {
      const { top } = heading.getBoundingClientRect()
      return heading.textContent.startsWith("Question ${question}:") && top >= 0 && top < innerHeight - 150
    })`,
  )

it("a conversation opens at its newest, from wherever, and is left and found again", async (given) => {
  const { page, run } = given
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(await run(SignInLink))
  await page.getByRole("heading", { name: "What would you like to start with?" }).waitFor()
  await run(asked)
  await page.goto("/ask/long")
  await isSeen(page, TURNS)
  const newest = page.getByRole("button", { name: "Go to the newest" })
  expect(await newest.count()).toBe(0)

  await page.evaluate("scrollTo(0, 0)")
  await newest.waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole("button", { name: "Show earlier questions" }).click()
  const first = TURNS - 100
  await page.getByRole("heading", { name: `Question ${first}:` }).waitFor()
  // What was read stays where it was: the earlier questions stand above it.
  await isSeen(page, first + 1)
  await newest.click()
  await isSeen(page, TURNS)
  await newest.waitFor({ state: "detached" })

  await page.goto("/ask")
  await page.getByRole("button", { name: "Earlier conversations" }).click()
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Question 1:/ })
    .click()
  await isSeen(page, TURNS)
})
