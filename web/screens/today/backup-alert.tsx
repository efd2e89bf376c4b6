import type { BackupState } from "#domain/backup"
import { useResource } from "#web/resource"
import { session } from "#web/session"
import { text } from "#web/text"

/** Says to the owner that the backup of every day has failed, where there is one; nothing to anybody else. */
export const BackupAlert = () => {
  const person = session.value?.session
  const isOwner = person?.is_owner && person.acting_as === "self"
  const { value } = useResource<BackupState>(isOwner ? "/v1/backups" : null)
  if (!value?.last?.problem) return null
  return (
    <p class="wrong" role="alert">
      {text.backups.alert} <a href="/settings">{text.backups.alert_more}</a>
    </p>
  )
}
