import { expect, test } from "bun:test"
import { writtenOut } from "#embedded/model/understanding/words/shorthand"

const typed: ReadonlyArray<readonly [string, string]> = [
  ["how much sleep did i get lst nite", "how much sleep did i get last night"],
  ["can i go 4 a run tmrw", "can i go for a run tomorrow"],
  ["whats my avg hr this wknd", "what's my average hr this weekend"],
  ["do i sleep more on wknds n why", "do i sleep more on weekends and why"],
  ["how manysteps lastweek", "how many steps last week"],
  ["is 7hrs enuf", "is 7 hours enough"],
  ["stepss today", "steps today"],
  ["sleeeep??", "sleep?"],
  ["why am i sooo tired", "why am i so tired"],
  ["is that normal question mark", "is that normal?"],
  ["my steps r down rite?", "my steps are down right?"],
  ["best night of sleep and when", "best night of sleep when"],
  ["how long did it take comma and why", "how long did it take, and why"],
]

for (const [message, written] of typed)
  test(`writes "${message}" out`, () => {
    expect(writtenOut(message)).toBe(written)
  })

const right = [
  "is coffee messing with my sleep",
  "what do I weigh",
  "i tried running though",
  "my form",
]

for (const message of right)
  test(`leaves "${message}" as it is`, () => {
    expect(writtenOut(message)).toBe(message)
  })
