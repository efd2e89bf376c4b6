import { Context, Effect, Layer } from "effect"
import { addDays } from "#domain/time"
import { brought, ownerClient, serverOn, TODAY } from "#test/demo-server"
import { fakeAnthropic } from "#test/fake-anthropic"
import { aNight, store } from "#test/rows"

/** A model provider that does as a test tells it. */
export class Provider extends Context.Service<Provider, Effect.Success<typeof fakeAnthropic>>()(
  "test/Provider",
) {
  static readonly layer = Layer.effect(Provider, fakeAnthropic)
}

type Environment = Readonly<Record<string, string>>

const accountAt = (url: string) => ({ ANTHROPIC_API_KEY: "sk-test", ANTHROPIC_BASE_URL: url })

/** The whole service as `serve` wires it, with the provider. */
export const ServedWithProvider = (env: Environment = {}) =>
  Layer.unwrap(
    Provider.useSync(({ url }) => serverOn(TODAY, undefined, { ...accountAt(url), ...env })),
  ).pipe(Layer.provideMerge(Provider.layer))

/** The whole service with the demo person and the provider. */
export const DemoWithProvider = Layer.unwrap(
  Effect.gen(function* () {
    const { url } = yield* Provider
    const { files } = yield* brought
    return serverOn(TODAY, files, accountAt(url))
  }),
).pipe(Layer.provideMerge(Provider.layer))

/** How many nights the sleeper slept. */
export const NIGHTS = 14

/** The nights of the sleeper. */
export const WINDOW = { from: addDays(TODAY, -NIGHTS), to: addDays(TODAY, -1) }
/** The key of their mean. */
export const MEAN = `sleep_minutes_mean_${WINDOW.from}_${WINDOW.to}`.replaceAll("-", "")
export const QUESTION = "How did I sleep in the past two weeks?"

/** The owner, who slept seven hours a night, in the mean. */
export const sleeper = Effect.gen(function* () {
  const client = yield* ownerClient
  const user = client.user_id as `user_${string}`
  yield* store({
    nights: Array.from({ length: NIGHTS }, (_, at) =>
      aNight(user, addDays(WINDOW.from, at), { asleep_s: (420 + (at % 2 ? 30 : -30)) * 60 }),
    ),
  })
  return client
})
