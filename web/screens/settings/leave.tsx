import { Confirm } from "#parts/confirm"
import { Field, Form } from "#parts/form"
import { freshly } from "#web/again"
import { change, Problem } from "#web/api"
import { navigate } from "#web/router"
import { actAs, beforehand, loadSession, session } from "#web/session"
import { text } from "#web/text"

const words = text.settings

const erase = async (fields: FormData) => {
  if (String(fields.get("word")).trim().toLowerCase() !== words.erase_word)
    throw new Problem(0, "invalid_field", words.erase_wrong)
  await freshly(() => change("DELETE", "/v1/me"))
  await loadSession()
  navigate("/sign-in", { replace: true })
  beforehand.value = "erased"
}

const showDemo = async () => {
  await actAs("demo")
  navigate("/today")
}

const removeDemo = () => change("DELETE", "/v1/demo").then(loadSession)

/** Taking everything along, and taking it away. */
export const Leave = ({ isSelf }: { readonly isSelf: boolean }) => (
  <>
    <section class="part" aria-labelledby="export">
      <h2 id="export">{words.export}</h2>
      <p>{words.export_about}</p>
      <div>
        <a class="button" href="/v1/me/export" download>
          {words.export_get}
        </a>
      </div>
    </section>
    {isSelf && session.value?.has_demo && (
      <section class="part" aria-labelledby="demo">
        <h2 id="demo">{words.demo}</h2>
        <div>
          <button type="button" onClick={() => void showDemo()}>
            {words.demo_show}
          </button>
        </div>
        <Confirm label={words.demo_remove} sure={words.demo_sure} run={removeDemo} />
      </section>
    )}
    <section class="part" aria-labelledby="licences">
      <h2 id="licences">{words.licences}</h2>
      <p>{words.licences_about}</p>
      <div>
        <a class="button" href="/licences" target="_blank" rel="noopener">
          {words.licences_read}
        </a>
      </div>
    </section>
    {isSelf && (
      <section class="part" aria-labelledby="erase">
        <h2 id="erase">{words.erase}</h2>
        <p>{words.erase_about}</p>
        <Form submit={words.erase_submit} send={erase}>
          <Field label={words.erase_label}>
            <input name="word" required autocomplete="off" spellcheck={false} />
          </Field>
        </Form>
      </section>
    )}
  </>
)
