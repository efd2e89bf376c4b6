import { test } from "bun:test"
import { fireSalvos } from "#test/fuzz/salvo"

const TIME_LIMIT_MS = 600_000

test(
  "answers 10,000 requests of all kinds within the contract, and never with a fault",
  () => fireSalvos(100),
  TIME_LIMIT_MS,
)
