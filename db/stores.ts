import { Layer } from "effect"
import { AccessStore } from "#db/access"
import { AccountStore } from "#db/accounts"
import { BackupStore } from "#db/backups"
import { BiomarkerStore } from "#db/biomarkers"
import { ConnectSessionStore } from "#db/connect-sessions"
import { ConnectionStore } from "#db/connections"
import { ConversationStore } from "#db/conversations"
import { DataSyncStore } from "#db/data-sync"
import { DayRowStore } from "#db/day-rows"
import { DeviceCodeStore } from "#db/device-codes"
import { ExperimentStore } from "#db/experiments"
import { FileImportStore } from "#db/file-imports"
import { IdempotencyStore } from "#db/idempotency"
import { ImportFiles } from "#db/import-files"
import { ImportOfferStore } from "#db/import-offers"
import { ImportedRows } from "#db/imported-rows"
import { InboxFiles } from "#db/inbox-files"
import { InterruptedWorkStore } from "#db/interrupted-work"
import { InvitationStore } from "#db/invitations"
import { KeptDeliveries } from "#db/kept-deliveries"
import { KeptImportStore } from "#db/kept-imports"
import { KnownDeviceStore } from "#db/known-devices"
import { LabStore } from "#db/labs"
import { LocalAccountStore } from "#db/local-accounts"
import { LocalDayStore } from "#db/local-days"
import { MemoryStore } from "#db/memory"
import { MetricSeriesStore } from "#db/metric-series"
import { NoteStore } from "#db/notes"
import { NotificationSettingsStore } from "#db/notification-settings"
import { NotificationStore } from "#db/notifications"
import { OutboxStore } from "#db/outbox"
import { PasskeyChallengeStore } from "#db/passkey-challenges"
import { PasskeyStore } from "#db/passkeys"
import { PersonalTokenStore } from "#db/personal-tokens"
import { ProactiveTurnStore } from "#db/proactive-turns"
import { ProfileStore } from "#db/profiles"
import { RateWindowStore } from "#db/rate-windows"
import { RawEventStore } from "#db/raw-events"
import { SecondFactorStore } from "#db/second-factors"
import { ServiceTokenStore } from "#db/service-tokens"
import { SessionStore } from "#db/sessions"
import { ShownAlertStore } from "#db/shown-alerts"
import { SignInAttemptStore } from "#db/sign-in-attempts"
import { SignInLinkStore } from "#db/sign-in-links"
import { SignInStore } from "#db/sign-ins"
import { TagStore } from "#db/tags"
import { TurnEventStore } from "#db/turn-events"
import { TurnReceiptStore } from "#db/turn-receipts"
import { TurnStepStore } from "#db/turn-steps"
import { TurnStore } from "#db/turns"
import { UploadStore } from "#db/uploads"
import { UserStore } from "#db/users"
import { VendorStore } from "#db/vendors"
import { WorkoutStore } from "#db/workouts"
import { WrongMarkStore } from "#db/wrong-marks"

/** Every store of the service, one for each noun, over one database. */
export const stores = Layer.mergeAll(
  AccessStore.layer,
  AccountStore.layer,
  BackupStore.layer,
  BiomarkerStore.layer,
  ConnectionStore.layer,
  ConnectSessionStore.layer,
  ConversationStore.layer,
  DataSyncStore.layer,
  DayRowStore.layer,
  DeviceCodeStore.layer,
  ExperimentStore.layer,
  FileImportStore.layer,
  ImportOfferStore.layer,
  KeptImportStore.layer,
  IdempotencyStore.layer,
  ImportedRows.layer,
  ImportFiles.layer,
  InboxFiles.layer,
  InterruptedWorkStore.layer,
  InvitationStore.layer,
  KeptDeliveries.layer,
  KnownDeviceStore.layer,
  LabStore.layer,
  LocalAccountStore.layer,
  LocalDayStore.layer,
  MemoryStore.layer,
  MetricSeriesStore.layer,
  NoteStore.layer,
  NotificationSettingsStore.layer,
  NotificationStore.layer,
  OutboxStore.layer,
  PasskeyChallengeStore.layer,
  PasskeyStore.layer,
  PersonalTokenStore.layer,
  ProactiveTurnStore.layer,
  ProfileStore.layer,
  RateWindowStore.layer,
  RawEventStore.layer,
  SecondFactorStore.layer,
  ServiceTokenStore.layer,
  SessionStore.layer,
  SignInAttemptStore.layer,
  SignInLinkStore.layer,
  SignInStore.layer,
  ShownAlertStore.layer,
  TagStore.layer,
  TurnEventStore.layer,
  TurnReceiptStore.layer,
  TurnStepStore.layer,
  TurnStore.layer,
  UploadStore.layer,
  UserStore.layer,
  VendorStore.layer,
  WorkoutStore.layer,
  WrongMarkStore.layer,
)
