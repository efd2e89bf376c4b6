import { Elysia } from "elysia"
import { operation } from "#http/operation"
import scalar from "./reference/scalar-1.72.1.js.gz" with { type: "file" }

/** The version is part of the address, so that browsers may cache the file for good. */
const SCRIPT = "/reference/scalar-1.72.1.js"

/**
 * Colours that can be read on their ground, no button without a name, and no list that only a pointer scrolls: what
 * WCAG asks of Scalar's own.
 */
const STYLE = `
.light-mode.light-mode { --scalar-color-2: #5c5c5c; --scalar-color-3: #666; --scalar-color-green: #04704b;
  --scalar-color-blue: #0065a3; --scalar-color-orange: #b03800; --scalar-color-red: #c80005; }
.dark-mode.dark-mode { --scalar-color-3: #949494; }
button[class*="/copy-button"] { display: none !important; }
.endpoints.endpoints, [class*="max-h-[60vh]"] { max-height: none !important; overflow: visible !important; }`

const START = `Scalar.createApiReference("#reference", ${JSON.stringify({
  url: "/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: "never",
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: "",
  customCss: STYLE,
})})`

const startHash = new Bun.CryptoHasher("sha256").update(START).digest("base64")

/** Scalar writes inline styles; nothing may be loaded from, or sent to, another host. */
const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${startHash}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const explorer = () =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hygeia API reference</title>
<link rel="icon" href="data:,">
<div id="reference"></div>
<script src="${SCRIPT}"></script>
<script>${START}</script>
</html>
`,
    {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
      },
    },
  )

/** Stored compressed in the executable, and sent so to clients that accept it. */
const script = async (acceptEncoding: string | null) => {
  const isPacked = /\bgzip\b/.test(acceptEncoding ?? "")
  const packed = await Bun.file(scalar).bytes()
  return new Response(isPacked ? packed : Bun.gunzipSync(packed), {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      ...(isPacked ? { "content-encoding": "gzip" } : {}),
    },
  })
}

/** The API explorer. Everything it loads is served from here. */
export const reference = new Elysia()
  .get("/reference", explorer, {
    detail: operation({
      operationId: "getReference",
      tag: "Meta",
      summary: "Explore the API in a browser",
      responses: { 200: "text/html" },
      public: true,
    }),
  })
  .get(SCRIPT, ({ request }) => script(request.headers.get("accept-encoding")))
