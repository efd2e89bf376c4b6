import { useSignal } from "@preact/signals"
import type { SignInMethods } from "#domain/local-account"
import type { RecoveryCodes, TotpSecret } from "#domain/second-factor"
import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { Line } from "#parts/line"
import { QrCode } from "#parts/qr-code"
import { freshly } from "#web/again"
import { change, type Problem } from "#web/api"
import { instantText } from "#web/format"
import { text } from "#web/text"

const words = text.methods

interface Given {
  readonly methods: SignInMethods
  readonly reload: () => void
}

const explain = ({ code }: Problem) => (code === "invalid_field" ? words.app_wrong : undefined)

const Setup = ({ reload }: Given) => {
  const made = useSignal<TotpSecret | null>(null)
  const start = async () => {
    made.value = await freshly(() => change<TotpSecret>("POST", "/v1/totp"))
  }
  if (made.value === null)
    return (
      <Form submit={words.app_start} send={start}>
        {null}
      </Form>
    )
  const confirm = (fields: FormData) =>
    freshly(() => change("PUT", "/v1/totp", { code: String(fields.get("code")).trim() })).then(
      reload,
    )
  return (
    <div class="card made">
      <p>{words.app_scan}</p>
      <QrCode value={made.value.uri} label={words.app_qr} />
      <Line label={words.app_secret} value={made.value.secret} />
      <a href={made.value.uri}>{words.app_open}</a>
      <Form submit={words.app_confirm} explain={explain} send={confirm}>
        <Field label={words.app_code}>
          <input
            name="code"
            required
            pattern="\d{3} ?\d{3}"
            inputMode="numeric"
            autocomplete="one-time-code"
          />
        </Field>
      </Form>
    </div>
  )
}

const Codes = ({ methods, reload }: Given) => {
  const made = useSignal<ReadonlyArray<string> | null>(null)
  const make = async () => {
    made.value = (await freshly(() => change<RecoveryCodes>("POST", "/v1/recovery-codes"))).codes
    reload()
  }
  return (
    <section class="part" aria-labelledby="codes">
      <h2 id="codes">{words.codes}</h2>
      <p>{words.codes_about}</p>
      <p>{words.codes_left(methods.recovery_codes_left)}</p>
      {made.value !== null && (
        <div class="card made" role="status">
          <p>{words.codes_once}</p>
          <ul>
            {made.value.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Form submit={words.codes_make} send={make}>
        {null}
      </Form>
    </section>
  )
}

/** What one is asked for beside the password. */
export const SecondFactor = (given: Given) => {
  const { methods, reload } = given
  const since = methods.totp_confirmed_at
  return (
    <>
      <section class="part" aria-labelledby="authenticator">
        <h2 id="authenticator">{words.app}</h2>
        <p>{words.app_about}</p>
        {since === null ? (
          <Setup {...given} />
        ) : (
          <>
            <p>{words.app_on(instantText(since))}</p>
            <div>
              <Confirm
                label={words.app_remove}
                sure={words.app_sure}
                run={() => freshly(() => change("DELETE", "/v1/totp")).then(reload)}
              />
            </div>
          </>
        )}
      </section>
      {since !== null && <Codes {...given} />}
    </>
  )
}
