import { test } from "bun:test"
import { fireSalvos } from "#test/fuzz/salvo"

test("answers 300 requests of all kinds within the contract, and never with a fault", () =>
  fireSalvos(3))
