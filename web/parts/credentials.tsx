import { Field } from "#parts/form"
import { text } from "#web/text"

const MAX_PASSWORD = 256

/** The e-mail address that one signs in by. */
export const Email = ({ value }: { readonly value?: string | null }) => (
  <Field label={text.sign_in.email}>
    <input
      name="email"
      type="email"
      required
      maxLength={254}
      autocomplete="username"
      defaultValue={value ?? ""}
    />
  </Field>
)

/** A password that one has. */
export const TypedPassword = (given: { readonly label: string; readonly name?: string }) => (
  <Field label={given.label}>
    <input
      name={given.name ?? "password"}
      type="password"
      required
      maxLength={MAX_PASSWORD}
      autocomplete="current-password"
    />
  </Field>
)

/** A password that one chooses. */
export const NewPassword = ({ label }: { readonly label: string }) => (
  <Field label={label} hint={text.sign_in.password_hint}>
    <input
      name="password"
      type="password"
      required
      minLength={10}
      maxLength={MAX_PASSWORD}
      autocomplete="new-password"
    />
  </Field>
)
