import { Context, Effect, Layer } from "effect"
import { type Connection, ConnectionStore } from "#db/connections"
import { AlreadyExists, InvalidField } from "#domain/errors"
import type { UserId } from "#domain/ids"
import { isRedirectUrl } from "#domain/redirect-url"
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

/**
 * Opens a session in which the person links a vendor's account. The browser ends at `connected_url`
 * when the request names no URL. Refuses a vendor that is connected already.
 */
export const connectSource = Effect.fnUntraced(function* (
  user: UserId,
  request: ConnectRequest,
  connected_url: string,
) {
  const { redirect_url, auth_failure_redirect_url } = request
  yield* checkRedirect("redirect_url", redirect_url)
  yield* checkRedirect("auth_failure_redirect_url", auth_failure_redirect_url)
  const provider = request.provider ?? (yield* DefaultProvider).slug
  const connections = yield* ConnectionStore.use((store) => store.all(user))
  if (connections.some((known) => known.status === "active" && isOf(provider, known)))
    return yield* new AlreadyExists({ message: "This provider is connected already." })
  const { url, session_id, expires_in } = yield* Aggregator.use((aggregator) =>
    aggregator.widgetSession({
      reference_id: user,
      provider,
      redirect_url: redirect_url ?? connected_url,
      auth_failure_redirect_url: auth_failure_redirect_url ?? null,
    }),
  )
  return {
    widget_url: url,
    ...(session_id !== null && { session_id }),
    ...(expires_in !== null && { expires_in }),
  } satisfies WidgetSession
})
