import { describe, expect, test } from "bun:test"
import { isRedirectUrl } from "#domain/redirect-url"

describe("a browser may be sent to", () => {
  const places = [
    "https://app.example/connected?from=hygeia#done",
    "http://localhost:5173/",
    "http://127.0.0.1:8080",
    "https://app.example/a@b",
    "org.hygeia://connected",
    "com.example.my-app2:/connected",
    "com.example.app:/connected",
    "com.example.app://connected?state=1",
    "HTTPS://APP.EXAMPLE",
  ]
  for (const place of places) test(place, () => expect(isRedirectUrl(place)).toBe(true))
})

describe("a browser may not be sent to", () => {
  const places = [
    "",
    "/connected",
    "//evil.example",
    "app.example/connected",
    "https://",
    "https:app.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,hi",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://app.example/1",
    "filesystem:https://app.example/1",
    "about:blank",
    "view-source:https://app.example",
    "intent://scan/#Intent;end",
    "ftp://app.example",
    "wss://app.example",
    "mailto:a@example.org",
    "https://user@app.example",
    "https://user:password@app.example",
    "https://:password@app.example",
    "https://@app.example",
    "https://app.example\\@evil.example",
    "org.hygeia://user:password@connected",
    "hygeia://connected",
    "feed:https://app.example",
    "jar:https://app.example!/a",
    "x-javascript:alert(1)",
    "livescript:alert(1)",
    "ms-settings:",
    "web+app:connected",
    "com.:x",
    "com..app:x",
    ".app:x",
    "https://app.example/a b",
    "https://app.example/\r\nSet-Cookie: a=b",
  ]
  for (const place of places)
    test(JSON.stringify(place), () => expect(isRedirectUrl(place)).toBe(false))
})
