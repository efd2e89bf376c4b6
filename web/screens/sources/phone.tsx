import type { PersonalToken } from "#domain/personal-token"
import { Confirm } from "#parts/confirm"
import { Field } from "#parts/form"
import { Line } from "#parts/line"
import { MakeOnce } from "#parts/make-once"
import { Shown } from "#parts/notice"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.sources

const Made = ({ token }: { readonly token: string }) => {
  const url = `${location.origin}/v1/push`
  return (
    <>
      <p>{words.phone_once}</p>
      <Line label={words.token} value={token} />
      <Line label={words.address} value={url} />
      <Line label={words.header} value={`Authorization: Bearer ${token}`} />
      <p>{words.hae_steps}</p>
      <Line
        label={words.command}
        value={`curl --data-binary @steps.csv -H "Content-Type: text/csv" -H "Authorization: Bearer ${token}" ${url}`}
      />
    </>
  )
}

/** Tokens by which a phone or script sends data, and how to set one up. */
export const Phone = () => {
  const list = useResource<{ readonly tokens: ReadonlyArray<PersonalToken> }>("/v1/tokens")
  const make = async (fields: FormData) => {
    const name = String(fields.get("name"))
    const { token } = await change<{ readonly token: string }>("POST", "/v1/tokens", {
      name,
      scopes: ["push"],
    })
    list.reload()
    return token
  }
  return (
    <section class="part" aria-labelledby="phone">
      <h2 id="phone">{words.phone}</h2>
      <p>{words.phone_about}</p>
      <MakeOnce submit={words.phone_make} make={make} shown={(token) => <Made token={token} />}>
        <Field label={words.phone_name}>
          <input name="name" required maxLength={100} placeholder={words.phone_placeholder} />
        </Field>
      </MakeOnce>
      <Shown of={list}>
        {({ tokens }) => (
          <ul class="list" aria-label={words.tokens}>
            {tokens
              .filter(({ scopes }) => scopes.includes("push"))
              .map(({ id, name, created_at }) => (
                <li key={id} class="brought">
                  <h3>{name}</h3>
                  <Confirm
                    label={words.revoke}
                    name={words.revoke_of(name)}
                    sure={words.revoke_sure(name)}
                    run={() =>
                      change("DELETE", `/v1/tokens/${encodeURIComponent(id)}`).then(list.reload)
                    }
                  />
                  <small>
                    {words.made} {instantText(created_at)}
                  </small>
                </li>
              ))}
          </ul>
        )}
      </Shown>
    </section>
  )
}
