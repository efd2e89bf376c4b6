import type { Schema } from "#db/change"

/** The columns of a turn that its owner is shown, alone or within its thread. */
export const shownTurn = ({ turns }: Schema) => ({
  id: turns.id,
  status: turns.status,
  created_at: turns.created_at,
  completed_at: turns.completed_at,
  messages: turns.messages,
  result: turns.result,
  error: turns.error,
  restored: turns.restored,
})

/** The origin of a turn as it is shown: nothing for one that was asked here. */
export const shownOrigin = (restored: boolean): { readonly restored?: true } =>
  restored ? { restored } : {}
