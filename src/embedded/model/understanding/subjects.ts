import { knowledge } from "#catalogue/knowledge"
import type { KnowledgeEntry } from "#catalogue/knowledge/entry"
import { type FoundEntry, finderOf } from "#embedded/model/understanding/entry-finder"

/** A subject of the knowledge catalogue that a text names. */
export type Subject = FoundEntry<KnowledgeEntry>

const finder = finderOf(knowledge)

/** Compiles the terms of the catalogue ahead of the first question, in steps of a few milliseconds. */
export const compileSubjects = finder.compile

/** The subjects that a text names. */
export const findSubjects = finder.find
