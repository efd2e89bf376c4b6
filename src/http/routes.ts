import { Context, Effect } from "effect"
import { Elysia } from "elysia"
import { admin } from "#http/admin"
import { bridge, type RouteServices } from "#http/bridge"
import { connect } from "#http/connect"
import { conversations } from "#http/conversations"
import { dataSync } from "#http/data-sync"
import { health } from "#http/health"
import { imports } from "#http/import"
import { me } from "#http/me"
import { pages } from "#http/pages/pages"
import { Site } from "#http/site"
import { sources } from "#http/sources"
import { turns } from "#http/turns"
import { webhooks } from "#http/webhooks"

/** The whole HTTP surface, one line per endpoint group. */
export const routes = Effect.gen(function* () {
  const services = yield* Effect.context<RouteServices>()
  const edge = bridge(services)
  return new Elysia({
    normalize: false,
    precompile: true,
    // A host may have any length: without this, a short one swallows the path.
    handler: { standardHostname: false },
  })
    .use(edge)
    .use(health)
    .use(webhooks(edge))
    .use(turns(edge))
    .use(conversations(edge))
    .use(sources(edge))
    .use(connect(edge))
    .use(imports(edge))
    .use(dataSync(edge))
    .use(me(edge))
    .use(admin(edge))
    .use(pages(Context.get(services, Site)))
})
