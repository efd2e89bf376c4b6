import type { Context } from "effect"
import { Elysia } from "elysia"
import { CONNECTED_PATH, connectedPage } from "#http/pages/connected"
import { errorsPage } from "#http/pages/errors"
import { startPage } from "#http/pages/start"
import type { Site } from "#http/site"

/** What a person sees in a browser. */
export const pages = (site: Context.Service.Shape<typeof Site>) =>
  new Elysia({ detail: { hide: true } })
    .get("/", () => startPage(site.base_url))
    .get(CONNECTED_PATH, () => connectedPage())
    .get("/docs/concepts/errors", () => errorsPage())
