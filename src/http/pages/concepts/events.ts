/** How a turn is watched. HTML. */
export const events = () => `<h1>Events</h1>
<p><code>GET /v1/turns/{id}/events</code> is a stream of server-sent events. Each frame has a name, an
id and JSON whose <code>type</code> is the name again.</p>
<dl>
<dt><code>turn.started</code></dt><dd>The turn runs.</dd>
<dt><code>phase</code></dt><dd>A step begins, or a short word on the progress.
<code>synthesis_restarted</code> means: forget the deltas so far.</dd>
<dt><code>agent_start</code>, <code>agent_end</code></dt><dd>An agent takes a question, and is done
with it.</dd>
<dt><code>synthesis_delta</code></dt><dd>A piece of the answer. Together they are
<code>result.answer</code>.</dd>
<dt><code>memory</code></dt><dd>What was remembered from this turn.</dd>
<dt><code>turn.completed</code>, <code>turn.failed</code></dt><dd>The end, with the result or the
reason. Its id is always 9007199254740991.</dd>
</dl>
<h2>Coming back</h2>
<p>Ids grow and may skip. Send the last one seen as <code>Last-Event-Id</code> and the rest follows.
Events are kept for an hour after the end of the turn; after that the stream opens and closes, and
<code>GET /v1/turns/{id}</code> still has the answer. Lines that begin with a colon only keep the
connection open.</p>`
