import { advice } from "#catalogue/advice"
import { finderOf } from "#embedded/model/understanding/entry-finder"

const finder = finderOf(advice)

/** Compiles the terms of what can be moved ahead of the first question, in steps of a few milliseconds. */
export const compileAims = finder.compile

/** What a text names that one can do something about. */
export const findAims = finder.find
