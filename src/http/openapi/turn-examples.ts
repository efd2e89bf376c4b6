const turn = {
  id: "turn_4f1d2c9ab07e4d6f8a3b5c7d9e0f1a2b",
  status: "completed",
  created_at: "2026-03-02T07:14:05.120Z",
  completed_at: "2026-03-02T07:14:09.480Z",
}

const question = "How did I sleep last week?"

const result = {
  answer: "You slept 7.2 hours a night on average.",
  fact_sheet: [
    {
      key: "sleep_duration_mean",
      value: 7.2,
      unit: "h",
      window: "2026-02-23..2026-03-01",
      n: 7,
      source: "data_science",
    },
  ],
  agents_used: ["orchestrator", "data_science"],
  cost_usd: 0,
  duration_ms: 4360,
  suggest_deep_research: false,
}

const thread = {
  id: "nights",
  title: "How did I sleep last week?",
  created_at: turn.created_at,
  updated_at: turn.completed_at,
}

const tokens = {
  input_tokens: 1820,
  output_tokens: 210,
  cache_read_tokens: 6144,
  cache_write_tokens: 0,
}

const receipt = {
  turn_id: turn.id,
  hosts: [{ host: "api.anthropic.com", is_local: false, calls: 1, bytes_sent: 27_904 }],
  calls: [
    {
      seq: 1,
      at: "2026-03-02T07:14:06.020Z",
      step: "run_main_agent",
      agent: "data_science",
      host: "api.anthropic.com",
      model: "claude-sonnet-5-5",
      prompt_version: "work-1",
      bytes_sent: 27_904,
      sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      ...tokens,
      is_estimated: false,
      cost_usd: 0.0063544,
      duration_ms: 1410,
      outcome: "answered",
      limit_reached: null,
      elsewhere: false,
    },
  ],
  totals: { calls: 1, bytes_sent: 27_904, ...tokens, cost_usd: 0.0063544 },
}

const toolCall = { step: "run_main_agent", agent: "data_science", tool: "describe" }

/** The examples of turns and of the conversations that they make. */
export const turnExamples = {
  startTurn: {
    request: { messages: [{ role: "user", content: question }] },
    response: {
      id: turn.id,
      status: "queued",
      created_at: turn.created_at,
      stream_url: `/v1/turns/${turn.id}/events`,
    },
  },
  listTurns: {
    response: {
      data: [{ ...turn, user_message_preview: question, cost_usd: 0, duration_ms: 4360 }],
      next_cursor: null,
      has_more: false,
    },
  },
  getTurn: {
    response: { ...turn, messages: [{ role: "user", content: question }], result, error: null },
  },
  readReceipt: {
    response: {
      ...receipt,
      steps: [
        {
          step: "run_main_agent",
          agent: "data_science",
          started_at: "2026-03-02T07:30:01.120Z",
          duration_ms: 2130,
        },
      ],
      tool_calls: [
        {
          ...toolCall,
          input: { metric: "sleep_minutes", window: { from: "2026-02-23", to: "2026-03-01" } },
          rows: [{ of: "sleep_minutes", rows: 7 }],
        },
      ],
      rows: [{ of: "sleep_minutes", rows: 7 }],
      struck: [{ class: "cause", sentence: "You slept longer because of the walks." }],
    },
  },
  readAnyReceipt: {
    response: {
      ...receipt,
      tool_calls: [{ ...toolCall, rows: 7 }],
      struck: [{ class: "cause", count: 1 }],
    },
  },
  checkItem: { request: { done: true } },
  cancelTurn: {
    response: {
      ...turn,
      status: "failed",
      messages: [{ role: "user", content: question }],
      result: null,
      error: { code: "cancelled", message: "The turn was cancelled." },
    },
  },
  listConversations: {
    response: {
      data: [{ ...thread, turn_count: 1, preview: result.answer }],
      next_cursor: null,
      has_more: false,
    },
  },
  getConversation: {
    response: { ...thread, turns: [{ ...turn, user_message: question, result, error: null }] },
  },
  renameConversation: {
    request: { title: "Nights" },
    response: { ...thread, title: "Nights", turn_count: 1, preview: result.answer },
  },
  deleteConversation: { response: { id: thread.id, deleted: 1 } },
}
