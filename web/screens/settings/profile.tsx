import { useSignal } from "@preact/signals"
import { useId, useRef } from "preact/hooks"
import type { UserProfile } from "#domain/profile"
import { Field, Form } from "#parts/form"
import { Shown } from "#parts/notice"
import { Offer } from "#screens/sources/offer"
import { change } from "#web/api"
import { countries } from "#web/countries"
import { useResource } from "#web/resource"
import { text } from "#web/text"
import { bodyText, bodyUnit, conditionLine, updateOf } from "./profile-fields"

const words = text.profile

interface Given {
  readonly profile: UserProfile
}

/** A choice of a few; the first is that nothing was said. */
const Choice = (given: {
  readonly name: string
  readonly label: string
  readonly value: string | null
  readonly options: Readonly<Record<string, string>>
  readonly none?: string
}) => (
  <Field label={given.label}>
    <select name={given.name}>
      <option value="" selected={given.value === null}>
        {given.none ?? words.not_said}
      </option>
      {Object.entries(given.options).map(([value, label]) => (
        <option key={value} value={value} selected={given.value === value}>
          {label}
        </option>
      ))}
    </select>
  </Field>
)

const countryNames = () => Object.fromEntries(countries().map(({ code, name }) => [code, name]))

const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zones of the browser to choose from, and its own at a press. */
const TimeZone = ({ profile }: Given) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const zone = hereZone()
  return (
    <div class="time-zone">
      <Field label={words.time_zone} hint={words.time_zone_hint}>
        <input
          ref={field}
          name="time_zone"
          list={id}
          maxLength={64}
          defaultValue={profile.time_zone ?? ""}
        />
      </Field>
      <datalist id={id}>
        {Intl.supportedValuesOf("timeZone").map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {profile.time_zone !== zone && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (field.current) field.current.value = zone
          }}
        >
          {words.zone_here(zone)}
        </button>
      )}
    </div>
  )
}

const Body = ({ profile, name }: Given & { readonly name: "height_cm" | "weight_kg" }) => (
  <Field label={words[name](bodyUnit(profile, name))}>
    <input
      name={name}
      type="number"
      min={0}
      step="any"
      inputMode="decimal"
      defaultValue={bodyText(profile, name)}
    />
  </Field>
)

const Person = ({ profile }: Given) => (
  <div class="pairs">
    <Field label={words.name}>
      <input name="name" maxLength={80} defaultValue={profile.name ?? ""} autocomplete="name" />
    </Field>
    <Choice
      name="gender"
      label={words.gender}
      value={profile.gender}
      options={{ female: words.female, male: words.male }}
    />
    <Field label={words.birthday}>
      <input
        name="birthday"
        type="date"
        min="1900-01-01"
        defaultValue={profile.birthday ?? ""}
        autocomplete="bday"
      />
    </Field>
    {profile.birthday === null && (
      <Field label={words.age} hint={words.age_hint}>
        <input name="age" type="number" min={0} max={120} defaultValue={profile.age ?? ""} />
      </Field>
    )}
    <Choice name="country" label={words.country} value={profile.country} options={countryNames()} />
    <Choice
      name="units"
      label={words.units}
      value={profile.units}
      none={words.units_default}
      options={{ metric: words.metric, us: words.us }}
    />
    <Body profile={profile} name="height_cm" />
    <Body profile={profile} name="weight_kg" />
    <TimeZone profile={profile} />
  </div>
)

const Lines = (given: {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly lines: ReadonlyArray<string>
}) => (
  <Field label={given.label} hint={given.hint}>
    <textarea name={given.name} rows={3} defaultValue={given.lines.join("\n")} />
  </Field>
)

const Health = ({ profile }: Given) => (
  <>
    <Lines
      name="conditions"
      label={words.conditions}
      hint={words.conditions_hint}
      lines={profile.conditions.map(conditionLine)}
    />
    <Lines
      name="medications"
      label={words.medications}
      hint={words.medications_hint}
      lines={profile.medications}
    />
    <div class="pairs">
      <Choice
        name="smoker"
        label={words.smoker}
        value={profile.smoker}
        options={{ no: words.no, yes: words.yes }}
      />
      <Choice
        name="alcohol_consumption"
        label={words.alcohol}
        value={profile.alcohol_consumption}
        options={words.alcohols}
      />
    </div>
    <Field label={words.goal}>
      <input name="goal" maxLength={500} defaultValue={profile.goal ?? ""} />
    </Field>
    <Field label={words.story} hint={words.story_hint}>
      <textarea name="story" rows={3} maxLength={1000} defaultValue={profile.story ?? ""} />
    </Field>
  </>
)

/** Who one is, as answers take it into account. */
export const Profile = () => {
  const profile = useResource<UserProfile>("/v1/me/profile")
  const isSaved = useSignal(false)
  const save = async (fields: FormData, was: UserProfile) => {
    isSaved.value = false
    await change("PUT", "/v1/me/profile", updateOf(fields, was))
    isSaved.value = true
    profile.reload()
  }
  return (
    <section class="part" aria-labelledby="profile">
      <h2 id="profile">{words.title}</h2>
      <p>{words.about}</p>
      <Offer again={profile.value} added={profile.reload} />
      <Shown of={profile}>
        {(value) => (
          // Units change what the fields hold: what was saved is filled in anew.
          <Form
            key={`${value.units} ${value.country}`}
            submit={words.save}
            send={(fields) => save(fields, value)}
          >
            <Person profile={value} />
            <Health profile={value} />
          </Form>
        )}
      </Shown>
      <p role="status">{isSaved.value ? words.saved : ""}</p>
    </section>
  )
}
