import { isJsonObject } from "#domain/json-object"
import { REASONS } from "#domain/reason"

const isListOf =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem)

/** Earlier versions wrote a window as text. */
const isWindowed = (value: unknown): boolean =>
  isJsonObject(value) && (value.window === undefined || isJsonObject(value.window))

const isFact = (value: unknown): boolean => isJsonObject(value) && isWindowed(value.item)

/** Earlier versions wrote the claim and the reason in words alone. */
const isFinding = (value: unknown): boolean =>
  isJsonObject(value) &&
  isWindowed(value.item) &&
  isJsonObject(value.claim) &&
  typeof value.claim.kind === "string" &&
  (value.reason === null || (typeof value.reason === "string" && value.reason in REASONS)) &&
  isListOf(isWindowed)(value.preparation)

const isReceipt = (value: unknown): boolean =>
  isJsonObject(value) &&
  isJsonObject(value.findings) &&
  isListOf(isFact)(value.findings.facts) &&
  isListOf(isFinding)(value.findings.evidence) &&
  Array.isArray(value.findings.charts) &&
  isJsonObject(value.findings.tests) &&
  value.findings.insufficient_data !== undefined

/**
 * Whether a share or a ledger in the journal has its receipts as this version reads them. What an earlier version
 * recorded under other names is found again by the same tool calls, so that nothing is translated.
 */
export const hasReadableReceipts = (output: unknown): boolean =>
  isJsonObject(output) && isListOf(isReceipt)(output.receipts)
