import type { Session } from "#domain/session"
import { Confirm } from "#parts/confirm"
import { Shown } from "#parts/notice"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.settings

/** Where one is signed in. */
export const Browsers = () => {
  const list = useResource<{ readonly sessions: ReadonlyArray<Session> }>("/v1/sessions")
  return (
    <section class="part" aria-labelledby="browsers">
      <h2 id="browsers">{words.browsers}</h2>
      <Shown of={list}>
        {({ sessions }) => (
          <ul class="list" aria-label={words.browsers}>
            {sessions.map(({ id, browser, used_at, is_current }) => (
              <li key={id} class="entry">
                <h3>{browser}</h3>
                {!is_current && (
                  <Confirm
                    label={words.sign_out}
                    name={words.sign_out_of(browser)}
                    sure={words.sign_out_sure(browser)}
                    run={() => change("DELETE", `/v1/sessions/${id}`).then(list.reload)}
                  />
                )}
                <small>{is_current ? words.this_browser : words.used(instantText(used_at))}</small>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}
