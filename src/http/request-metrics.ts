import { type Context, Metric } from "effect"

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const

// One metric for each class of status: a metric that gets its label later looks it up at every request.
const durations = classes.map((status) =>
  Metric.histogram("hygeia_http_request_duration_seconds", {
    description: "Time from a request to the head of its answer.",
    boundaries: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    attributes: { status },
  }),
)

type Fetch = (request: Request) => Response | Promise<Response>

/** Counts the requests that `fetch` answers, and how long each took, by the class of its status. */
export const measured =
  (fetch: Fetch, services: Context.Context<never>): Fetch =>
  (request) => {
    const began_ms = performance.now()
    const record = (response: Response) => {
      const seconds = (performance.now() - began_ms) / 1_000
      durations[Math.floor(response.status / 100) - 1]?.updateUnsafe(seconds, services)
      return response
    }
    const answer = fetch(request)
    return answer instanceof Promise ? answer.then(record) : record(answer)
  }
