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
input, button { font: inherit; padding: .45rem .9rem; border: 1px solid var(--edge); border-radius: 8px;
  color: var(--ink); background: var(--paper); max-width: 100%; box-sizing: border-box; }
button { cursor: pointer; } button:hover { border-color: var(--leaf); }
form button:first-of-type { color: var(--paper); background: var(--leaf); border-color: var(--leaf); }
[role=alert] { border-left: 4px solid var(--leaf); padding-left: .8rem; }
dt { font-weight: 600; margin-top: 1.1rem; } dd { margin: 0; }
`

const styleHash = new Bun.CryptoHasher("sha256").update(STYLE).digest("base64")

const headers = (form_action: string) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
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
}

/** Text as HTML shows it. */
export const escapeHtml = (text: string) => Bun.escapeHTML(text)

/** A plain page, without script. `main` is HTML. */
export const page = (
  title: string,
  main: string,
  { status = 200, form_action = "'none'", headers: more = {} }: PageOptions = {},
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
</main>
</html>
`,
    { status, headers: { ...headers(form_action), ...more } },
  )
