import { expect, test } from "bun:test"
import { Effect, Redacted } from "effect"
import { Site } from "#http/site"
import { addressSet, visitorOf } from "#http/visitor"

/** The visitor behind a request from a peer, where some proxies are trusted. */
const visitor = (
  peer: string | null,
  headers: Readonly<Record<string, string>> = {},
  trusted: ReadonlyArray<string> = [],
) => {
  const sockets = { requestIP: () => (peer === null ? null : { address: peer }) }
  const site = Site.of({
    host: "127.0.0.1",
    port: 0,
    base_url: "http://hygeia.example",
    docs_url: "http://hygeia.example",
    env: "test",
    admin_keys: [Redacted.make("")],
    signature_headers: [],
    trusted_proxies: addressSet(trusted),
    cors_origins: [],
  })
  const request = new Request("http://hygeia.example/", { headers })
  return Effect.runSync(Effect.provideService(visitorOf(request, sockets), Site, site))
}

const networkOf = (...asked: Parameters<typeof visitor>) => visitor(...asked).network

const forwarded = (...hops: ReadonlyArray<string>) => ({ "x-forwarded-for": hops.join(", ") })

test("an IPv4 address counts by itself, an IPv6 address by its /64", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7")
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7")
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:DB8:1:2::9")).toBe("2001:db8:1:2::/64")
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64")
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64")
  expect(networkOf("::1")).toBe("0:0:0:0::/64")
  expect(networkOf(null)).toBe("unknown")
})

test("what a stranger says of themselves is not believed", () => {
  expect(networkOf("192.0.2.7", forwarded("198.51.100.1"))).toBe("192.0.2.7")
  expect(networkOf("192.0.2.7", forwarded("198.51.100.1"), ["10.0.0.0/8"])).toBe("192.0.2.7")
})

test("a trusted proxy is believed, and those behind it as far as they are trusted too", () => {
  const trusted = ["10.0.0.0/8", "2001:db8:f::/48"]
  expect(networkOf("10.1.2.3", forwarded("198.51.100.1"), trusted)).toBe("198.51.100.1")
  const spoofed = forwarded("203.0.113.9", "198.51.100.1", "10.9.9.9")
  expect(networkOf("10.1.2.3", spoofed, trusted)).toBe("198.51.100.1")
  expect(networkOf("2001:db8:f::1", forwarded("2001:db8:a:b::1"), trusted)).toBe(
    "2001:db8:a:b::/64",
  )
  expect(networkOf("10.1.2.3", forwarded("[2001:db8:a:b::1]:443"), trusted)).toBe(
    "2001:db8:a:b::/64",
  )
  expect(networkOf("10.1.2.3", forwarded("198.51.100.1:55"), trusted)).toBe("198.51.100.1")
})

test("a proxy that says nothing or nonsense is itself the visitor", () => {
  for (const said of ["", "unknown", "a".repeat(100_000), ",".repeat(100_000), "1.2.3.4.5"])
    expect(networkOf("10.1.2.3", forwarded(said), ["10.0.0.0/8"])).toBe("10.1.2.3")
})

test("an address counts the same however it is spelt", () => {
  const trusted = ["10.0.0.0/8"]
  for (const hop of [
    "198.51.100.1",
    "::ffff:198.51.100.1",
    "::FFFF:c633:6401",
    "[::ffff:c633:6401]:7",
  ])
    expect(networkOf("::ffff:a01:203", forwarded(hop), trusted)).toBe("198.51.100.1")
  for (const hop of ["2001:db8:1:2::a", "2001:0db8:0001:0002:0:0:0:a", "[2001:DB8:1:2::A]"])
    expect(networkOf("10.1.2.3", forwarded(hop), trusted)).toBe("2001:db8:1:2::/64")
})

test("a chain of proxies is followed from the near end, and no further than it is trusted", () => {
  const trusted = ["10.0.0.1", "192.168.0.0/16", "2001:db8:f::/48"]
  const chain = ["6.6.6.6", "198.51.100.1", "2001:db8:f:1::9", "192.168.7.7"]
  expect(networkOf("10.0.0.1", forwarded(...chain), trusted)).toBe("198.51.100.1")
  expect(networkOf("10.0.0.2", forwarded(...chain), trusted)).toBe("10.0.0.2")
  const all = Array<string>(50).fill("192.168.7.7")
  expect(networkOf("10.0.0.1", forwarded("6.6.6.6", ...all), trusted)).toBe("192.168.7.7")
})

test("nonsense in the chain ends it at the last proxy that was named", () => {
  for (const nonsense of [
    "_hidden",
    "for=6.6.6.6",
    "1.2.3.4/8",
    "::ffff:1.2.3.999",
    "%",
    "[::1",
    "0x7f.1",
  ])
    expect(networkOf("10.0.0.1", forwarded("6.6.6.6", nonsense, "10.0.0.2"), ["10.0.0.0/8"])).toBe(
      "10.0.0.2",
    )
})

test("a trusted proxy says that the browser came by https", () => {
  const https = { "x-forwarded-proto": "https" }
  expect(visitor("10.1.2.3", https, ["10.1.2.3"]).base_url).toBe("https://hygeia.example")
  expect(visitor("10.1.2.4", https, ["10.1.2.3"]).base_url).toBe("http://hygeia.example")
})
