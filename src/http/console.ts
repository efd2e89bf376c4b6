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
  "require-trusted-types-for 'script'",
  "trusted-types service-worker",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

/** What no page of the console ever asks for. */
const DENIED = [
  ...["accelerometer", "bluetooth", "browsing-topics", "camera", "display-capture", "geolocation"],
  ...["gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb"],
]

/** Nothing of another origin loads, frames or opens it, no text becomes script, and it asks for no device. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-cache",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": DENIED.map((feature) => `${feature}=()`).join(", "),
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

/** The page of the console, whose address says what it shows. */
export const consolePage = async (
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { script, style } = await currentBundle()
  return new Response(html(script, style), { status, headers: { ...PAGE_HEADERS, ...more } })
}

/** True where a browser asks for a page to show, and no program for something to read. */
export const isVisit = ({ method, headers }: Request): boolean =>
  method === "GET" && /\btext\/html\b/.test(headers.get("accept") ?? "")

const page = () => consolePage()

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
        "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      }),
    )
    .get("/assets/:name", ({ params, request }) =>
      asset(params.name, request.headers.get("accept-encoding")),
    )
})()
