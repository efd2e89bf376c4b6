import type { AnsweringEngine } from "#domain/answering-engine"
import { Shown } from "#parts/notice"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.engine

const Embedded = () => (
  <>
    <p>
      {words.embedded} {words.nothing}
    </p>
    <p class="about">{words.change_embedded}</p>
  </>
)

const Provider = ({ model, model_fast, host, is_local, sends }: AnsweringEngine) => (
  <>
    <p>
      {words.provider(model ?? "", host ?? "")}{" "}
      {model_fast !== model && words.small(model_fast ?? "")}
    </p>
    {is_local && <p>{words.local(host ?? "")}</p>}
    <h3>{words.sent(host ?? "")}</h3>
    <ul>
      {sends.map((part) => (
        <li key={part}>{words.sends[part]}</li>
      ))}
    </ul>
    <p>{words.never}</p>
    <p class="about">{words.change_provider}</p>
  </>
)

/** Which engine answers, what leaves the machine for it, and how that is changed: it is set where Hygeia runs. */
export const Engine = () => {
  const engine = useResource<AnsweringEngine>("/v1/engine")
  return (
    <section class="part engine" aria-labelledby="engine">
      <h2 id="engine">{words.title}</h2>
      <Shown of={engine}>
        {(value) => (value.engine === "embedded" ? <Embedded /> : <Provider {...value} />)}
      </Shown>
    </section>
  )
}
