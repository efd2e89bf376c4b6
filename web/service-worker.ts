/// <reference lib="webworker" />
import { screenOf } from "#domain/screen"

const worker = self as unknown as ServiceWorkerGlobalScope

/** The files that the page itself loads, as this version of the console names them. */
declare const SHELL: ReadonlyArray<string>

/** The page and its files alone are kept, those of one version: what a person's rows say never is. */
const KEPT = `shell ${SHELL.join(" ")}`

const keep = async (request: Request | string, response: Response) => {
  if (response.ok) await (await caches.open(KEPT)).put(request, response.clone())
  return response
}

/** A file whose name carries its hash never changes. */
const asset = async (request: Request) =>
  (await caches.match(request)) ?? keep(request, await fetch(request))

const keptPage = () => caches.match("/")

/** The page comes from the service while it answers, and from what was kept when it does not. */
const page = async (request: Request) => {
  try {
    const response = await fetch(request)
    if (response.status >= 500) return (await keptPage()) ?? response
    return await keep("/", response)
  } catch {
    return (await keptPage()) ?? Response.error()
  }
}

const fill = async () => {
  const cache = await caches.open(KEPT)
  await cache.addAll(["/", ...SHELL.map((name) => `/assets/${name}`)])
  await worker.skipWaiting()
}

/** What earlier versions have kept goes. */
const replace = async () => {
  const before = (await caches.keys()).filter((name) => name !== KEPT)
  await Promise.all(before.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

worker.addEventListener("install", (event) => event.waitUntil(fill()))
worker.addEventListener("activate", (event) => event.waitUntil(replace()))

const isHashed = ({ pathname }: URL) => /^\/assets\/[^/]+-\w{8}\.\w+$/.test(pathname)
const isScreen = ({ pathname }: URL) => pathname === "/" || screenOf(pathname) !== null

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== worker.location.origin || request.method !== "GET") return
  if (isHashed(url)) event.respondWith(asset(request))
  else if (request.mode === "navigate" && isScreen(url)) event.respondWith(page(request))
})
