import type { TypeCount } from "#domain/file-import"
import { trueReason } from "#embedded/aggregator/exports/elsewhere"

/** A file may make up type names without end: further ones are counted together. */
const MAX_TYPES = 200
const MAX_TYPE_CHARS = 80
const OTHERS = "other types"

interface Counts {
  used: number
  readonly skipped: Map<string, number>
}

/** Counts what an import reads. */
export class Tally {
  private readonly types = new Map<string, Counts>()
  /** Types with something that was used, whatever became of it. */
  private readonly used_types = new Set<string>()

  used(type: string, count = 1): void {
    this.of(type).used += count
    if (this.used_types.size < MAX_TYPES) this.used_types.add(type)
  }

  skipped(type: string, reason: string, count = 1): void {
    const { skipped } = this.of(type)
    skipped.set(reason, (skipped.get(reason) ?? 0) + count)
  }

  /** Takes back that some records were used: another device had said the same. */
  dropped(type: string, reason: string, count: number): void {
    this.of(type).used -= count
    this.skipped(type, reason, count)
  }

  /** True where anything was left out for a reason. */
  has(reason: string): boolean {
    return this.types.values().some(({ skipped }) => skipped.has(reason))
  }

  /** By type, in the order of the names; each reason as it is true of what was read so far. */
  all(): Array<TypeCount> {
    return [...this.types]
      .map(([type, { used, skipped }]) => {
        const reasons = [...skipped].map(([reason, count]) => ({
          reason: trueReason(reason, this.used_types),
          count,
        }))
        const left = reasons.reduce((sum, { count }) => sum + count, 0)
        return { type, read: used + left, used, skipped: reasons }
      })
      .toSorted((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0))
  }

  private of(type: string): Counts {
    const found = this.types.get(type)
    if (found) return found
    const name = this.types.size < MAX_TYPES ? type.slice(0, MAX_TYPE_CHARS) : OTHERS
    const known = this.types.get(name)
    if (known) return known
    const counts: Counts = { used: 0, skipped: new Map() }
    this.types.set(name, counts)
    return counts
  }
}
