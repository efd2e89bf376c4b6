import { clock, profiles, users } from "#db/schema/account"
import { backups } from "#db/schema/backup"
import { conversations } from "#db/schema/conversation"
import { deletedNames } from "#db/schema/deleted-account"
import { connections, rawEvents } from "#db/schema/delivery"
import { diaryDays } from "#db/schema/diary"
import { experiments } from "#db/schema/experiment"
import { broughtRecords, fileImports } from "#db/schema/file-import"
import { idempotencyKeys } from "#db/schema/idempotency"
import { interruptedWork } from "#db/schema/interrupted-work"
import { biomarkers, labs } from "#db/schema/lab"
import {
  invitations,
  knownDevices,
  localAccounts,
  signInAttempts,
  signInLinks,
} from "#db/schema/local-account"
import { memory } from "#db/schema/memory"
import { modelServers } from "#db/schema/model-server"
import { notes, wrongMarks } from "#db/schema/note"
import { notificationSettings, notifications, notificationTargets } from "#db/schema/notification"
import { outbox } from "#db/schema/outbox"
import { proactiveTurns } from "#db/schema/proactive-turn"
import { cookieWindows, rateWindows } from "#db/schema/rate-window"
import { shownAlerts } from "#db/schema/shown-alert"
import {
  connectSessions,
  deviceCodes,
  personalTokens,
  serviceTokens,
  sessions,
  signIns,
} from "#db/schema/sign-in"
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from "#db/schema/sign-in-method"
import { syncRows } from "#db/schema/sync"
import { turnEvents, turnSteps, turns } from "#db/schema/turn"
import { modelCalls, struckSentences } from "#db/schema/turn-receipt"
import { activities, dailySummary, sleepSessions } from "#db/schema/wearable"

/** Every table there is, as queries are written over them. */
export const tables = {
  backups,
  activities,
  biomarkers,
  broughtRecords,
  clock,
  connectSessions,
  connections,
  conversations,
  cookieWindows,
  dailySummary,
  deletedNames,
  deviceCodes,
  diaryDays,
  experiments,
  fileImports,
  idempotencyKeys,
  interruptedWork,
  invitations,
  knownDevices,
  labs,
  localAccounts,
  memory,
  modelServers,
  modelCalls,
  notes,
  notificationSettings,
  notificationTargets,
  notifications,
  outbox,
  passkeyChallenges,
  passkeys,
  personalTokens,
  proactiveTurns,
  profiles,
  rateWindows,
  rawEvents,
  recoveryCodes,
  serviceTokens,
  sessions,
  shownAlerts,
  signInAttempts,
  signInLinks,
  signIns,
  sleepSessions,
  struckSentences,
  syncRows,
  totpSecrets,
  turnEvents,
  turnSteps,
  turns,
  users,
  wrongMarks,
} as const

export type Tables = typeof tables
