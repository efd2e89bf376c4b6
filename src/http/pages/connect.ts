import type { ConnectSession } from "#domain/connect-session"
import { exportSteps } from "#http/pages/export-steps"
import { escapeHtml, page } from "#http/pages/page"
import script from "./connect/script.js" with { type: "text" }

const OTHERS = "any spreadsheet with the columns day, metric, value and unit"

const stepsFor = (provider: string) => {
  const wanted = exportSteps[provider]
  if (wanted) return `<h2>${wanted[0]}</h2>\n<p>${wanted[1]}</p>`
  return `<p>It takes the exports of ${Object.values(exportSteps)
    .map(([name]) => name)
    .join(", ")}, and ${OTHERS}.</p>`
}

/** The page on which files are chosen or dropped, and watched while they are imported. */
export const connectPage = (
  { provider, redirect_url, failure_url }: ConnectSession,
  headers: Readonly<Record<string, string>>,
) =>
  page(
    "Bring in your data",
    `<h1>Bring in your data</h1>
<p>No aggregator is configured, so nothing is linked: bring in the files instead. They stay on this machine.</p>
${stepsFor(provider)}
<label id="drop">Choose files, or drop them here
<input id="input" type="file" multiple></label>
<noscript><p role="alert">This page needs its script. <code>hygeia import FILE</code> does the same.</p></noscript>
<ul id="list" aria-live="polite"></ul>
<p id="next" hidden><a id="go-on" href="${escapeHtml(redirect_url)}">Go on</a>, which happens by itself in a few
seconds. <button id="stay" type="button">Stay here</button></p>
<p><a href="${escapeHtml(failure_url ?? redirect_url)}">Not now</a></p>`,
    { headers, script },
  )

/** What a link shows that was opened before, or too late. */
export const usedLinkPage = () =>
  page(
    "This link is no longer good",
    `<h1>This link is no longer good</h1>
<p>It opens once, within ten minutes, and only in the browser that opened it. Ask for a new one, or use
<code>hygeia import FILE</code>.</p>`,
    { status: 410 },
  )
