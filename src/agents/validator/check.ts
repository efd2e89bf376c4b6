import { Type } from "typebox"
import { promptOf } from "#agents/prompt"
import { DOUBT_CODES, DOUBTS } from "#domain/check"

/** What the validator may say: numbers of notes, and a doubt of a closed list for a finding. */
export const Checking = Type.Object({
  struck: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 40 }),
  doubted: Type.Array(
    Type.Object({ id: Type.String({ maxLength: 20 }), doubt: Type.Enum([...DOUBT_CODES]) }),
    { maxItems: 20 },
  ),
})

const doubts = DOUBT_CODES.map((code) => `- ${code}: ${DOUBTS[code]}.`).join("\n")

/** A second look at what is claimed, before it is written. Code has judged the evidence already. */
export const CHECK = promptOf(
  "check/1",
  `
Check the claims of <agent_notes> against the evidence in <found>. You are the validator: you did
not look for any of it, and you add nothing. The verdicts of the evidence are final.

"struck": the numbers of the notes that the evidence does not carry: the wrong direction, another
measure or time, a cause where only a link was found, "changed" for a rejected finding, or a claim
about nothing in <found>. A note that says that nothing was found, or what is missing, stands.

"doubted": evidence that is validated or conditional and yet has to be worded with care, each with
one of:
${doubts}
Most evidence has no doubt, and most notes stand: then both lists are empty.

An example. Note 2 says "Coffee shortens sleep: {{e1.effect}}", and e1 is an association, validated,
while e2 says that late workouts go with less sleep on the same days:
{"struck":[2],"doubted":[{"id":"e1","doubt":"confounded"}]}`,
)
