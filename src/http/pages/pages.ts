import type { Context } from "effect"
import { Elysia } from "elysia"
import { CONNECTED_PATH, connectedPage } from "#http/pages/connected"
import { startPage } from "#http/pages/start"
import type { Site } from "#http/site"

/** The pages for a browser. */
export const pages = (site: Context.Service.Shape<typeof Site>) =>
  new Elysia().get("/", () => startPage(site.base_url)).get(CONNECTED_PATH, () => connectedPage())
