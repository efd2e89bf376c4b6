import { computed, signal } from "@preact/signals"
import { type Screen, screenOf } from "#domain/screen"

/** The address that is shown, without its host. */
export const address = signal(new URL(location.href))

/** The screen of the address; the first for any other. */
export const screen = computed(() => screenOf(address.value.pathname) ?? "today")

/** The screens of which an address names a part: a conversation, a report or the page for a doctor. */
const WITH_DETAIL: ReadonlyArray<Screen> = ["ask", "labs"]

const partsOf = ({ pathname }: URL) => pathname.split("/").filter((part) => part !== "")

/** True where the console has nothing at the address: a word that was mistyped, or a page of something else. */
export const isUnknown = computed(() => {
  const { pathname } = address.value
  if (pathname === "/") return false
  const of = screenOf(pathname)
  return of === null || partsOf(address.value).length > (WITH_DETAIL.includes(of) ? 2 : 1)
})

/** What follows the screen in the address, such as the id of a conversation. */
export const detail = computed(() => partsOf(address.value)[1] ?? null)

let wasFollowed = false

/** Whether the address was chosen in this page: no link from elsewhere, and no step back. */
export const isFollowed = () => wasFollowed

/** Shows another address of the console; `replace` leaves no way back to this one. */
export const navigate = (path: string, { replace = false } = {}) => {
  wasFollowed = !replace
  const url = new URL(path, location.href)
  if (replace) history.replaceState(null, "", url)
  else if (url.href !== address.value.href) history.pushState(null, "", url)
  const isOther = url.pathname !== address.value.pathname
  address.value = url
  if (isOther && !replace) scrollTo(0, 0)
}

/** Goes to a place of the screen, the keyboard with it: the one that the address names behind its `#`, or another. */
export const showPlace = (id = location.hash.slice(1)) => {
  const place = document.getElementById(id)
  place?.setAttribute("tabindex", "-1")
  place?.focus({ preventScroll: true })
  place?.scrollIntoView()
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

const followed = (event: MouseEvent): string | null => {
  const link = (event.target as Element | null)?.closest?.("a[href]")
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
    return null
  const { origin, pathname, search, hash, href } = link
  // A place on the screen that is shown: the browser goes there, and the focus with it.
  if (hash !== "" && pathname === location.pathname && search === location.search) return null
  return origin === location.origin && screenOf(pathname) !== null ? href : null
}

/** Follows links between screens without loading the page again, and the browser's own buttons. */
export const startRouter = () => {
  addEventListener("popstate", () => {
    wasFollowed = false
    address.value = new URL(location.href)
  })
  document.addEventListener("click", (event) => {
    const href = isPlainClick(event) && !event.defaultPrevented ? followed(event) : null
    if (href === null) return
    event.preventDefault()
    navigate(href)
  })
}
