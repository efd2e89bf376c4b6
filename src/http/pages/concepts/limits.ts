const rows = [
  ["Turns queued or running per user", "20", "429 concurrency_limit_exceeded"],
  ["Requests per user, over all tokens", "60 a minute, 5,000 a day", "429 rate_limit_exceeded"],
  ["JSON body", "1 MiB", "413 unprocessable"],
  ["Members and items in a JSON body", "5,000 at all depths together", "400 invalid_request"],
  ["A message of a turn", "32,000 characters (UTF-16 units)", "400 invalid_field"],
  ["Messages of a turn", "200, and 100,000 characters together", "400 invalid_field"],
  ["Lab file", "10 MB; PDF, JPEG or PNG", "413 or 415 unprocessable"],
  ["Lab files of a person", "500 MB together", "413 unprocessable"],
  ["Items of a page", "1 to 100", "400 invalid_field"],
  ["Turns of a conversation shown at once", "100, or about 1 MB; older ones by next_cursor", ""],
  [
    "A webhook's body",
    "64 MiB; all under way 256 MiB, from one network 128",
    "413, or 503 with Retry-After",
  ],
  ["Labs listed", "the 20 most recent", ""],
  ["Days of an import", "1 to 1460", "400"],
  ["conversation_id", "1 to 128 characters", "400 invalid_field"],
  ["title", "200 characters", "400 invalid_field"],
  ["Idempotency-Key", "1 to 255 characters, kept for 24 hours", "400 invalid_field"],
  ["Events of an ended turn", "kept for 1 hour", "an empty stream"],
  ["Age of a webhook's signature", "300 seconds", "401 stale"],
  ["Widget link", "about 10 minutes, once", ""],
] as const

/** How much of everything there may be. HTML. */
export const limits = () => `<h1>Limits</h1>
<dl>
${rows
  .map(
    ([what, limit, beyond]) =>
      `<dt>${what}</dt>\n<dd>${limit}${beyond && `; beyond it ${beyond}`}</dd>`,
  )
  .join("\n")}
</dl>
<h2>Trying again</h2>
<p>After a 429 with <code>Retry-After</code>, wait as many seconds. After 502, 503 and 504 wait longer
each time, with some chance in it, and stop after five attempts. Repeat a 500 only with the same
<code>Idempotency-Key</code>. Nothing else gets better by repeating.</p>`
