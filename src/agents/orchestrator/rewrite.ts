import { SYNTHESIS } from "#agents/orchestrator/synthesis"
import { type Prompt, unwrapped } from "#agents/prompt"

/** How a refused sentence of an answer is written again. */
export const REWRITE: Prompt = {
  version: "rewrite/4",
  text: `${SYNTHESIS.text}\n\n${unwrapped(`
Write one sentence again. <refused> is a sentence of your answer that was not shown, with the
reason. Say what is true in it without what the reason names, in the same language, in one
sentence, with every value as a reference as above. Give null when nothing is left to say.`)}`,
}
