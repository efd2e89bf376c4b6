import { Elysia } from "elysia"
import { Type } from "typebox"
import { lazy } from "#domain/lazy"
import { documentOf, type Place } from "#http/openapi/document"
import type { Route } from "#http/openapi/path-item"
import { operation } from "#http/operation"

/** The served contract. It is drawn up at the first request, when every route is known. */
export const openapi = (routes: () => ReadonlyArray<Route>, place: Place) => {
  const text = lazy(() => JSON.stringify(documentOf(routes(), place, "served")))
  return new Elysia().get(
    "/openapi.json",
    () => new Response(text(), { headers: { "content-type": "application/json" } }),
    {
      detail: operation({
        operationId: "getOpenApi",
        tag: "Meta",
        summary: "Read this document",
        responses: { 200: Type.Object({}, { additionalProperties: true }) },
        public: true,
      }),
    },
  )
}
