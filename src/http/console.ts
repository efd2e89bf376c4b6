import { Elysia, NotFoundError } from "elysia"
import { ADDRESSES } from "#domain/screen"
import { consoleBundle, currentBundle } from "#http/console/bundle"
import icon from "./console/icon.svg" with { type: "text" }
import manifest from "./console/manifest.json"

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** Nothing of another origin loads, frames or opens it, and it asks for no device. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
}

const html = (script: string, style: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Your personal health agent, on your own machine.">
<title>Hygeia</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/assets/manifest.webmanifest">
<link rel="stylesheet" href="/assets/${style}">
<script type="module" src="/assets/${script}"></script>
</head>
<body>
<div id="app"></div>
<noscript>The console needs JavaScript. Without it there is the API: <a href="/reference">/reference</a>.</noscript>
</body>
</html>
`

const page = async () => {
  const { script, style } = await currentBundle()
  return new Response(html(script, style), { headers: PAGE_HEADERS })
}

const FOR_GOOD = "public, max-age=31536000, immutable"

/** A name with a hash never means anything else, so that browsers may keep the file for good. */
const isHashed = (name: string) => /-[\w]{8}\.\w+$/.test(name)

const asset = async (name: string, accepted: string | null, more: Record<string, string> = {}) => {
  const { files } = await consoleBundle()
  const file = Object.hasOwn(files, name) ? files[name] : undefined
  if (!file) throw new NotFoundError()
  const isPacked = /\bgzip\b/.test(accepted ?? "")
  return new Response(isPacked ? file.gzip : Bun.gunzipSync(file.gzip), {
    headers: {
      "content-type": file.content_type,
      "cache-control": isHashed(name) ? FOR_GOOD : "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      ...(isPacked ? { "content-encoding": "gzip" } : {}),
      ...more,
    },
  })
}

const text = (body: string, content_type: string) =>
  new Response(body, { headers: { "content-type": content_type, "cache-control": "no-cache" } })

/** The console: one page for every screen, and the files it loads. It speaks the public API and nothing else. */
export const console = (() => {
  const app = new Elysia().get("/", page)
  for (const screen of ADDRESSES) app.get(`/${screen}`, page).get(`/${screen}/*`, page)
  return app
    .get("/assets/icon.svg", () => text(icon, "image/svg+xml"))
    .get("/assets/manifest.webmanifest", () =>
      text(JSON.stringify(manifest), "application/manifest+json"),
    )
    .get("/service-worker.js", ({ request }) =>
      asset("service-worker.js", request.headers.get("accept-encoding"), {
        "service-worker-allowed": "/",
      }),
    )
    .get("/assets/:name", ({ params, request }) =>
      asset(params.name, request.headers.get("accept-encoding")),
    )
})()
