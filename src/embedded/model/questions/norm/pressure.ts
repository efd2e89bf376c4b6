import { isUsualAdult } from "#catalogue/adult"
import type { Zone } from "#catalogue/norms/band"
import { bandOf, zoneOf } from "#catalogue/norms/bands"
import { bare, placeholder, valueOf } from "#catalogue/placeholder"
import type { Material } from "#domain/briefing"
import { NO_PROFILE } from "#domain/profile"
import { foundBy } from "#embedded/model/prose/found"
import { details, type Paragraph, paragraph } from "#embedded/model/prose/paragraph"
import type { Norm } from "#embedded/model/questions/norm/intent"
import { isOpened, OPENINGS } from "#embedded/model/questions/norm/opening"

const RANK: Readonly<Record<Zone["is"], number>> = { good: 0, usual: 1, fair: 2, off: 3 }

/** "Is 120/80 good?": both numbers in one judgement, by the worse of them; null for any other question. */
export const writePressure = (
  { asked = {}, judges, of }: Norm,
  { briefing, ledger }: Material,
): ReadonlyArray<Paragraph> | null => {
  const profile = { ...(briefing.profile ?? NO_PROFILE), ...of }
  if (!isOpened(judges) || !isUsualAdult(profile)) return null
  const [upper, lower, ...more] = Object.keys(asked).map((metric) => {
    const { fact } = foundBy(ledger, "reference", { metric })
    return { band: bandOf(metric, profile), typed: fact("asked"), normal: fact("band_high") }
  })
  if (!upper?.typed || !upper.normal || !lower?.typed || !lower.normal || more.length > 0)
    return null
  const [worst] = [upper, lower]
    .flatMap(({ band, typed }) => (band ? [zoneOf(band, valueOf(typed) ?? 0)] : []))
    .sort((a, b) => RANK[b.is] - RANK[a.is])
  if (!worst) return null
  const said = `${bare(placeholder(upper.typed))} over ${placeholder(lower.typed)}`
  const normal = `${bare(placeholder(upper.normal))} over ${placeholder(lower.normal)}`
  return [
    paragraph([
      `${OPENINGS[judges][worst.is]}: ${said} is ${worst.says}; below ${normal} is normal.`,
      upper.band?.caveat ?? null,
    ]),
    details([`These ranges are from a guideline for adults: ${upper.normal.label}.`]),
  ]
}
