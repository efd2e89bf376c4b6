/** The states of a lab report. HTML. */
export const labs = () => `<h1>Labs</h1>
<p><code>POST /v1/labs/upload</code> takes one part named <code>file</code>: a PDF, JPEG or PNG of at
most 10 MB. It is stored first and read afterwards, usually within half a minute. Uploading it again
makes a second lab.</p>
<h2>aggregator_status</h2>
<dl>
<dt><code>pending</code></dt><dd>Stored here, not handed over yet.</dd>
<dt><code>submitted</code></dt><dd>Being read.</dd>
<dt><code>parsed</code></dt><dd>Its biomarkers are in <code>GET /v1/data/sync</code>.</dd>
<dt><code>failed:&lt;reason&gt;</code></dt><dd>Final; upload it again.</dd>
</dl>
<p>A report that is too much to be read fails as <code>too_much_memory</code>, <code>too_long</code>,
<code>too_many_pages</code>, <code>too_many_pixels</code> or <code>too_many_objects</code>; one whose reading
was cut off twice as <code>interrupted</code>; a file that cannot be opened as <code>file_unreadable</code>, one without
a result as <code>no_results</code>. The <code>note</code> of the lab says it in words.</p>
<h2>Biomarkers</h2>
<p>A value printed as <code>&lt;0.3</code> is 0.3 with its operator beside it. A unit or range that
was not printed is an empty string. Results without a number are kept and stay out of the numeric
rows.</p>`
