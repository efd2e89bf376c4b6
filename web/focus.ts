/** The elements that the tabulator key can reach, where they are there to be seen; the way past them is no place. */
const STOPS = "a[href]:not(.skip), button, input, select, textarea, summary, [tabindex='0']"

const stopsIn = (scope: Element) =>
  [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.matches(":disabled") && stop.checkVisibility({ visibilityProperty: true }),
  )

/** The place where a removed part stood, and the elements that were added there with its removal. */
interface Gap {
  readonly parent: Element
  readonly before: Node | null
  readonly added: ReadonlyArray<Element>
}

const isElement = (node: Node): node is Element => node instanceof Element

/** The gap that an element left, the outermost of what was removed with it; null while it is there. */
const gapOf = (lost: Element, records: ReadonlyArray<MutationRecord>): Gap | null => {
  const record = records.find(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
  )
  if (!record || !isElement(record.target)) return null
  const { target: parent, previousSibling: before } = record
  const added = records
    .filter(({ target }) => target === parent)
    .flatMap(({ addedNodes }) => [...addedNodes].filter(isElement))
  return { parent, before, added }
}

const isBehind = ({ parent, before }: Gap, stop: Element) => {
  const from = before?.isConnected ? before : parent
  if (from === before && from.contains(stop)) return false
  return (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

/** The nearest stop to a gap: in what took its place, else in the smallest part around it, behind it or before it. */
const nearestStop = (gap: Gap): HTMLElement | null => {
  // Another screen as a whole: the keyboard is with its content, not with the way there.
  if (gap.added.some((added) => added.matches("main") || added.querySelector("main"))) return null
  for (const added of gap.added) {
    const [first] = added.isConnected ? stopsIn(added) : []
    if (first) return first
  }
  if (!gap.parent.isConnected) return null
  for (let scope: Element | null = gap.parent; scope; scope = scope.parentElement) {
    if (scope.matches("main, body")) return null
    const stops = stopsIn(scope)
    const stop = stops.find((one) => isBehind(gap, one)) ?? stops.at(-1)
    if (stop || scope.matches("dialog")) return stop ?? null
  }
  return null
}

const TYPED = "textarea, input:not([type=checkbox], [type=radio], [type=file])"

/**
 * Keeps the keyboard where it was when what it was on goes away, such as a chosen suggestion or a deleted row: with the
 * nearest thing that is left, or with the screen where that has changed as a whole. Whoever pointed is taken into no
 * field, for which a phone would show its keyboard. A part that moves the focus itself does so before.
 */
export const keepFocus = () => {
  let last: Element | null = null
  let isPointed = false
  addEventListener("focusin", ({ target }) => {
    last = target as Element
    isPointed = !last.matches(":focus-visible")
  })
  const restore = (gap: Gap) => {
    if (document.activeElement !== document.body) return
    const stop = nearestStop(gap)
    const isKept = stop !== null && !(isPointed && stop.matches(TYPED))
    const around = gap.parent.isConnected ? gap.parent.closest<HTMLElement>("dialog, main") : null
    const place = isKept ? stop : (around ?? document.querySelector("main"))
    if (!isKept) place?.setAttribute("tabindex", "-1")
    place?.focus({ preventScroll: true })
  }
  new MutationObserver((records) => {
    if (last === null || last.isConnected) return
    const gap = gapOf(last, records)
    last = null
    // Behind the effects of the parts that were drawn.
    if (gap) requestAnimationFrame(() => setTimeout(() => restore(gap)))
  }).observe(document, { childList: true, subtree: true })
}
