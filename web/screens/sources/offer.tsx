import { useSignal } from "@preact/signals"
import { useEffect } from "preact/hooks"
import type { FileImport } from "#domain/file-import"
import type { ProfileOffer } from "#domain/profile-offer"
import { Loading } from "#parts/notice"
import { change, Problem } from "#web/api"
import { dayText } from "#web/format"
import { useResource } from "#web/resource"
import { text } from "#web/text"

const words = text.offer

const FIELDS = ["birthday", "gender"] as const

/** The sentence that an offer is shown as. */
const offerSentence = ({ birthday, gender }: ProfileOffer) =>
  words.says(
    [
      ...(birthday === null ? [] : [words.born(dayText(birthday))]),
      ...(gender === null ? [] : [words.is[gender]]),
    ].join(words.and),
  )

/**
 * Offers what an imported file says of its person and their profile does not: added at a press, or declined for good.
 * It is read again with another `again`; `added` hears that the profile has changed.
 */
export const Offer = (given: { readonly again: unknown; readonly added?: () => void }) => {
  const imports = useResource<{ readonly imports: ReadonlyArray<FileImport> }>("/v1/imports")
  const done = useSignal("")
  const wrong = useSignal("")
  const isAtWork = useSignal(false)
  useEffect(() => {
    if (imports.value) imports.reload()
  }, [given.again])
  if (!imports.value) return imports.problem ? null : <Loading />
  const found = imports.value.imports.find(({ offers }) => offers !== null)
  const run = async (outcome: string, write: () => Promise<unknown>) => {
    if (isAtWork.value) return
    isAtWork.value = true
    wrong.value = ""
    try {
      await write()
      done.value = outcome
      imports.reload()
    } catch (cause) {
      wrong.value = cause instanceof Problem ? cause.message : text.problem
    }
    isAtWork.value = false
  }
  const add = (fields: Partial<ProfileOffer>) =>
    run(words.added, async () => {
      await change("PUT", "/v1/me/profile", fields)
      given.added?.()
    })
  const decline = (id: string) =>
    run(words.declined, () => change("DELETE", `/v1/imports/${id}/offers`))
  return (
    <>
      {found?.offers && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is none.
        <div class="card offer" role="group" aria-label={words.title}>
          <p>{offerSentence(found.offers)}</p>
          {wrong.value !== "" && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
          <div class="buttons">
            {FIELDS.map((field) => {
              const value = found.offers?.[field] ?? null
              if (value === null) return null
              return (
                <button key={field} type="button" onClick={() => void add({ [field]: value })}>
                  {words.add[field]}
                </button>
              )
            })}
            <button type="button" class="quiet" onClick={() => void decline(found.id)}>
              {words.no}
            </button>
          </div>
        </div>
      )}
      <p role="status">{done}</p>
    </>
  )
}
