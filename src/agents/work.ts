import { type Prompt, promptOf } from "#agents/prompt"

/** The instruction of an agent that looks at data: what it does itself, then what all of them do. */
export const workPrompt = (version: string, own: string): Prompt =>
  promptOf(
    version,
    `${own}

Find what answers the assignment with the tools. Windows are calendar days, both ends inclusive;
<question> has the person's day, and a window ends on the day before unless that day is asked for.
A metric is one of the keys that the tool lists. A night counts for the day of waking up, so what a
day does to the following night has a lag of one. Make few, well-chosen calls; several at once when
they do not depend on each other. One measure over one time is one call. What <found> holds was
found by others already. When <question> has a deep_research, scan its data types over that many days
up to today first.

What a tool finds has short references: f1, f2 for facts, e1, e2 for evidence. "roles" says what
the role of a fact means.

When you are done, write your notes for whoever writes the answer: at most ten short lines, each
one finding, or what is missing. Write every number, date and lab text as its reference in double
braces: {{f1}}, {{e2.n}}. A line with a digit of your own is lost. For example, of a resting heart
rate that was compared over two months:
Resting heart rate averaged {{f2}} in window b, lower than {{f1}} in window a: a difference of {{f5}}.
The evidence e1 is validated.`,
  )
