const STYLE = `
:root { color-scheme: light dark; --ink: #1d2521; --soft: #5a635d; --paper: #fbfaf6; --card: #f3f1ea; --line: #d8d9d0;
  --edge: #82877d; --leaf: #2f6b4f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9e4; --soft: #a3aca6; --paper: #141816; --card: #1c211e;
  --line: #333b36; --edge: #727c75; --leaf: #7cc4a0; } }
body { font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: clamp(1.5rem, 6vw, 4rem) auto; padding: 0 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; } h1, h2 { line-height: 1.25; text-wrap: balance; } a { color: var(--leaf); }
:focus-visible { outline: 2px solid var(--leaf); outline-offset: 2px; }
pre { background: var(--card); border-radius: 8px; padding: .9rem 1rem; overflow-x: auto; font-size: .875rem; }
form { display: grid; gap: .9rem; justify-items: start; } label { display: grid; gap: .25rem; }
input, button, .button { font: inherit; padding: .45rem .9rem; border: 1px solid var(--edge); border-radius: 8px;
  color: var(--ink); background: var(--paper); max-width: 100%; box-sizing: border-box; }
button, .button { cursor: pointer; } button:hover { border-color: var(--leaf); }
form button:first-of-type, .button { color: var(--paper); background: var(--leaf); border-color: var(--leaf); }
.button { display: inline-block; text-decoration: none; }
.row { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
#drop { position: relative; margin: 1.75rem 0; padding: 2.25rem 1.25rem; text-align: center; color: var(--soft);
  border: 2px dashed var(--edge); border-radius: 12px; background: var(--card); }
#drop b { font-size: 1.125rem; font-weight: 600; color: var(--leaf); }
#drop:is(:hover, .over) { border-color: var(--leaf); }
#drop:has(:focus-visible) { outline: 2px solid var(--leaf); outline-offset: 2px; }
#drop input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
#list { list-style: none; padding: 0; }
#list > li { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; align-items: center;
  border-top: 1px solid var(--line); padding: 1rem 0; }
#list h2 { font-size: 1rem; font-weight: 600; margin: 0; } #list p { margin: 0; color: var(--soft); }
#list p, #list details, progress { grid-column: 1 / -1; }
#list .failed p { color: var(--ink); border-left: 4px solid var(--leaf); padding-left: .8rem; }
#list b { font-size: 1.375rem; font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums; }
progress { appearance: none; width: 100%; height: .5rem; border: 0; border-radius: 8px; overflow: hidden; }
progress, progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--leaf); } progress::-moz-progress-bar { background: var(--leaf); }
summary { cursor: pointer; }
[role=alert] { border-left: 4px solid var(--leaf); padding-left: .8rem; }
dt { font-weight: 600; margin-top: 1.1rem; } dd { margin: 0; }
[hidden] { display: none; }
`

const hashOf = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("base64")

const styleHash = hashOf(STYLE)

const headers = (form_action: string, script: string | null) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ...(script === null ? [] : [`script-src 'sha256-${hashOf(script)}'`, "connect-src 'self'"]),
    "base-uri 'none'",
    `form-action ${form_action}`,
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
})

/** The optional parts of a page. */
export interface PageOptions {
  readonly status?: number
  /** The CSP source list for the targets of its forms, redirects included; none when unset. */
  readonly form_action?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Its script, which may talk to this service and nobody else. */
  readonly script?: string
}

/** Text as HTML shows it. */
export const escapeHtml = (text: string) => Bun.escapeHTML(text)

/** A plain page, without script unless it is given one. `main` is HTML. */
export const page = (
  title: string,
  main: string,
  { status = 200, form_action = "'none'", headers: more = {}, script }: PageOptions = {},
) =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
${main}
</main>${script === undefined ? "" : `\n<script>${script}</script>`}
</html>
`,
    { status, headers: { ...headers(form_action, script ?? null), ...more } },
  )
