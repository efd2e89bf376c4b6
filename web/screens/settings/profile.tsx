import { useSignal } from "@preact/signals"
import type { ProfileUpdate, UserProfile } from "#domain/profile"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { change } from "#web/api"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.settings

type UserGender = NonNullable<ProfileUpdate["gender"]> | null
type Units = NonNullable<ProfileUpdate["units"]> | null

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? "").trim() || null

const numberOf = (fields: FormData, name: string) => {
  const typed = textOf(fields, name)
  return typed === null ? null : Number(typed)
}

const Fields = ({ profile }: { readonly profile: UserProfile }) => (
  <div class="pairs">
    <Field label={words.name}>
      <input name="name" maxLength={80} defaultValue={profile.name ?? ""} autocomplete="name" />
    </Field>
    <Field label={words.birthday}>
      <input name="birthday" type="date" min="1900-01-01" defaultValue={profile.birthday ?? ""} />
    </Field>
    <Field label={words.gender}>
      <select name="gender" value={profile.gender ?? ""}>
        <option value="">{words.not_said}</option>
        <option value="female">{words.female}</option>
        <option value="male">{words.male}</option>
      </select>
    </Field>
    <Field label={words.units}>
      <select name="units" value={profile.units ?? ""}>
        <option value="">{words.units_default}</option>
        <option value="metric">{words.metric}</option>
        <option value="us">{words.us}</option>
      </select>
    </Field>
    <Field label={words.height}>
      <input
        name="height_cm"
        type="number"
        min={50}
        max={260}
        step="any"
        defaultValue={profile.height_cm ?? ""}
      />
    </Field>
    <Field label={words.weight}>
      <input
        name="weight_kg"
        type="number"
        min={20}
        max={400}
        step="any"
        defaultValue={profile.weight_kg ?? ""}
      />
    </Field>
    <Field label={words.goal}>
      <input name="goal" maxLength={500} defaultValue={profile.goal ?? ""} />
    </Field>
    <Field label={words.time_zone} hint={words.time_zone_hint}>
      <input name="time_zone" maxLength={64} defaultValue={profile.time_zone ?? ""} />
    </Field>
  </div>
)

/** Who one is, as answers take it into account. */
export const Profile = () => {
  const profile = useResource<UserProfile>("/v1/me/profile")
  const isSaved = useSignal(false)
  const save = async (fields: FormData) => {
    isSaved.value = false
    await change("PUT", "/v1/me/profile", {
      name: textOf(fields, "name"),
      birthday: textOf(fields, "birthday"),
      gender: textOf(fields, "gender") as UserGender,
      units: textOf(fields, "units") as Units,
      height_cm: numberOf(fields, "height_cm"),
      weight_kg: numberOf(fields, "weight_kg"),
      goal: textOf(fields, "goal"),
      time_zone: textOf(fields, "time_zone"),
    } satisfies ProfileUpdate)
    isSaved.value = true
    profile.reload()
  }
  return (
    <section class="part" aria-labelledby="profile">
      <h2 id="profile">{words.profile}</h2>
      <Shown of={profile}>
        {(value) => (
          <Form submit={words.save} send={save}>
            <Fields profile={value} />
          </Form>
        )}
      </Shown>
      <p role="status">{isSaved.value ? words.saved : ""}</p>
    </section>
  )
}
