/** Signs the owner in by the link that a server prints, and answers the cookie. */
export const signedIn = async (url: string, greeting: string): Promise<string> => {
  const link = /code alone: (\S+)/.exec(greeting)![1]
  const response = await fetch(`${url}/v1/session`, {
    method: "POST",
    headers: {
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
      origin: url,
    },
    body: JSON.stringify({ link }),
  })
  return response.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ")
}

/** Sends a backup to be restored, as the first page of the console does. */
export const sent = (
  url: string,
  cookie: string,
  bytes: Uint8Array<ArrayBuffer>,
  key: { readonly passphrase: string } | { readonly identity: string },
): Promise<Response> => {
  const form = new FormData()
  form.append("file", new File([bytes], "backup.age"))
  for (const [name, value] of Object.entries(key)) form.append(name, value)
  const headers = { cookie, origin: url, "sec-fetch-site": "same-origin" }
  return fetch(`${url}/v1/backups/restore`, { method: "POST", headers, body: form })
}
