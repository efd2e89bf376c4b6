import { expect, test } from "bun:test"
import { startAllowance } from "#embedded/aggregator/labs/ocr/allowance"

/** Keeps a processor busy. */
const work = async () => {
  const { user } = process.cpuUsage()
  while (process.cpuUsage().user - user < 20_000);
  return "done"
}

test("the first piece of work is done, whatever there is left", async () => {
  expect(await startAllowance(0).spend(work)).toBe("done")
})

test("no further one begins that would take more than is left", async () => {
  const small = startAllowance(0.03)
  expect(await small.spend(work)).toBe("done")
  expect(await small.spend(work)).toBeNull()
  const large = startAllowance(10)
  for (let time = 0; time < 3; time++) expect(await large.spend(work)).toBe("done")
})
