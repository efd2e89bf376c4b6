import type { Briefing } from "#domain/briefing"
import { readService } from "#embedded/model/questions/service/read"
import { asking, type Way } from "#embedded/model/thread/heard"
import { questionAlone } from "#embedded/model/understanding/follow-up"
import { parseQuestion } from "#embedded/model/understanding/parsed-question"
import { beforeThis } from "#embedded/model/understanding/thread/before"
import { withPronoun } from "#embedded/model/understanding/thread/ellipsis"
import { IT } from "#embedded/model/understanding/thread/it"

const DATA = "my data"
/** What may stand behind "can I get a copy". */
const BEHIND = /(?: (?:first|too|then|as well|before that|please|now))*\s*\?*$/i
/** What was asked longer ago is another subject. */
const MAX_BACK = 3

/** Whether one of the last questions was about the service and its data. */
const isBehindService = (briefing: Briefing): boolean => {
  let at = beforeThis(briefing)
  for (let back = 0; at !== null && back < MAX_BACK; back++) {
    if (readService(questionAlone(at.briefing)) !== null) return true
    at = beforeThis(at.briefing)
  }
  return false
}

/** "how do I delete it", "can I get a copy first" behind a question about the service: of one's data. */
export const asOfService: Way = ({ own, briefing }) => {
  if (own.mentions.length > 0 || readService(own) !== null || !isBehindService(briefing))
    return null
  const full =
    withPronoun(own.whole)?.replace(IT, DATA) ?? `${own.whole.replace(BEHIND, "")} of ${DATA}`
  const parsed = parseQuestion(briefing, full)
  const service = readService(parsed)
  return service && asking(service, parsed)
}
