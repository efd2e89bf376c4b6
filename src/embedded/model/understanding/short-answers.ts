import { answers } from "#catalogue/knowledge/answers"
import { finderOf } from "#embedded/model/understanding/entry-finder"

const finder = finderOf(answers)

/** Compiles the terms of the short answers ahead of the first question, in steps of a few milliseconds. */
export const compileAnswers = finder.compile

/** The short answers whose subject a text names. */
export const findAnswers = finder.find
