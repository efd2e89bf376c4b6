import { REASONS } from "#domain/reason"

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isListOf =
  (isItem: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem)

/** Earlier versions wrote a window as text. */
const isWindowed = (value: unknown): boolean =>
  isFields(value) && (value.window === undefined || isFields(value.window))

const isFact = (value: unknown): boolean => isFields(value) && isWindowed(value.item)

/** Earlier versions wrote the claim and the reason in words alone. */
const isFinding = (value: unknown): boolean =>
  isFields(value) &&
  isWindowed(value.item) &&
  isFields(value.claim) &&
  typeof value.claim.kind === "string" &&
  (value.reason === null || (typeof value.reason === "string" && value.reason in REASONS)) &&
  isListOf(isWindowed)(value.preparation)

const isReceipt = (value: unknown): boolean =>
  isFields(value) &&
  isFields(value.findings) &&
  isListOf(isFact)(value.findings.facts) &&
  isListOf(isFinding)(value.findings.evidence) &&
  Array.isArray(value.findings.charts) &&
  isFields(value.findings.tests) &&
  value.findings.insufficient_data !== undefined

/**
 * Whether a share or a ledger in the journal has its receipts as this version reads them. What an earlier version
 * recorded under other names is found again by the same tool calls, so that nothing is translated.
 */
export const hasReadableReceipts = (output: unknown): boolean =>
  isFields(output) && isListOf(isReceipt)(output.receipts)
