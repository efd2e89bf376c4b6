import { Elysia } from "elysia"
import { concepts } from "#http/docs"
import { operation } from "#http/operation"

/** The base URLs of the service and its documentation. */
export interface Addresses {
  readonly base_url: string
  readonly docs_url: string
}

const plain = (text: string) =>
  new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } })

const index = ({ base_url, docs_url }: Addresses) => `# Hygeia

> A personal health agent. Wearables and lab reports come in, questions are asked over HTTP, and every
> number of an answer comes from the person's own rows.

Every call but the public ones carries \`Authorization: Bearer <token>\`. Start a turn with
POST ${base_url}/v1/turns, watch its stream_url, then read GET ${base_url}/v1/turns/{id}.

## Contract

- [OpenAPI 3.1](${base_url}/openapi.json): every endpoint, field and error answer
- [Reference](${base_url}/reference): the same for people

## Concepts

${concepts
  .map(({ name, title, about }) => `- [${title}](${docs_url}/docs/concepts/${name}): ${about}`)
  .join("\n")}
`

/** `llms.txt` and `llms-full.txt`: indexes for agents that read documentation. */
export const llms = (addresses: Addresses) =>
  new Elysia()
    .get("/llms.txt", () => plain(index(addresses)), {
      detail: operation({
        operationId: "getLlmsIndex",
        tag: "Meta",
        summary: "List the pages for AI agents",
        responses: { 200: "text/plain" },
        public: true,
      }),
    })
    .get("/llms-full.txt", () => plain(`See ${addresses.base_url}/llms.txt\n`), {
      detail: operation({
        operationId: "getLlmsFull",
        tag: "Meta",
        summary: "Point to the list of pages",
        responses: { 200: "text/plain" },
        public: true,
        planned: true,
      }),
    })
