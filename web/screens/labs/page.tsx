import { useSignal } from "@preact/signals"
import { useEffect, useRef } from "preact/hooks"
import type { Printed } from "#domain/biomarker"
import { Loading } from "#parts/notice"
import { Problem, send } from "#web/api"
import { text } from "#web/text"
import { pathOf } from "./results"

interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** How large a picture is in the measure of its boxes: points of a PDF, else its own dots. */
const sizeOf = async (response: Response, url: string): Promise<readonly [number, number]> => {
  const [width, height] = (response.headers.get("page-size") ?? "").split(" ").map(Number)
  if (width && height) return [width, height]
  const image = new Image()
  image.src = url
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

const read = async (path: string, signal: AbortSignal): Promise<Picture> => {
  const response = await send(path, { signal })
  const url = URL.createObjectURL(await response.blob())
  const [width, height] = await sizeOf(response, url)
  return { url, width, height }
}

/** Brings the box into the middle of what is seen of the page; the screen itself stays where it is. */
const showBox = (frame: HTMLElement | null) => {
  const box = frame?.querySelector("rect")?.getBoundingClientRect()
  if (!frame || !box) return
  const seen = frame.getBoundingClientRect()
  frame.scrollTop += box.top + box.height / 2 - seen.top - seen.height / 2
  frame.scrollLeft += box.left + box.width / 2 - seen.left - seen.width / 2
}

/** So much is left free around a printed value. */
const MARGIN = 3

/** A page of the original, with the box of the value that is looked at. */
export const PageOf = (given: { readonly lab: string; readonly printed: Printed }) => {
  const { lab, printed } = given
  const path = `${pathOf(lab)}/pages/${printed.page}`
  const picture = useSignal<Picture | null>(null)
  const problem = useSignal<string | null>(null)
  const isLarge = useSignal(false)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => showBox(frame.current), [isLarge.value, picture.value, printed])
  useEffect(() => {
    const aborter = new AbortController()
    let url: string | null = null
    picture.value = null
    problem.value = null
    read(path, aborter.signal).then(
      (found) => {
        url = found.url
        if (aborter.signal.aborted) URL.revokeObjectURL(url)
        else picture.value = found
      },
      (cause) => {
        if (!aborter.signal.aborted)
          problem.value = cause instanceof Problem ? cause.message : text.problem
      },
    )
    return () => {
      aborter.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  if (problem.value !== null) return <p class="wrong">{problem.value}</p>
  if (!picture.value) return <Loading />
  const { url, width, height } = picture.value
  const [left, bottom, right, top] = printed.box as [number, number, number, number]
  const margin = (MARGIN * height) / 800
  return (
    <>
      <button
        type="button"
        class="small"
        aria-pressed={isLarge.value}
        onClick={() => {
          isLarge.value = !isLarge.value
        }}
      >
        {isLarge.value ? text.labs.whole : text.labs.larger}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section class="paper" ref={frame} tabIndex={0} aria-label={text.labs.page_of(printed.page)}>
        <div class={isLarge.value ? "original large" : "original"}>
          <img
            src={url}
            width={width}
            height={height}
            alt={text.labs.page(printed.page, printed.text)}
          />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
            <rect
              x={left - margin}
              y={height - top - margin}
              width={right - left + 2 * margin}
              height={top - bottom + 2 * margin}
            />
          </svg>
        </div>
      </section>
    </>
  )
}
