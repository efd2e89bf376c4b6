import type { Invitation, MadeInvitation } from "#domain/invitation"
import type { Member } from "#domain/member"
import { Confirm } from "#parts/confirm"
import { Field } from "#parts/form"
import { Line } from "#parts/line"
import { MakeOnce } from "#parts/make-once"
import { Shown } from "#parts/notice"
import { freshly } from "#web/again"
import { change } from "#web/api"
import { instantText } from "#web/format"
import { useResource } from "#web/resource"
import { session } from "#web/session"
import { text } from "#web/text"

const words = text.settings

interface Listed {
  readonly invitations: ReadonlyArray<Invitation>
}

const nameOf = ({ name, email }: Member) => name ?? email ?? words.nameless

const aboutOf = ({ role, name, email, since, last_seen, has_access }: Member) =>
  [
    name === null ? null : email,
    role === "owner" ? words.owner : null,
    words.since(instantText(since)),
    last_seen === null ? words.unseen : words.seen(instantText(last_seen)),
    has_access ? null : words.no_access,
  ]
    .filter((part) => part !== null)
    .join(" · ")

const MemberItem = ({
  member,
  reload,
}: {
  readonly member: Member
  readonly reload: () => void
}) => {
  const isSelf = member.id === session.value?.session?.user_id
  const name = nameOf(member)
  return (
    <li class="entry">
      <h3>{isSelf ? words.you : name}</h3>
      {member.role === "member" && member.has_access && (
        <Confirm
          label={words.put_out}
          name={words.put_out_of(name)}
          sure={words.put_out_sure(name)}
          run={() =>
            freshly(() => change("DELETE", `/v1/members/${member.id}/access`)).then(reload)
          }
        />
      )}
      <small>{aboutOf(member)}</small>
    </li>
  )
}

const Members = () => {
  const list = useResource<{ readonly members: ReadonlyArray<Member> }>("/v1/members")
  return (
    <Shown of={list}>
      {({ members }) => (
        <ul class="list" aria-label={words.members}>
          {members.map((member) => (
            <MemberItem key={member.id} member={member} reload={list.reload} />
          ))}
        </ul>
      )}
    </Shown>
  )
}

/** Whether a link opens on the machine of the service alone. */
const isOfThisMachine = (link: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(link).hostname)

const invite = (fields: FormData) =>
  change<MadeInvitation>("POST", "/v1/invitations", { name: String(fields.get("name")) })

/** Who has an account here and who may make one, for the owner alone. */
export const People = () => {
  const list = useResource<Listed>("/v1/invitations")
  return (
    <section class="part" aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <p>{words.people_about}</p>
      <Members />
      <MakeOnce
        submit={words.invite}
        make={async (fields) => {
          const made = await invite(fields)
          list.reload()
          return made
        }}
        shown={({ name, expires_at, link }) => (
          <>
            <p>{words.invited(name, instantText(expires_at))}</p>
            <Line label={words.invite_link} value={link} />
            {isOfThisMachine(link) && <p>{words.invite_here_only}</p>}
          </>
        )}
      >
        <Field label={words.invite_name}>
          <input name="name" required maxLength={100} autocomplete="off" />
        </Field>
      </MakeOnce>
      <Shown of={list}>
        {({ invitations }) =>
          invitations.length > 0 && (
            <>
              <h3>{words.invitations}</h3>
              <ul class="list" aria-label={words.invitations}>
                {invitations.map(({ id, name, expires_at }) => (
                  <li key={id} class="entry">
                    <h4>{name}</h4>
                    <Confirm
                      label={words.take_back}
                      name={words.take_back_of(name)}
                      sure={words.take_back_sure(name)}
                      run={() => change("DELETE", `/v1/invitations/${id}`).then(list.reload)}
                    />
                    <small>{words.good_until(instantText(expires_at))}</small>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Shown>
    </section>
  )
}
