const note = {
  id: "note_5c4b3a29180f7e6d5c4b3a29180f7e6d",
  date: "2026-03-02",
  kind: "amount",
  name: "coffee",
  value: 2,
}

const mark = {
  row: "slp_0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  field: null,
  marked_at: "2026-03-02T07:14:05.120Z",
}

/** Examples of what people note, and of what they mark as wrong. */
export const diaryExamples = {
  listNotes: { response: { data: [note], next_cursor: null, has_more: false } },
  writeNote: {
    request: { date: "2026-03-02", kind: "amount", name: "coffee", value: 2 },
    response: note,
  },
  listWrong: { response: { marks: [mark] } },
  markWrong: { response: mark },
  changeNote: { request: { value: 3 }, response: { ...note, value: 3 } },
}
