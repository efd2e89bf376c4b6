import { Context, Deferred, Effect, Layer, Stream } from "effect"
import type { Briefing } from "#domain/briefing"
import { NOTHING_DOUBTED } from "#domain/check"
import { UpstreamUnavailable } from "#domain/errors"
import type { MemoryDraft } from "#domain/memory"
import type { ProfileChange } from "#domain/profile-change"
import type { SeenUrgency } from "#domain/safety"
import type { Struck } from "#domain/strike"
import { Model } from "#upstream/model"

type Part = Exclude<keyof Model["Service"], "instead">
type Behaviour = Effect.Effect<void, UpstreamUnavailable>

/** The script of a model that does as a test tells it, part by part. Untold, it answers at once. */
export class ModelScript extends Context.Service<
  ModelScript,
  {
    /** How often each part has been asked. */
    readonly asked: Record<Part, number>
    /** What the model was given for the last turn it looked at. */
    readonly briefed: () => Briefing | undefined
    /** Leaves every coming call of a part unanswered until the returned effect is run. */
    readonly stallsAt: (part: Part) => Effect.Effect<Effect.Effect<void>>
    /** Waits until a part has been asked so often. */
    readonly reached: (part: Part, times?: number) => Effect.Effect<void>
    /** Answers 5xx to the next calls of a part; or a refusal that is not worth trying again. */
    readonly isDownAt: (part: Part, times: number, retryable?: boolean) => void
    /** Breaks in the middle of a part, as a bug would. */
    readonly breaksAt: (part: Part) => void
    /** Gives up from inside, as a part that interrupts itself does. */
    readonly givesUpAt: (part: Part) => void
    /** Puts the same question to every agent so often. */
    readonly repeatsItself: (times: number) => void
    /** What the answer is, piece by piece. */
    readonly says: (...pieces: ReadonlyArray<string>) => void
    /** What each refused sentence is written as; null where it is not. */
    readonly rewrites: (as: (refused: Struck) => string | null) => void
    /** What there is to remember. */
    readonly remembers: (...drafts: ReadonlyArray<MemoryDraft>) => void
    /** What there is to note in the profile. */
    readonly notes: (...changes: ReadonlyArray<ProfileChange>) => void
    /** How urgent it finds every message from now on. */
    readonly sees: (urgency: SeenUrgency) => void
  }
>()("test/ModelScript") {}

const free = <A>(value: A) => ({ value, cost_usd: 0.01 })

const unavailable = (retryable: boolean) =>
  Effect.fail(new UpstreamUnavailable({ upstream: "model", retryable }))

/** A model and its script. */
export const ScriptedModel: Layer.Layer<Model | ModelScript> = Layer.effectContext(
  Effect.sync(() => {
    const asked = {
      judge: 0,
      work: 0,
      reflect: 0,
      check: 0,
      synthesise: 0,
      rewrite: 0,
    }
    const scripted = new Map<Part, Array<Behaviour>>()
    const stalls = new Map<Part, Deferred.Deferred<void>>()
    let pieces: ReadonlyArray<string> = ["All is well."]
    let rewritten: (refused: Struck) => string | null = () => null
    let repetitions = 1
    let drafts: ReadonlyArray<MemoryDraft> = []
    let changes: ReadonlyArray<ProfileChange> = []
    let urgency: SeenUrgency | null = null
    let briefed: Briefing | undefined

    const tell = (part: Part, behaviour: Behaviour) =>
      void scripted.set(part, [...(scripted.get(part) ?? []), behaviour])

    let onAsked: ReadonlyArray<() => void> = []

    const reached = (part: Part, times = 1) =>
      Effect.callback<void>((resume) => {
        const look = () => {
          if (asked[part] >= times) resume(Effect.void)
        }
        onAsked = [...onAsked, look]
        look()
      })

    const meet = (part: Part): Behaviour =>
      Effect.suspend(() => {
        asked[part]++
        for (const look of onAsked) look()
        const gate = stalls.get(part)
        const next = scripted.get(part)?.shift() ?? Effect.void
        return gate ? Effect.andThen(Deferred.await(gate), next) : next
      })

    const answer = <A>(part: Part, value: () => A) => Effect.map(meet(part), () => free(value()))

    return Context.make(Model, {
      judge: (briefing) =>
        answer("judge", () => {
          briefed = briefing
          return {
            classification: { vague: false, topic: "question" as const },
            route: { main: "data_science" as const, supporting: ["domain_expert" as const] },
            assignments: Array.from({ length: repetitions }, () => [
              { agent: "domain_expert" as const, question: "What is known?" },
              { agent: "data_science" as const, question: briefing.question },
            ]).flat(),
            urgency,
            extracted: { memory: drafts, profile: changes },
            by_code: false,
          }
        }),
      work: (_, { agent }) => answer("work", () => ({ agent, notes: [] })),
      reflect: () => answer("reflect", () => ({ sufficient: true, advice: null })),
      check: () => Effect.as(meet("check"), { value: NOTHING_DOUBTED, cost_usd: 0 }),
      synthesise: () =>
        Stream.concat(
          Stream.fromIterable(pieces).pipe(Stream.map((text) => ({ text }))),
          Stream.fromEffect(Effect.as(meet("synthesise"), { cost_usd: 0.01 })),
        ),
      rewrite: (_, refused) => answer("rewrite", () => rewritten(refused)),
    }).pipe(
      Context.add(ModelScript, {
        asked,
        briefed: () => briefed,
        stallsAt: Effect.fnUntraced(function* (part: Part) {
          const gate = yield* Deferred.make<void>()
          stalls.set(part, gate)
          return Effect.suspend(() => {
            stalls.delete(part)
            return Effect.asVoid(Deferred.succeed(gate, undefined))
          })
        }),
        reached,
        isDownAt: (part, times, retryable = true) => {
          for (let call = 0; call < times; call++) tell(part, unavailable(retryable))
        },
        breaksAt: (part) => tell(part, Effect.die(new Error("a bug"))),
        givesUpAt: (part) => tell(part, Effect.interrupt),
        repeatsItself: (times) => {
          repetitions = times
        },
        says: (...scripted) => {
          pieces = scripted
        },
        rewrites: (as) => {
          rewritten = as
        },
        remembers: (...scripted) => {
          drafts = scripted
        },
        notes: (...scripted) => {
          changes = scripted
        },
        sees: (scripted) => {
          urgency = scripted
        },
      }),
    )
  }),
)
