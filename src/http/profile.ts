import { Effect } from "effect"
import { Elysia } from "elysia"
import { ProfileStore } from "#db/profiles"
import type { UserId } from "#domain/ids"
import {
  bmiOf,
  conditionOf,
  NO_PROFILE,
  type Profile,
  ProfileUpdate,
  UserProfile,
} from "#domain/profile"
import { authenticate } from "#http/authenticate"
import type { Bridge } from "#http/bridge"
import { operation } from "#http/operation"
import { jsonBody } from "#http/schema"

const shown = (user_id: UserId, profile: Profile): UserProfile => ({
  user_id,
  name: profile.name,
  age: profile.age,
  gender: profile.gender,
  height_cm: profile.height_cm,
  weight_kg: profile.weight_kg,
  bmi: bmiOf(profile),
  smoker: profile.smoker,
  alcohol_consumption: profile.alcohol_consumption,
  conditions: [...profile.conditions],
  medications: [...profile.medications],
  goal: profile.goal,
  story: profile.story,
  birthday: profile.birthday,
  country: profile.country,
  units: profile.units,
  time_zone: profile.time_zone,
})

const readProfile = (caller: UserId) =>
  ProfileStore.use((store) =>
    Effect.map(store.find(caller), (profile) => shown(caller, profile ?? NO_PROFILE)),
  )

const updateProfile = (caller: UserId, { conditions, ...change }: ProfileUpdate) =>
  ProfileStore.use((store) =>
    Effect.map(
      store.update(caller, {
        ...change,
        ...(conditions && { conditions: conditions.map(conditionOf) }),
      }),
      (profile) => shown(caller, profile),
    ),
  )

/** The profile that the caller has entered. */
export const profile = (edge: Bridge) =>
  new Elysia({ prefix: "/v1/me/profile" })
    .use(edge)
    .use(authenticate(edge, { scope: "write" }))
    .get("", ({ caller, run }) => run(readProfile(caller)), {
      detail: operation({
        operationId: "getProfile",
        tag: "Me",
        summary: "Read the caller's health profile",
        responses: { 200: UserProfile },
      }),
    })
    .put("", ({ body, caller, run }) => run(updateProfile(caller, body)), {
      ...jsonBody(ProfileUpdate),
      detail: operation({
        operationId: "updateProfile",
        tag: "Me",
        summary: "Change parts of the health profile",
        description:
          "Only the fields that are sent change. `null` clears a field; `bmi` is derived from height and weight, " +
          "`age` from a birthday.",
        responses: { 200: UserProfile },
      }),
    })
