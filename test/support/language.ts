import { Language } from "#pipeline/language"

/** The thread of the product, from source. */
export const language = Language.layer(new URL("../../src/workers/language.ts", import.meta.url))
