import { describe, expect, test } from "bun:test"
import { Glob } from "bun"
import type { Sign } from "#safety/sign"
import { signs } from "#safety/signs"
import { signFaults } from "#test/sign-faults"

const faultsOf = signFaults(signs)

describe("every sign", () => {
  for (const [at, { rule }] of signs.entries()) {
    const faults = faultsOf(at)

    test(`${at} (${rule}) hears its wordings, and not the others`, () => {
      expect([faults.unheard, faults.misheard]).toEqual([[], []])
    })

    test(`${at} (${rule}) needs each of its phrases for a wording`, () => {
      expect(faults.idlePhrases).toEqual([])
    })

    test(`${at} (${rule}) needs each of its exclusions for a wording that it does not hear`, () => {
      expect(faults.idleExclusions).toEqual([])
    })
  }
})

test("the signs of every file in src/safety/signs are among them", async () => {
  const files = [...new Glob("src/safety/signs/*.ts").scanSync()]
  const modules: ReadonlyArray<Record<string, unknown>> = await Promise.all(
    files.map((file) => import(`${process.cwd()}/${file}`)),
  )
  const written = modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
      name.endsWith("Signs") ? (value as ReadonlyArray<Sign>) : [],
    ),
  )
  expect(written.length).toBe(signs.length)
  expect(written.filter((sign) => !signs.includes(sign))).toEqual([])
})
