/// <reference lib="webworker" />
import { screenOf } from "#domain/screen"

const worker = self as unknown as ServiceWorkerGlobalScope

/** The page and its files alone are kept: what a person's rows say never is. */
const SHELL = "shell"

const keep = async (request: Request | string, response: Response) => {
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone())
  return response
}

/** A file whose name carries its hash never changes. */
const asset = async (request: Request) =>
  (await caches.match(request)) ?? keep(request, await fetch(request))

/** The page comes from the service while it answers, and offline from what was kept. */
const page = async (request: Request) => {
  try {
    return await keep("/", await fetch(request))
  } catch {
    return (await caches.match("/")) ?? Response.error()
  }
}

worker.addEventListener("install", (event) =>
  event.waitUntil(
    Promise.all([caches.open(SHELL).then((cache) => cache.add("/")), worker.skipWaiting()]),
  ),
)

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()))

const isScreen = ({ pathname }: URL) => pathname === "/" || screenOf(pathname) !== null

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url)
  if (url.origin !== worker.location.origin || event.request.method !== "GET") return
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request))
  else if (event.request.mode === "navigate" && isScreen(url))
    event.respondWith(page(event.request))
})
