/** Whom to call, as every text names it. */
export const EMERGENCY_NUMBER =
  "911 (US and Canada), 112 (Europe), 999 (UK) or your local emergency number"
