import { body } from "#embedded/model/understanding/everyday/body"
import { movement } from "#embedded/model/understanding/everyday/movement"
import { night } from "#embedded/model/understanding/everyday/night"
import type { Wording } from "#embedded/model/understanding/everyday/wording"

/** Everyday wording, beside the names and synonyms of the catalogue. */
export const everyday: ReadonlyArray<Wording> = [...night, ...movement, ...body]
