import { diaryExamples } from "#http/openapi/diary-examples"
import { importExamples } from "#http/openapi/import-examples"
import { metricExamples } from "#http/openapi/metric-examples"
import { sessionExamples } from "#http/openapi/session-examples"
import { todayExamples } from "#http/openapi/today-examples"
import { turnExamples } from "#http/openapi/turn-examples"

/** The example request and response of an operation in the reference. */
export interface Example {
  readonly request?: unknown
  readonly response?: unknown
}

const user_id = "user_0b9d8c7a6e5f4d3c2b1a09f8e7d6c5b4"

const stated = { name: "Ada", age: 36, height_cm: 170, weight_kg: 64, medications: [] }

const profile = {
  ...stated,
  user_id,
  gender: "female",
  bmi: 22.1,
  smoker: "no",
  alcohol_consumption: "occasional",
  conditions: [{ name: "Asthma" }],
  goal: "Sleep before midnight",
  story: null,
  birthday: "1990-03-04",
  country: "DE",
  units: "metric",
  time_zone: "Europe/Berlin",
}

const chosen = {
  briefing: true,
  briefing_at: "07:30",
  alerts: true,
  stopped: ["steps"],
  events: false,
  details: false,
}

const chosenOf = {
  ...chosen,
  subjects: [
    { subject: "resting_hr", title: "resting heart rate" },
    { subject: "steps", title: "steps" },
  ],
  targets: ["webhook"],
}

const experiment = {
  id: "exp_0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  status: "running",
  title: "less caffeine and your sleep duration",
  habit: "caffeine_mg",
  step: "Have your last coffee before noon.",
  target: "sleep_minutes",
  seed: 20_260_301,
  analysis: "Days as they were drawn, with against without.",
  days: [
    { date: "2026-03-01", arm: "with", done: true },
    { date: "2026-03-02", arm: "without", done: null },
  ],
  stopped_on: null,
  created_at: "2026-02-28T20:11:00.000Z",
}

const experimentResult = {
  metric: "sleep duration",
  unit: "minutes",
  mean_with: 441,
  mean_without: 418,
  difference: 23,
  interval: [6, 41],
  p: 0.012,
  n_with: 29,
  n_without: 28,
  verdict: "clear",
}

const lab = {
  id: "lab_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
  uploaded_at: "2026-03-04T18:20:11.000Z",
  aggregator_status: "parsed",
  parsed_at: "2026-03-04T18:20:11.000Z",
  test_date: "2026-03-02",
  laboratory: null,
  file_name: null,
  upload_id: null,
  content_type: null,
  size_bytes: 0,
  note: null,
  biomarkers: [
    {
      id: "bio_5d4c3b2a19087f6e5d4c3b2a19087f6e",
      name: "Ferritin",
      value: 12,
      operator: null,
      unit: "ng/mL",
      reference_range: "30 - 400",
      out_of_range: true,
      test_date: "2026-03-02",
      lab_id: "lab_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
      updated_at: "2026-03-04T18:20:11.004Z",
      unconfirmed: false,
      wrong: false,
      printed: null,
      analyte: "ferritin",
      title: "Ferritin",
      panel: "iron",
      range: { low: 30, high: 400, of: "report" },
    },
  ],
  qualitative: [],
}

/** Examples by operationId. A test holds each against its schema. */
export const examples: Readonly<Record<string, Example>> = {
  mcp: {
    request: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "ask", arguments: { question: "How did I sleep last week?" } },
    },
    response: {
      jsonrpc: "2.0",
      id: 1,
      result: { content: [{ type: "text", text: "You slept 7 h 12 min a night." }] },
    },
  },
  getHealth: { response: { ok: true } },
  getReadiness: { response: { ok: true, database: "writable", migrations: "done" } },
  ...turnExamples,
  connectSource: {
    request: { provider: "garmin", redirect_url: "https://app.example.com/connected" },
    response: {
      widget_url: "https://widget.example.com/session/9b2f6c1d",
      session_id: "9b2f6c1d",
      expires_in: 600,
    },
  },
  listSources: {
    response: {
      data: [
        {
          id: "src_6a0c1e2d3b4f5a69788796a5b4c3d2e1",
          provider: "garmin",
          connected_at: "2026-01-10T18:02:11.000Z",
          last_sync_at: "2026-03-02T06:40:00.000Z",
          status: "active",
          is_file: false,
        },
      ],
    },
  },
  getMe: {
    response: {
      user_id,
      email: "ada@example.com",
      connections: [
        {
          id: "src_6a0c1e2d3b4f5a69788796a5b4c3d2e1",
          provider: "garmin",
          aggregator_user_id: "5f0d2c1b-7a6e-4d3c-9b8a-1f2e3d4c5b6a",
          connected_at: "2026-01-10T18:02:11.000Z",
          deactivated_at: null,
        },
      ],
      env: "production",
    },
  },
  syncData: {
    response: {
      user_id,
      since: "2026-03-02T06:00:00.000Z",
      now: "2026-03-02T07:15:00.000Z",
      daily_summary: [],
      activities: [],
      sleep_sessions: [],
      biomarkers: [
        {
          id: "bio_1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6f",
          name: "Ferritin",
          value: 84,
          operator: null,
          unit: "ng/mL",
          reference_range: "30-400",
          out_of_range: false,
          test_date: "2026-02-20",
          lab_id: "lab_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
          updated_at: "2026-03-02T07:10:00.000Z",
        },
      ],
      counts: { daily: 0, activities: 0, sleep: 0, biomarkers: 1 },
    },
  },
  getProfile: { response: profile },
  updateProfile: { request: { ...stated, conditions: ["Asthma"] }, response: profile },
  getNotifications: { response: chosenOf },
  updateNotifications: { request: chosen, response: chosenOf },
  approveCli: {
    response: { service_token: "eyJhbGciOiJIUzI1NiJ9.e30.c2ln", expires_in_days: 30, user_id },
  },
  deleteMe: { response: { ok: true, rows_deleted: 4211 } },
  uploadLab: {
    response: {
      ok: true,
      upload_id: "b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
      storage_key: "uploads/user_0b9d8c7a6e5f4d3c2b1a09f8e7d6c5b4/5f2c",
      aggregator_status: "submitted",
      note: "The biomarkers appear in GET /v1/data/sync, usually within half a minute.",
    },
  },
  ...diaryExamples,
  ...sessionExamples,
  ...metricExamples,
  ...todayExamples,
  ...importExamples,
  listExperiments: { response: { experiments: [experiment] } },
  getExperiment: { response: experiment },
  getExperimentResult: { response: { result: experimentResult } },
  markExperimentDay: { request: { done: true }, response: experiment },
  enterLab: {
    request: {
      test_date: "2026-03-02",
      results: [{ name: "Ferritin", value: 12, unit: "ng/mL", range: "30 - 400" }],
    },
    response: lab,
  },
  confirmLabResults: {
    request: { results: [{ id: "bio_5d4c3b2a19087f6e5d4c3b2a19087f6e", confirm: true }] },
    response: lab,
  },
  listLabs: {
    response: {
      uploads: [
        {
          id: "lab_9f8e7d6c5b4a39281706f5e4d3c2b1a0",
          uploaded_at: "2026-03-02T07:09:12.000Z",
          aggregator_status: "parsed",
          parsed_at: "2026-03-02T07:09:44.000Z",
          test_date: "2026-02-27",
          laboratory: "Example Reference Laboratory",
          file_name: "blood-february.pdf",
        },
      ],
    },
  },
  receiveDelivery: {
    request: {
      type: "daily",
      user: { user_id: "5f0d2c1b-7a6e-4d3c-9b8a-1f2e3d4c5b6a", provider: "GARMIN" },
      data: [],
    },
    response: {
      ok: true,
      raw_event_id: 1842,
      type: "daily",
      request_id: "req_0123456789abcdef0123456789abcdef",
    },
  },
}
