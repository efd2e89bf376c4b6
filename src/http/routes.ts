import { Context, Effect } from "effect"
import { Elysia } from "elysia"
import { admin } from "#http/admin"
import { deadLetters } from "#http/admin/dead-letters"
import { jobs } from "#http/admin/jobs"
import { adminLabs } from "#http/admin/labs"
import { adminMetrics } from "#http/admin/metrics"
import { rawEvents } from "#http/admin/raw-events"
import { receipts } from "#http/admin/receipts"
import { users } from "#http/admin/users"
import { auth } from "#http/auth"
import { adminBackups, backups } from "#http/backups"
import { bridge } from "#http/bridge"
import { cliLogin } from "#http/cli-login"
import { connect } from "#http/connect"
import { connectPages } from "#http/connect-page"
import { console } from "#http/console"
import { conversations } from "#http/conversations"
import { cors } from "#http/cors"
import { data } from "#http/data"
import { dataSync } from "#http/data-sync"
import { demo } from "#http/demo"
import { device } from "#http/device"
import { diary } from "#http/diary"
import { docs } from "#http/docs"
import { engine } from "#http/engine"
import { experiments } from "#http/experiments"
import { exports } from "#http/export"
import { fileImports } from "#http/file-imports"
import { health } from "#http/health"
import { oneHost } from "#http/host"
import { imports } from "#http/import"
import { invitations } from "#http/invitations"
import { keySet } from "#http/key-set"
import { labs } from "#http/labs"
import { licences } from "#http/licences"
import { llms } from "#http/llms"
import { mcp } from "#http/mcp"
import { me } from "#http/me"
import { members } from "#http/members"
import { memory } from "#http/memory"
import { metrics } from "#http/metrics"
import { notifications } from "#http/notifications"
import { openapi } from "#http/openapi"
import { pages } from "#http/pages/pages"
import { passkeys } from "#http/passkeys"
import { password } from "#http/password"
import { personalTokens } from "#http/personal-tokens"
import { profile } from "#http/profile"
import { push } from "#http/push"
import { reference } from "#http/reference"
import { secondFactor } from "#http/second-factor"
import type { RouteServices } from "#http/services"
import { session } from "#http/session"
import { sessions } from "#http/sessions"
import { Site } from "#http/site"
import { sources } from "#http/sources"
import { today } from "#http/today"
import { turns } from "#http/turns"
import { webhooks } from "#http/webhooks"
import { wrongMarks } from "#http/wrong-marks"

/** The whole HTTP surface, one line per endpoint group. Each route is compiled on its first request or before. */
export const routes = Effect.gen(function* () {
  const services = yield* Effect.context<RouteServices>()
  const edge = bridge(services)
  const site = Context.get(services, Site)
  const app = new Elysia({
    normalize: false,
    // A host may have any length: without this, a short one swallows the path.
    handler: { standardHostname: false },
  })
    .use(edge)
    .use(oneHost(edge))
    .use(cors(site.cors_origins))
    .use(health(edge))
    .use(webhooks(edge))
    .use(turns(edge))
    .use(conversations(edge))
    .use(sources(edge))
    .use(connect(edge))
    .use(connectPages(edge))
    .use(imports(edge))
    .use(fileImports(edge))
    .use(push(edge))
    .use(dataSync(edge))
    .use(data(edge))
    .use(wrongMarks(edge))
    .use(metrics(edge))
    .use(today(edge))
    .use(labs(edge))
    .use(engine(edge))
    .use(mcp(edge))
    .use(me(edge))
    .use(exports(edge))
    .use(profile(edge))
    .use(notifications(edge))
    .use(memory(edge))
    .use(diary(edge))
    .use(experiments(edge))
    .use(demo(edge))
    .use(backups(edge))
    .use(auth(edge))
    .use(personalTokens(edge))
    .use(session(edge))
    .use(sessions(edge))
    .use(password(edge))
    .use(passkeys(edge))
    .use(secondFactor(edge))
    .use(invitations(edge))
    .use(members(edge))
    .use(keySet(edge))
    .use(cliLogin(edge))
    .use(device(edge))
    .use(admin(edge))
    .use(rawEvents(edge))
    .use(receipts(edge))
    .use(deadLetters(edge))
    .use(users(edge))
    .use(adminLabs(edge))
    .use(adminBackups(edge))
    .use(jobs(edge))
    .use(adminMetrics(edge))
    .use(reference)
    .use(llms(site))
    .use(licences)
    .use(docs)
    .use(pages)
    .use(console)
  return app.use(openapi(() => app.routes, site))
})
