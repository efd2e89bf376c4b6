// The script of the connect page: sends the files that a person chooses or drops, one after the other, and shows how
// far each is. `REASONS`, which stands before it, says why an import failed.

const list = document.querySelector("#list")
const input = document.querySelector("#input")
const drop = document.querySelector("#drop")
const next = document.querySelector("#next")
const goOn = document.querySelector("#go-on")
const staying = document.querySelector("#staying")
const stay = document.querySelector("#stay")
const leave = document.querySelector("#leave")
const announced = document.querySelector("#announced")

const GO_ON_AFTER_MS = 20_000
const number = new Intl.NumberFormat("en")
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
const underWay = new Set()
let isSomethingUsed = false
let hasFailed = false
let timer

const element = (name, text = "") => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Shows a number and what it counts. */
const count = (state, counted, text) => state.replaceChildren(element("b", counted), ` ${text}`)

const row = (name) => {
  const item = element("li")
  const title = element("h2", name)
  const bar = element("progress")
  const state = element("p", "Waiting")
  const cancel = element("button", "Cancel")
  title.tabIndex = -1
  bar.value = 0
  bar.setAttribute("aria-label", `Progress of ${name}`)
  cancel.type = "button"
  cancel.setAttribute("aria-label", `Cancel ${name}`)
  item.append(title, cancel, bar, state)
  list.append(item)
  const shown = { name, item, title, bar, state, cancel }
  underWay.add(shown)
  return shown
}

/**
 * Ends a row. Once every one has ended and something came in, the page can go on; it does so by itself when no
 * file failed, unless the person stays.
 */
const end = (shown) => {
  const { name, title, bar, state, cancel } = shown
  if (document.activeElement === cancel) title.focus()
  underWay.delete(shown)
  bar.remove()
  cancel.remove()
  announced.textContent = `${name}: ${state.textContent}`
  if (underWay.size > 0 || !isSomethingUsed) return
  next.hidden = false
  leave.hidden = true
  staying.hidden = hasFailed
  if (hasFailed) return
  announced.append(`. ${staying.firstChild.textContent}`)
  timer = setTimeout(() => location.assign(goOn.href), GO_ON_AFTER_MS)
}

const cancelled = (shown) => {
  if (!underWay.has(shown)) return
  shown.state.textContent = "Cancelled"
  end(shown)
}

const fail = (shown, text) => {
  if (!underWay.has(shown)) return
  shown.state.textContent = text
  shown.item.className = "failed"
  hasFailed = true
  end(shown)
}

const skippedOf = (types) =>
  types.flatMap(({ type, skipped }) =>
    skipped.map((left) => `${number.format(left.count)} of ${type}: ${left.reason}`),
  )

const report = (shown, { status, records, from, to, by_type, error }) => {
  if (error) return fail(shown, `Not imported: ${REASONS[error]}.`)
  if (status !== "completed") return cancelled(shown)
  if (!underWay.has(shown)) return
  const when = from && to ? `, ${days.formatRange(new Date(from), new Date(to))}` : ""
  const { read, used } = records
  count(shown.state, number.format(used), `of ${number.format(read)} records used${when}`)
  isSomethingUsed ||= used > 0
  const left = skippedOf(by_type)
  if (left.length > 0) {
    const details = element("details")
    const entries = element("ul")
    entries.append(...left.map((text) => element("li", text)))
    details.append(element("summary", "What was left out, and why"), entries)
    shown.item.append(details)
  }
  end(shown)
}

/** Watches an import to its end. */
const follow = (shown, path) =>
  new Promise((ended) => {
    const { bar, state } = shown
    const events = new EventSource(`${path}/events`)
    const close = () => {
      events.close()
      ended()
    }
    const finish = ({ data }) => {
      close()
      report(shown, JSON.parse(data))
    }
    events.addEventListener("progress", ({ data }) => {
      const { bytes, records } = JSON.parse(data)
      bar.max = Math.max(bytes.total, 1)
      bar.value = bytes.read
      count(state, number.format(records.read), "records read")
    })
    events.addEventListener("import.completed", finish)
    events.addEventListener("import.failed", finish)
    // A lost connection is taken up again by itself; what was refused is not.
    events.onerror = () => {
      if (events.readyState !== EventSource.CLOSED) return
      close()
      fail(shown, "It is still imported, but this page is no longer good and cannot show it.")
    }
  })

/** Sends a file. Answers the path of its import; null when there is none. */
const send = (shown, file) =>
  new Promise((sent) => {
    const { bar, state, cancel } = shown
    const request = new XMLHttpRequest()
    const refuse = (text) => {
      fail(shown, `Not sent: ${text}`)
      sent(null)
    }
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => {
      bar.max = Math.max(total, 1)
      bar.value = loaded
      count(state, `${Math.floor((100 * loaded) / bar.max)} %`, "sent")
    }
    request.onload = () => {
      const { status, response } = request
      if (status === 202) sent(`${location.pathname}/imports/${response.id}`)
      else if (status === 401) refuse("this page is no longer good. Ask for a new link.")
      else refuse(response?.error?.message ?? `the answer was ${status}.`)
    }
    request.onerror = () => refuse("the service cannot be reached.")
    request.onabort = () => {
      cancelled(shown)
      sent(null)
    }
    cancel.onclick = () => request.abort()
    const form = new FormData()
    form.append("file", file)
    request.open("POST", `${location.pathname}/imports`)
    request.send(form)
  })

// One request that sends and one that watches, however many files there are: a browser opens six at most, and
// cancelling needs one too.
let sending = Promise.resolve()
let watching = Promise.resolve()

const bring = (file) => {
  const shown = row(file.name)
  shown.cancel.onclick = () => cancelled(shown)
  sending = sending.then(async () => {
    if (!underWay.has(shown)) return
    const path = await send(shown, file)
    if (path === null) return
    shown.state.textContent = "Sent, waiting to be read"
    shown.cancel.onclick = async () => {
      const answer = await fetch(path, { method: "DELETE" }).catch(() => null)
      if (answer?.ok) cancelled(shown)
      else if (underWay.has(shown)) shown.state.textContent = "Not cancelled. Try again."
    }
    watching = watching.then(() => underWay.has(shown) && follow(shown, path))
  })
}

const stop = () => clearTimeout(timer)

const take = (files) => {
  stop()
  next.hidden = true
  for (const file of files) bring(file)
}

input.onchange = () => {
  take([...input.files])
  input.value = ""
}
// Files that miss the frame are meant for it: a browser would leave the page for them.
document.ondragover = (event) => {
  event.preventDefault()
  drop.classList.add("over")
}
document.ondragleave = ({ relatedTarget }) => {
  if (!relatedTarget) drop.classList.remove("over")
}
document.ondrop = (event) => {
  event.preventDefault()
  drop.classList.remove("over")
  take([...event.dataTransfer.files])
}
stay.onclick = () => {
  stop()
  goOn.focus()
  staying.hidden = true
}
