import text from "./licences.txt" with { type: "text" }

/**
 * The licences of all that is embedded, by `scripts/licences.ts`. They are long: load them where they are asked for.
 */
export const licences: string = text
