import fc from "fast-check"
import { headerText } from "#test/fuzz/value"

const extraHeaders = fc.record(
  {
    "idempotency-key": fc.oneof(fc.constantFrom("a", "b", "", "k".repeat(256)), headerText),
    "last-event-id": fc.oneof(fc.nat().map(String), headerText),
    "content-type": headerText,
    "content-length": fc.constantFrom("0", "-1", "99999999999", "x"),
    "content-encoding": fc.constantFrom("gzip", "identity"),
    "x-request-id": headerText,
    "x-http-method-override": fc.constantFrom("DELETE", "GET"),
    "x-aggregator-ordering-timestamp": fc.oneof(fc.nat().map(String), headerText),
    accept: fc.constantFrom("text/html", "application/json", "*/*", ";;;"),
    cookie: headerText,
    origin: fc.oneof(fc.constantFrom("null", "https://example.org"), headerText),
  },
  { requiredKeys: [] },
)

const authorization = fc.oneof(
  fc.constantFrom("Bearer", "Bearer ", "Basic YTpi", "Bearer a.b.c", "bearer ~token~"),
  headerText,
)

/** By the name of the scheme. What stands between tildes is filled in when it is sent. */
const CREDENTIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bearer: { authorization: "Bearer ~token~" },
  admin_key: { "x-admin-key": "~admin~" },
}

/** What a route with these security schemes asks for, with more or other headers now and then. */
export const headersOf = (schemes: ReadonlyArray<string>, isSigned: boolean) => {
  const credentials = Object.assign({}, ...schemes.map((scheme) => CREDENTIAL[scheme]))
  const own = { ...credentials, ...(isSigned && { "aggregator-signature": "~signature~" }) }
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(own) },
    { weight: 6, arbitrary: extraHeaders.map((extra) => ({ ...own, ...extra })) },
    { weight: 1, arbitrary: authorization.map((other) => ({ ...own, authorization: other })) },
    { weight: 1, arbitrary: extraHeaders },
  )
}
