/** The rule-based number formats of CLDR, as far as the spelled numbers of sixteen languages use them. */

interface Rule {
  readonly base: number
  readonly radix: number
  readonly body: string
}

/** The rule sets of one language by name: "%spellout-cardinal". */
export type RuleSets = ReadonlyMap<string, ReadonlyArray<Rule>>

const RULE = /^(\d+)(?:\/(\d+))?: ?(.*);$/

/** Reads a file of rules; those for negative and broken numbers are left out. */
export const ruleSetsOf = (text: string): RuleSets => {
  const sets = new Map<string, Array<Rule>>()
  let rules: Array<Rule> = []
  for (const line of text.split("\n")) {
    if (line.startsWith("%")) {
      rules = []
      sets.set(line.trim().slice(0, -1), rules)
      continue
    }
    const [, base, radix = "10", body = ""] = RULE.exec(line.trim()) ?? []
    if (base !== undefined) rules.push({ base: Number(base), radix: Number(radix), body })
  }
  return sets
}

/** The power of the radix by which a rule divides. */
const divisorOf = ({ base, radix }: Rule): number => {
  let divisor = 1
  while (divisor * radix <= base) divisor *= radix
  return divisor
}

const PART = /\$\((cardinal|ordinal),([^)]*)\)\$|([<>=])(>{0,2}|%[^<>=]+|[#0,.]+)?\3|>>>/g

/** Spells whole numbers from 0 by the sets of a language. */
export const spellerOf = (language: string, sets: RuleSets) => {
  const spelled = (set: string, value: number): string => {
    const rules = sets.get(set)
    const rule = rules?.findLast(({ base }) => base <= value)
    if (!rule) return String(value)
    const divisor = divisorOf(rule)
    const [quotient, rest] = [Math.floor(value / divisor), value % divisor]
    const body = rule.body
      .replace(/^'/, "")
      .replace(/\[([^\]]*)\]/g, (_, optional: string) => (rest === 0 ? "" : optional))
    return body.replace(PART, (all, plural, forms: string, mark: string, other?: string) => {
      if (plural) {
        const chosen = new Intl.PluralRules(language, { type: plural }).select(quotient)
        const found = new Map(
          [...forms.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, name, form]) => [name, form]),
        )
        return found.get(chosen) ?? found.get("other") ?? ""
      }
      const next = other?.startsWith("%") ? other : set
      if (mark === "<") return spelled(next, quotient)
      if (mark === "=") return other?.startsWith("%") ? spelled(next, value) : String(value)
      return spelled(all === ">>>" ? set : next, rest)
    })
  }
  return spelled
}
