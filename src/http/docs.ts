import { Elysia, NotFoundError } from "elysia"
import { events } from "#http/pages/concepts/events"
import { labs } from "#http/pages/concepts/labs"
import { limits } from "#http/pages/concepts/limits"
import { memory } from "#http/pages/concepts/memory"
import { turns } from "#http/pages/concepts/turns"
import { webhooks } from "#http/pages/concepts/webhooks"
import { errors } from "#http/pages/errors"
import { page } from "#http/pages/page"

/** A page under /docs/concepts. */
export interface Concept {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly html: () => string
}

/** Every concept that has a page. */
export const concepts: ReadonlyArray<Concept> = [
  { name: "turns", title: "Turns", about: "a question and its answer", html: turns },
  { name: "events", title: "Events", about: "watching a turn, and coming back", html: events },
  { name: "labs", title: "Labs", about: "what becomes of a report", html: labs },
  { name: "memory", title: "Memory", about: "what the agent keeps in mind", html: memory },
  { name: "webhooks", title: "Webhooks", about: "deliveries and signatures", html: webhooks },
  { name: "limits", title: "Limits", about: "how much, and trying again", html: limits },
  { name: "errors", title: "Errors", about: "every code and when it is sent", html: errors },
]

/** The concept pages, which every typed error links to. One route serves all: each takes start time. */
export const docs = new Elysia().get("/docs/concepts/:name", ({ params }) => {
  const concept = concepts.find(({ name }) => name === params.name)
  if (!concept) throw new NotFoundError()
  return page(concept.title, concept.html())
})
