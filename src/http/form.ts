import type { TProperties, TSchema } from "typebox"
import { InvalidRequest } from "#domain/errors"
import { readBytes } from "#http/body"
import { Refused } from "#http/problem"
import { parameters, UNREAD } from "#http/schema"

/** The largest body of a form, in bytes. */
const MAX_FORM_BYTES = 16_384

const refused = (message: string) => new Refused(new InvalidRequest({ message }))

const readForm = async (request: Request) => {
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw refused("Send the form of the page.")
  const bytes = await readBytes(request, MAX_FORM_BYTES).catch(() => null)
  if (bytes === null) throw refused("The form is too large, or did not arrive whole.")
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}

/** An HTML form as a body, checked like query parameters. */
export const formBody = <S extends TSchema & { readonly properties: TProperties }>(schema: S) => {
  const fields = parameters(schema)
  const validate = async (request: unknown) =>
    fields["~standard"].validate(await readForm(request as Request))
  return {
    parse: UNREAD,
    body: { ...fields, "~standard": { ...fields["~standard"], validate } },
  }
}
