const WORKER = "/service-worker.js"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }

/** The one address that becomes a script: the page is served with `require-trusted-types-for`. */
const workerUrl = () =>
  trustedTypes
    ?.createPolicy("service-worker", { createScriptURL: () => WORKER })
    .createScriptURL(WORKER) ?? WORKER

/** Keeps the page and its files, so that it opens offline. Browsers offer that on https and on localhost alone. */
export const keepShell = () => {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register(workerUrl())
}
