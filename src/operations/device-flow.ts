import { Effect } from "effect"
import { DeviceCodeStore } from "#db/device-codes"
import { DEVICE_CODE_S, newDeviceCode, newSecret, POLL_S } from "#domain/sign-in"
import { issueToken, SERVICE_TOKEN_S } from "#operations/issue-token"

/** Gives a device a secret to poll with, and a code for a person to type in a browser (RFC 8628). */
export const startDevice = Effect.fnUntraced(function* () {
  const device_code = newSecret()
  const user_code = newDeviceCode()
  yield* DeviceCodeStore.use((codes) => codes.add(device_code, user_code))
  return { device_code, user_code, expires_in: DEVICE_CODE_S, interval: POLL_S }
})

/** The token of a device once somebody allowed it; until then the error code of RFC 8628. */
export const pollDevice = Effect.fnUntraced(function* (device_code: string) {
  const answer = yield* DeviceCodeStore.use((codes) => codes.poll(device_code))
  if (typeof answer === "string") return answer
  const issued = yield* issueToken(answer.user_id)
  return {
    access_token: issued.service_token,
    token_type: "Bearer" as const,
    expires_in: SERVICE_TOKEN_S,
    ...issued,
  }
})
