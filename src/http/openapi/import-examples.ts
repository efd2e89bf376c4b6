const token = {
  id: "tok_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  name: "phone",
  scopes: ["push"],
  created_at: "2026-03-02T07:09:12.000Z",
  expires_at: null,
}

const queued = {
  id: "imp_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  status: "queued",
  kind: "file",
  name: "steps.csv",
  vendor: null,
  bytes: { read: 0, total: 45 },
  records: { read: 0, used: 0 },
  by_type: [],
  from: null,
  to: null,
  created_at: "2026-03-02T07:09:12.000Z",
  completed_at: null,
  error: null,
  missing_from: null,
  kept_until: null,
  offers: null,
  changes: null,
}

const completed = {
  ...queued,
  status: "completed",
  vendor: "csv",
  bytes: { read: 45, total: 45 },
  records: { read: 1, used: 1 },
  by_type: [{ type: "steps", read: 1, used: 1, skipped: [] }],
  from: "2026-03-02",
  to: "2026-03-02",
  offers: { birthday: "1990-03-04", gender: "female" },
  completed_at: "2026-03-02T07:09:13.000Z",
  changes: 1,
}

const demo = {
  user_id: "user_4c3b2a1908f7e6d5c4b3a29180f7e6d5",
  from: "2024-03-02",
  to: "2026-03-01",
  days: 687,
  nights: 693,
  workouts: 411,
  results: 24,
}

/** Examples of imports, of the tokens of phones and scripts, of what these send, and of the demo person. */
export const importExamples = {
  listTokens: { response: { tokens: [token] } },
  makeToken: {
    request: { name: "phone", scopes: ["push"] },
    response: { ...token, token: "hyg_9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4" },
  },
  push: {
    request: "day,metric,value,unit\n2026-03-02,steps,8200,\n",
    response: { ...queued, kind: "push", name: null },
  },
  makeDemo: { response: demo },
  getBackups: {
    response: {
      is_daily: true,
      last: {
        made_at: "2026-03-02T03:00:05.120Z",
        bytes: 4_812_331,
        status: "restored",
        problem: null,
      },
      can_restore: false,
    },
  },
  restoreBackup: { response: { made_at: "2026-03-02T03:00:05.120Z", rows: 61_204 } },
  makeBackup: { request: { passphrase: "five words nobody else knows" } },
  removeDemo: { response: { ok: true, rows_deleted: 4211 } },
  importFile: { response: queued },
  getImport: { response: completed },
  readImportAgain: { response: { ...queued, vendor: "fitbit" } },
  listImports: { response: { imports: [completed] } },
}
