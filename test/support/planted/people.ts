import { readdirSync } from "node:fs"
import type { PlantedPerson } from "#test/planted/person"

const folder = new URL(import.meta.resolve("#fixtures/planted/truth.json"))

/** The people of test/fixtures/planted/users, in the order of their names. */
export const people: ReadonlyArray<PlantedPerson> = await Promise.all(
  readdirSync(new URL("users", folder))
    .sort()
    .map((file) => Bun.file(new URL(`users/${file}`, folder)).json()),
)
