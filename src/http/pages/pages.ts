import { Elysia } from "elysia"
import { CONNECTED_PATH, connectedPage } from "#http/pages/connected"

/** The pages for a browser that are not the console's. */
export const pages = new Elysia().get(CONNECTED_PATH, () => connectedPage())
