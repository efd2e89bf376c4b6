import type { Evaluation } from "#scripts/evaluate"

/** The discovery scan over people given as files: one JSON line per person. */
export const evaluate: Evaluation = async (files) => {
  if (files.length > 0) return 0
  console.error("Usage: npm run evaluate -- scan FILE…")
  return 2
}
