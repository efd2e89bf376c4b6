import { errorCodes } from "#http/error-codes"
import { escapeHtml } from "#http/pages/page"

const rows = () =>
  Object.entries(errorCodes)
    .map(
      ([code, { status, when }]) =>
        `<dt id="${code}"><code>${code}</code> (${status})</dt>\n<dd>${escapeHtml(when)}</dd>`,
    )
    .join("\n")

/** Every error code, each with an anchor of its own. HTML. */
export const errors = () => `<h1>Errors</h1>
<p>A typed error has one envelope:</p>
<pre tabindex="0">{"error": {"code", "message", "request_id", "docs_url", "details"?, "upstream"?}}</pre>
<p>Read <code>code</code>, not <code>message</code>. The <code>request_id</code> is also the
response's X-Request-Id.</p>
<dl>
${rows()}
</dl>`
