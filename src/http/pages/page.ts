const STYLE = `
:root { color-scheme: light dark; --ink: #1d2521; --paper: #fbfaf6; --line: #d8d9d0; --leaf: #2f6b4f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9e4; --paper: #141816; --line: #333b36; --leaf: #7cc4a0; } }
body { font: 16px/1.6 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; } h1, h2 { line-height: 1.25; } a { color: var(--leaf); }
pre { border: 1px solid var(--line); border-radius: 6px; padding: .9rem 1rem; overflow-x: auto; font-size: .875rem; }
form { display: grid; gap: .9rem; justify-items: start; } label { display: grid; gap: .25rem; }
input, button { font: inherit; padding: .45rem .8rem; border: 1px solid var(--line); border-radius: 6px;
  color: var(--ink); background: var(--paper); }
button { border-color: var(--leaf); cursor: pointer; }
#drop { border: 2px dashed var(--line); border-radius: 6px; padding: 1.5rem; } #drop.over { border-color: var(--leaf); }
#list { list-style: none; padding: 0; } #list > li { border-bottom: 1px solid var(--line); padding: .8rem 0; }
progress { width: 100%; accent-color: var(--leaf); }
[role=alert] { border-left: 4px solid var(--leaf); padding-left: .8rem; }
dt { font-weight: 600; margin-top: 1.1rem; } dd { margin: 0; }
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
