import { Console, Effect } from "effect"

/** Prints the licences of all that is embedded, which no other command reads. */
export const printLicences = Effect.promise(() => import("#operations/licences")).pipe(
  Effect.flatMap(({ licences }) => Console.log(licences)),
)
