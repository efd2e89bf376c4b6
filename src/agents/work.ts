import { type Prompt, promptOf } from "#agents/prompt"

/** The instruction of an agent that looks at data: what all of them do, after what it does itself. */
export const workPrompt = (version: string, own: string): Prompt =>
  promptOf(
    version,
    `${own}

Find what answers the assignment with the tools. Windows
are calendar days, both ends inclusive, "today" is the person's own day; a window ends yesterday
unless today is asked for. Metrics have the keys listed in <person>. A night counts for the day of
waking up, so what a day does to the following night has a lag of one. Make few, well-chosen
calls; several at once when they do not depend on each other. What <found> holds was found by
others already. When <person> has a deep_research, scan its data types over that many days up to
today first.

When you are done, write your notes for whoever writes the answer: at most ten short lines, each
one finding, or what is missing. A line with a digit of your own is lost. Refer to numbers, dates
and lab texts only as {{ref}} or {{id.field}}, exactly as the tools name them.`,
  )
