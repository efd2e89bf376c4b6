import { useComputed, useSignal } from "@preact/signals"
import { useEffect, useMemo, useRef } from "preact/hooks"
import type { OpenedLink } from "#domain/connect-session"
import { Drop } from "#parts/drop"
import { Loading, ProblemNotice } from "#parts/notice"
import { Announced } from "#screens/sources/announced"
import { BroughtFile, isFailed } from "#screens/sources/brought"
import { Formats } from "#screens/sources/formats"
import { isReport } from "#web/report-file"
import { useResource } from "#web/resource"
import { importQueue, type Queue, type QueueOptions } from "#web/screens/sources/queue"
import { text } from "#web/text"

const words = text.sources

const GO_ON_AFTER_MS = 20_000

const OPTIONS: QueueOptions = {
  expired: words.expired,
  refusal: (file) => (isReport(file) ? words.report_elsewhere : null),
}

/** The way on once every file has ended and something came in: by itself, unless a file failed or the person stays. */
const GoOn = ({ queue, to }: { readonly queue: Queue; readonly to: string }) => {
  const link = useRef<HTMLAnchorElement>(null)
  const isStaying = useSignal(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const goes = useComputed(() => !isStaying.value && !queue.items.value.some(isFailed))
  useEffect(() => {
    if (!goes.value) return
    timer.current = setTimeout(() => location.assign(to), GO_ON_AFTER_MS)
    return () => clearTimeout(timer.current)
  }, [goes.value])
  return (
    <p class="buttons">
      <a ref={link} class="button primary" href={to}>
        {words.go_on}
      </a>
      {goes.value && (
        <>
          <span>{words.going_on}</span>
          <button
            type="button"
            onClick={() => {
              clearTimeout(timer.current)
              isStaying.value = true
              link.current?.focus()
            }}
          >
            {words.stay}
          </button>
        </>
      )}
    </p>
  )
}

const Opened = ({ path, link }: { readonly path: string; readonly link: OpenedLink }) => {
  const { provider, redirect_url, failure_url } = link
  const queue = useMemo(() => importQueue(`${path}/imports`, OPTIONS), [path])
  const isDone = useComputed(
    () =>
      !queue.isBusy.value && queue.items.value.some(({ shown }) => (shown?.records.used ?? 0) > 0),
  )
  const goes = isDone.value && !queue.items.value.some(isFailed)
  return (
    <>
      <h1>{words.connect_title}</h1>
      <p>{words.connect_about}</p>
      <Formats vendor={provider} />
      <Drop choose={words.choose} drop={words.drop} bring={queue.bring} />
      {queue.items.value.length > 0 && <h2>{words.imports}</h2>}
      <ul class="list">
        {queue.items.value.map((item) => (
          <BroughtFile key={item.key} item={item} queue={queue} isLasting={false} />
        ))}
      </ul>
      <Announced queue={queue} more={goes ? words.going_on : null} />
      {isDone.value && <GoOn queue={queue} to={redirect_url} />}
      {!isDone.value && (
        <p>
          <a href={failure_url ?? redirect_url}>{words.not_now}</a>
        </p>
      )}
    </>
  )
}

const Over = () => (
  <>
    <h1>{words.connect_over}</h1>
    <p>{words.connect_over_about}</p>
  </>
)

/** What a link to connect opens, without anybody signed in: a cookie of its path stands for the person. */
export const Connect = ({ path }: { readonly path: string }) => {
  const { value, problem, reload } = useResource<OpenedLink>(`${path}/session`)
  useEffect(() => {
    document.title = `${problem?.status === 401 ? words.connect_over : words.connect_title} · ${text.name}`
  }, [problem])
  return (
    <main id="content" class="linked">
      {value && <Opened path={path} link={value} />}
      {problem?.status === 401 && <Over />}
      {problem && problem.status !== 401 && <ProblemNotice problem={problem} retry={reload} />}
      {!value && !problem && <Loading />}
    </main>
  )
}
