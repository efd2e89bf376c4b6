import { expect, test } from "bun:test"
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from "age-encryption"
import { isAgeRecipient } from "#domain/age-recipient"

for (const [kind, identity] of [
  ["X25519", generateX25519Identity],
  ["ML-KEM and X25519", generateHybridIdentity],
] as const)
  test(`a key of ${kind} as age writes it is a recipient, and with any one slip none`, async () => {
    const recipient = await identityToRecipient(await identity())
    expect(isAgeRecipient(recipient)).toBe(true)
    const slips = Array.from({ length: 50 }, (_, n) => recipient.length - 1 - n).map(
      (at) =>
        recipient.slice(0, at) + (recipient[at] === "q" ? "p" : "q") + recipient.slice(at + 1),
    )
    expect(slips.filter(isAgeRecipient)).toEqual([])
    expect(isAgeRecipient(recipient.slice(0, -1))).toBe(false)
  })
