import { useSignal } from "@preact/signals"
import type { ShownExperiment } from "#domain/experiment"
import type { UserProfile } from "#domain/profile"
import { Field, Form } from "#parts/form"
import { Notice, Shown, Together } from "#parts/notice"
import { unitsOf } from "#web/measure"
import { useResource } from "#web/resource"
import { navigate } from "#web/router"
import { text } from "#web/text"
import { ExperimentCard } from "./experiment"

const words = text.experiments

const askPath = (question: string) => `/ask?q=${encodeURIComponent(question)}`

const Begin = () => (
  <section class="part" aria-labelledby="begin">
    <h2 id="begin">{words.begin}</h2>
    <Form
      submit={words.begin_submit}
      send={async (fields) => navigate(askPath(words.begin_question(String(fields.get("what")))))}
    >
      <Field label={words.begin_label} hint={words.begin_hint}>
        <input name="what" required maxLength={200} placeholder={words.begin_placeholder} />
      </Field>
    </Form>
    <p>{words.ideas}</p>
    <ul class="ideas">
      {words.questions.map((question) => (
        <li key={question}>
          <a class="button" href={askPath(question)}>
            {question}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** Experiments with oneself: the one that runs, those that are over, and how to begin one. */
export const Experiments = () => {
  const list = useResource<{ readonly experiments: ReadonlyArray<ShownExperiment> }>(
    "/v1/experiments",
  )
  const profile = useResource<UserProfile>("/v1/me/profile")
  /** What was marked since the list was read. */
  const marked = useSignal<ReadonlyMap<string, ShownExperiment>>(new Map())
  const put = (next: ShownExperiment) => {
    marked.value = new Map([...marked.value, [next.id, next]])
  }
  const reload = () => {
    marked.value = new Map()
    list.reload()
  }
  const cards = (all: ReadonlyArray<ShownExperiment>) => (
    <ul class="list experiments">
      {all.map((one) => (
        <ExperimentCard
          key={`${one.id} ${one.status}`}
          of={marked.value.get(one.id) ?? one}
          units={unitsOf(profile.value)}
          put={put}
          reload={reload}
        />
      ))}
    </ul>
  )
  return (
    <section class="trials">
      <h1>{text.screens.experiments}</h1>
      <p>{words.about}</p>
      <Together>
        <Shown of={list}>
          {({ experiments }) => {
            const running = experiments.filter(({ status }) => status === "running")
            const past = experiments.filter(({ status }) => status !== "running")
            return (
              <>
                <section class="part" aria-labelledby="running">
                  <h2 id="running">{words.running}</h2>
                  {running.length === 0 ? <Notice>{words.empty}</Notice> : cards(running)}
                </section>
                {past.length > 0 && (
                  <section class="part" aria-labelledby="past">
                    <h2 id="past">{words.past}</h2>
                    {cards(past)}
                  </section>
                )}
              </>
            )
          }}
        </Shown>
        <Begin />
      </Together>
    </section>
  )
}
