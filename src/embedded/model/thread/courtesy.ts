import { isOnlyThanks } from "#embedded/model/questions/talk/read"
import { asking, type Way } from "#embedded/model/thread/heard"

/** "thank you so much", "thanks, that's all": nothing is asked of the answer before. */
export const asCourtesy: Way = ({ own }) =>
  isOnlyThanks(own.briefing.question) ? asking({ kind: "talk", about: "thanks" }, own) : null
