import { UserStore } from "#db/users"
import { LOCAL_ISSUER, OWNER } from "#domain/user"

/** Makes the local account that a service without an outside provider has from its first start on. */
export const createOwner = UserStore.use((users) => users.atFirstSight(LOCAL_ISSUER, OWNER, null))
