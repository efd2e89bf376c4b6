import { useSignal } from "@preact/signals"
import type { PersonalToken, TokenScope } from "#domain/personal-token"
import { Confirm } from "#parts/confirm"
import { Field } from "#parts/form"
import { Line } from "#parts/line"
import { MakeOnce } from "#parts/make-once"
import { Shown } from "#parts/notice"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.settings

const SCOPES = ["read", "ask", "write", "push"] as const satisfies ReadonlyArray<TokenScope>

const Scopes = () => (
  <fieldset class="scopes">
    <legend>{words.scopes}</legend>
    {SCOPES.map((scope) => (
      <label key={scope}>
        <input type="checkbox" name="scope" value={scope} defaultChecked={scope === "read"} />
        <span>
          {words.scope[scope]} <small>{words.scope_about[scope]}</small>
        </span>
      </label>
    ))}
  </fieldset>
)

/** Tokens by which scripts act for a person. */
export const Tokens = () => {
  const list = useResource<{ readonly tokens: ReadonlyArray<PersonalToken> }>("/v1/tokens")
  const isEmpty = useSignal(false)
  const make = async (fields: FormData) => {
    const scopes = fields.getAll("scope")
    isEmpty.value = scopes.length === 0
    if (isEmpty.value) return null
    const name = String(fields.get("name"))
    const { token } = await change<{ readonly token: string }>("POST", "/v1/tokens", {
      name,
      scopes,
    })
    list.reload()
    return token
  }
  return (
    <section class="part" aria-labelledby="tokens">
      <h2 id="tokens">{words.tokens}</h2>
      <p>{words.tokens_about}</p>
      <MakeOnce
        submit={words.token_make}
        make={make}
        shown={(token) => (
          <>
            <p>{words.token_once}</p>
            <Line label={words.token} value={token} />
          </>
        )}
      >
        <Field label={words.token_name}>
          <input name="name" required maxLength={100} autocomplete="off" />
        </Field>
        <Scopes />
        {isEmpty.value && (
          <p class="wrong" role="alert">
            {words.scope_needed}
          </p>
        )}
      </MakeOnce>
      <Shown of={list}>
        {({ tokens }) => (
          <ul class="list" aria-label={words.tokens}>
            {tokens.map(({ id, name, scopes, created_at }) => (
              <li key={id} class="entry">
                <h3>{name}</h3>
                <Confirm
                  label={words.revoke}
                  name={words.revoke_of(name)}
                  sure={words.revoke_sure(name)}
                  run={() => change("DELETE", `/v1/tokens/${id}`).then(list.reload)}
                />
                <small>
                  {scopes.map((scope) => words.scope[scope]).join(", ")} · {instantText(created_at)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}
