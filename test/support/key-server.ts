import { Effect } from "effect"
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose"

/** A provider's private key with the public half it publishes. */
export interface ProviderKey {
  readonly kid: string
  readonly algorithm: string
  readonly privateKey: CryptoKey
  readonly published: JWK
}

/** A fresh key of a provider. */
export const providerKey = (kid: string, algorithm = "RS256") =>
  Effect.promise(async (): Promise<ProviderKey> => {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
    return { kid, algorithm, privateKey, published: { ...(await exportJWK(publicKey)), kid } }
  })

/** A token as a provider signs it. Times are epoch seconds. */
export const providerToken = (
  { kid, algorithm, privateKey }: ProviderKey,
  claims: Readonly<Record<string, unknown>>,
) =>
  Effect.promise(() =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: algorithm, kid, typ: "JWT" })
      .sign(privateKey),
  )

/** An HTTP server that publishes a key set, until the scope closes. */
export const keyServer = Effect.gen(function* () {
  let keys: ReadonlyArray<ProviderKey> = []
  let asked = 0
  let status = 200
  const server = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.serve({
        hostname: "127.0.0.1",
        port: 0,
        fetch: () => {
          asked++
          return Response.json({ keys: keys.map(({ published }) => published) }, { status })
        },
      }),
    ),
    (server) => Effect.promise(() => server.stop(true)),
  )
  return {
    url: `http://127.0.0.1:${server.port}/keys`,
    publishes: (...published: ReadonlyArray<ProviderKey>) => {
      keys = published
    },
    answersWith: (code: number) => {
      status = code
    },
    timesAsked: () => asked,
  }
})
