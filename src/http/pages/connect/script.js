// The script of the connect page: sends the files that a person chooses or drops, and shows how far each import is.

const list = document.querySelector("#list")
const input = document.querySelector("#input")
const drop = document.querySelector("#drop")
const next = document.querySelector("#next")
const goOn = document.querySelector("#go-on")
const stay = document.querySelector("#stay")

const GO_ON_AFTER_MS = 5000
const number = new Intl.NumberFormat("en")
const underWay = new Set()
let hasImported = false
let timer

const stop = () => clearTimeout(timer)

/** Goes on once everything has ended and something was imported; whoever wants to stay can. */
const ended = (item) => {
  underWay.delete(item)
  if (underWay.size > 0 || !hasImported) return
  next.hidden = false
  timer = setTimeout(() => location.assign(goOn.href), GO_ON_AFTER_MS)
}

const element = (name, text = "") => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

const row = (name) => {
  const item = element("li")
  const bar = element("progress")
  const state = element("p", "waiting")
  const cancel = element("button", "Cancel")
  cancel.type = "button"
  cancel.setAttribute("aria-label", `Cancel ${name}`)
  item.append(element("strong", name), bar, state, cancel)
  list.append(item)
  return { item, bar, state, cancel }
}

const skippedOf = (types) =>
  types.flatMap(({ type, skipped }) =>
    skipped.map(({ reason, count }) => `${number.format(count)} of ${type}: ${reason}`),
  )

const report = ({ bar, state, item, cancel }, { status, records, from, to, by_type, error }) => {
  bar.remove()
  cancel.remove()
  const days = from ? `, ${from} to ${to}` : ""
  state.textContent =
    status === "completed"
      ? `${number.format(records.used)} of ${number.format(records.read)} records used${days}`
      : `Not imported: ${String(error ?? status).replaceAll("_", " ")}.`
  const left = skippedOf(by_type)
  if (left.length === 0) return
  const details = element("details")
  const entries = element("ul")
  entries.append(...left.map((text) => element("li", text)))
  details.append(element("summary", "What was left out, and why"), entries)
  item.append(details)
}

const follow = (shown, id) => {
  const { item, bar, state, cancel } = shown
  const path = `${location.pathname}/imports/${id}`
  const events = new EventSource(`${path}/events`)
  const progress = ({ data }) => {
    const { bytes, records } = JSON.parse(data)
    bar.max = Math.max(bytes.total, 1)
    bar.value = bytes.read
    state.textContent = `${number.format(records.read)} records read`
  }
  const end = ({ data }) => {
    events.close()
    const found = JSON.parse(data)
    hasImported ||= found.status === "completed"
    report(shown, found)
    ended(item)
  }
  events.addEventListener("progress", progress)
  events.addEventListener("import.completed", end)
  events.addEventListener("import.failed", end)
  cancel.onclick = () => fetch(path, { method: "DELETE" })
}

const send = (file) => {
  const shown = row(file.name)
  const { item, bar, state, cancel } = shown
  const failed = (text) => {
    state.textContent = text
    bar.remove()
    cancel.remove()
    ended(item)
  }
  underWay.add(item)
  const request = new XMLHttpRequest()
  request.upload.onprogress = ({ loaded, total }) => {
    bar.max = total
    bar.value = loaded
    state.textContent = `${Math.floor((100 * loaded) / total)} % sent`
  }
  request.onload = () => {
    const answer = JSON.parse(request.responseText)
    if (request.status === 202) follow(shown, answer.id)
    else failed(answer.error.message)
  }
  request.onerror = () => failed("The service cannot be reached.")
  request.onabort = () => failed("Cancelled.")
  cancel.onclick = () => request.abort()
  const form = new FormData()
  form.append("file", file)
  request.open("POST", `${location.pathname}/imports`)
  request.send(form)
}

const take = (files) => {
  stop()
  next.hidden = true
  for (const file of files) send(file)
}

input.onchange = () => {
  take([...input.files])
  input.value = ""
}
drop.ondragover = (event) => {
  event.preventDefault()
  drop.classList.add("over")
}
drop.ondragleave = () => drop.classList.remove("over")
drop.ondrop = (event) => {
  event.preventDefault()
  drop.classList.remove("over")
  take([...event.dataTransfer.files])
}
stay.onclick = () => {
  stop()
  stay.hidden = true
}
