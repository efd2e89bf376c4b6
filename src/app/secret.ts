import { Effect, Layer, type Redacted } from "effect"
import type { SecretName } from "#db/data-dir"
import { Secrets } from "#db/secrets"

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
