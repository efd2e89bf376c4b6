import { Context, Effect, Layer } from "effect"
import { ConnectSessionStore } from "#db/connect-sessions"
import { type Connection, ConnectionStore } from "#db/connections"
import { CONNECT_LINK_S, type ConnectSession, connectPath } from "#domain/connect-session"
import { AlreadyExists, InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { isRedirectUrl } from "#domain/redirect-url"
import { newSecret } from "#domain/sign-in"
import { type ConnectRequest, providerOf, type WidgetSession } from "#domain/source"
import { Aggregator } from "#upstream/aggregator"

/** The vendor that is meant when none is named. */
export class DefaultProvider extends Context.Service<DefaultProvider, { readonly slug: string }>()(
  "operations/DefaultProvider",
) {
  static readonly layer = (slug: string) => Layer.succeed(DefaultProvider, { slug })
}

const checkRedirect = (field: "redirect_url" | "auth_failure_redirect_url", url?: string) =>
  url === undefined || isRedirectUrl(url)
    ? Effect.void
    : Effect.fail(
        new InvalidField({
          field,
          message:
            `${field} must be an http or https URL, or one of an app's own scheme in ` +
            "reverse-domain form (com.example.app:), without credentials.",
        }),
      )

/** `other` covers many vendors: those are compared by the aggregator's own name. */
const isOf = (asked: string, { provider, provider_raw }: Connection) =>
  provider === "other"
    ? provider_raw.toLowerCase() === asked.toLowerCase()
    : provider === providerOf(asked)

/** Opens a page of this service on which the person hands files over, however often. */
const openPage = Effect.fnUntraced(function* (session: ConnectSession, base_url: string) {
  const token = newSecret()
  yield* ConnectSessionStore.use((sessions) => sessions.add(session, token))
  const widget_url = `${base_url}${connectPath(token)}`
  return { widget_url, expires_in: CONNECT_LINK_S } satisfies WidgetSession
})

/** Where this service is reached, and where a browser ends when a request names no URL. */
interface Urls {
  readonly base_url: string
  readonly connected_url: string
}

/**
 * Opens a session in which the person links a vendor's account, and refuses a vendor that is connected already.
 * Without an outside aggregator it is a page that takes the vendor's files.
 */
export const connectSource = Effect.fnUntraced(function* (
  user: UserId,
  request: ConnectRequest,
  { base_url, connected_url }: Urls,
) {
  const { redirect_url, auth_failure_redirect_url } = request
  yield* checkRedirect("redirect_url", redirect_url)
  yield* checkRedirect("auth_failure_redirect_url", auth_failure_redirect_url)
  const provider = request.provider ?? (yield* DefaultProvider).slug
  const failure_url = auth_failure_redirect_url ?? null
  if (!(yield* Aggregator).isConfigured) {
    const session = { user_id: user, provider, redirect_url: redirect_url ?? base_url, failure_url }
    return yield* openPage(session, base_url)
  }
  const connections = yield* ConnectionStore.use((store) => store.all(user))
  if (connections.some((known) => known.status === "active" && isOf(provider, known)))
    return yield* new AlreadyExists({ message: "This provider is connected already." })
  const { url, session_id, expires_in } = yield* Aggregator.use((aggregator) =>
    aggregator.widgetSession({
      reference_id: user,
      provider,
      redirect_url: redirect_url ?? connected_url,
      auth_failure_redirect_url: failure_url,
    }),
  )
  return {
    widget_url: url,
    ...(session_id !== null && { session_id }),
    ...(expires_in !== null && { expires_in }),
  } satisfies WidgetSession
})
