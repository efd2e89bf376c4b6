import { Effect, Layer, Redacted } from "effect"
import type { NonEmptyReadonlyArray } from "effect/Array"
import type { Values } from "#config"
import { DeletedAccountStore } from "#db/deleted-accounts"
import type { SecretName } from "#db/folder-names"
import { Secrets } from "#db/secrets"
import { WebhookSecrets } from "#operations/receive-delivery"
import { ServiceTokens } from "#upstream/service-tokens"

/** A layer that needs a secret: the one that is configured, else the one kept in DATA_DIR. */
export const withSecret = <A, E, R>(
  name: SecretName,
  configured: Redacted.Redacted | null,
  layer: (secret: Redacted.Redacted) => Layer.Layer<A, E, R>,
  make?: Effect.Effect<string>,
) =>
  configured
    ? layer(configured)
    : Layer.unwrap(Secrets.use((secrets) => Effect.map(secrets.get(name, make), layer)))

/** The same for a secret that is being changed: old and new ones count side by side, the first is the one in use. */
export const withSecrets = <A, E, R>(
  name: SecretName,
  configured: NonEmptyReadonlyArray<Redacted.Redacted> | null,
  layer: (secrets: NonEmptyReadonlyArray<Redacted.Redacted>) => Layer.Layer<A, E, R>,
) => (configured ? layer(configured) : withSecret(name, null, (secret) => layer([secret])))

/** Signs and verifies the 30-day tokens. */
export const serviceTokens = ({ SERVICE_TOKEN_SECRET }: Values) =>
  withSecrets("service-token-secret", SERVICE_TOKEN_SECRET, ServiceTokens.layer)

/** Keyed hashes of the names of deleted accounts. */
export const deletedAccounts = ({ FORGOTTEN_KEY }: Values) =>
  withSecret("forgotten-key", FORGOTTEN_KEY, DeletedAccountStore.layer)

/** What deliveries are signed with. */
export const webhookSecrets = ({ WEBHOOK_SECRET }: Values) =>
  withSecrets("webhook-secret", WEBHOOK_SECRET, (secrets) =>
    WebhookSecrets.layer(secrets.map(Redacted.value)),
  )
