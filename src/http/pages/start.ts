import { escapeHtml, page } from "#http/pages/page"

/** What this is, and a question to paste. */
export const startPage = (base_url: string) => {
  const url = escapeHtml(base_url)
  return page(
    "Hygeia",
    `<h1>Hygeia</h1>
<p>A personal health agent. Wearables and lab reports come in, questions are asked over HTTP, and
every number of an answer comes from your own rows.</p>
<h2>Ask something</h2>
<p>In the folder the service was started in:</p>
<pre tabindex="0">hygeia ask "How did I sleep last week?"</pre>
<p>Or over HTTP:</p>
<pre tabindex="0">TOKEN=$(hygeia token)

curl -s ${url}/v1/turns \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"messages":[{"role":"user","content":"How did I sleep last week?"}]}'</pre>
<p>The answer names a <code>stream_url</code>. Watch it being worked out, then read it:</p>
<pre tabindex="0">curl -N ${url}/v1/turns/TURN_ID/events -H "Authorization: Bearer $TOKEN"
curl -s ${url}/v1/turns/TURN_ID -H "Authorization: Bearer $TOKEN"</pre>
<p>No data yet? <code>hygeia import FILE</code> brings in the export of a device, an app or a spreadsheet.
<code>hygeia demo</code> makes a person with two years of it, and <code>hygeia token --demo</code> asks as that
person.</p>
<h2>More</h2>
<ul>
<li><a href="/reference">Reference</a>: every endpoint, to be tried out</li>
<li><a href="/docs/concepts/turns">Turns</a>, and the other ideas behind it</li>
<li><a href="/healthz">Health</a> of the process</li>
<li><a href="/docs/concepts/errors">Errors</a>, every code and when it is sent</li>
</ul>`,
  )
}
