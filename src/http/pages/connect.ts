import type { ConnectSession } from "#domain/connect-session"
import { FAILURES } from "#domain/file-import"
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

const program = `const REASONS = ${JSON.stringify(FAILURES)}\n${script}`

/** The page on which files are chosen or dropped, and watched while they are imported. */
export const connectPage = (
  { provider, redirect_url, failure_url }: ConnectSession,
  headers: Readonly<Record<string, string>>,
) =>
  page(
    "Bring in your data",
    `<h1>Bring in your data</h1>
<p>Bring the files that your devices and apps give out. They are read here and stay on this machine.</p>
${stepsFor(provider)}
<label id="drop"><input id="input" type="file" multiple><b>Choose files</b> or drop them here</label>
<noscript><p role="alert">This page needs its script. <code>hygeia import FILE</code> does the same.</p></noscript>
<ul id="list" aria-label="Files"></ul>
<p id="announced" class="unseen" role="status"></p>
<p id="next" class="row" hidden><a id="go-on" class="button" href="${escapeHtml(redirect_url)}">Go on</a>
<span id="staying"><span>It goes on by itself in 20 seconds.</span>
<button id="stay" type="button">Stay here</button></span></p>
<p id="leave"><a href="${escapeHtml(failure_url ?? redirect_url)}">Not now</a></p>`,
    { headers, script: program },
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
