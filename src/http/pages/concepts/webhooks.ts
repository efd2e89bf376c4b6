/** How deliveries come in. HTML. */
export const webhooks = () => `<h1>Webhooks</h1>
<p>The aggregator posts wearable data and lab results to <code>POST /webhooks/aggregator</code>.</p>
<h2>Signature</h2>
<pre tabindex="0">aggregator-signature: t=&lt;unix seconds&gt;,v1=&lt;hex&gt;</pre>
<p><code>v1</code> is the HMAC-SHA256 of <code>t</code>, a full stop and the exact bytes of the body,
with the webhook secret. <code>t</code> may be 300 seconds away from the service's clock. A refusal is
401 with a <code>reason</code>: <code>missing_header</code>, <code>malformed_header</code>,
<code>bad_timestamp</code>, <code>stale</code> or <code>signature_mismatch</code>.</p>
<h2>A sender of your own</h2>
<p>A delivery names its <code>type</code>, its <code>user</code> and a list of <code>data</code>, each item one
day, night or workout; <code>user.reference_id</code> is the <code>user_id</code> of <code>GET /v1/me</code>.
docs/deliveries.md of the project lists every path that is read, with its unit, and signs a first one with
<code>openssl</code> and <code>curl</code>. For data of your own a file or <code>POST /v1/push</code> is less work.</p>
<h2>What the answer means</h2>
<p>200 is sent when the delivery is on disk; what it holds becomes rows shortly after. The same bytes
a second time are answered <code>duplicate: true</code> and change nothing. The order of deliveries
does not matter. One that cannot be read yet is kept and tried again every night.</p>`
