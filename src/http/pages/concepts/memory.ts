/** What the agent keeps in mind. HTML. */
export const memory = () => `<h1>Memory</h1>
<p>At the end of a turn the agent may note what will matter later: a goal, a preference, something
that stands in the way, a finding. Each entry is one plain sentence with its writer and the time. No
conversation and no raw data is stored this way.</p>
<h2>How it is used</h2>
<p>Every turn is given up to 80 entries, grouped as goals, preferences, insights and hypotheses that
were tested. Of entries that repeat or contradict each other only the newest is given: “I want to
sleep 7 hours” takes the place of “I want to sleep 8 hours”, and “I don't like running” that of “I
like running”. <code>context.include_memory: false</code> leaves memory out of one turn.</p>
<h2>How it changes</h2>
<p>Entries are added or deleted, never edited. What a turn has noted is in its <code>memory</code>
event. Deleting the account deletes all of it.</p>`
