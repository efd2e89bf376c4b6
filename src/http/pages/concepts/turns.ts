/** Turns and their states. HTML. */
export const turns = () => `<h1>Turns</h1>
<p>A turn is one question and its answer. <code>POST /v1/turns</code> takes a list of messages, the
last of them the user's, and answers 202 at once. The work goes on without the client: watch it at
<code>stream_url</code>, or read <code>GET /v1/turns/{id}</code> until the status is final.</p>
<h2>Status</h2>
<dl>
<dt><code>queued</code></dt><dd>Accepted and durable. It waits for its place.</dd>
<dt><code>running</code></dt><dd>Being worked on. After a restart of the service it goes on from the
first unfinished step.</dd>
<dt><code>completed</code></dt><dd><code>result</code> is there, and stays.</dd>
<dt><code>failed</code></dt><dd><code>error</code> says the code, a message and, where one is to
blame, the step. Final: ask again with a new turn.</dd>
</dl>
<h2>Where numbers come from</h2>
<p>Every number of an answer was worked out of rows of the person who asks. The
<code>fact_sheet</code> holds each with its window, the number of values and who found it;
<code>evidence</code> holds findings with effect, interval and p value. A sentence with a number that
is neither is dropped before anybody sees it.</p>
<h2>Conversations</h2>
<p>Turns that share a <code>conversation_id</code> are a thread. A turn without one belongs to
none.</p>`
