import { body } from "#embedded/model/understanding/words/everyday/body"
import { movement } from "#embedded/model/understanding/words/everyday/movement"
import { night } from "#embedded/model/understanding/words/everyday/night"
import type { Wording } from "#embedded/model/understanding/words/everyday/wording"

/** Everyday wording, beside the names and synonyms of the catalogue. */
export const everyday: ReadonlyArray<Wording> = [...night, ...movement, ...body]
