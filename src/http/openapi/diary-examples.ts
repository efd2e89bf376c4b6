const note = {
  id: "note_5c4b3a29180f7e6d5c4b3a29180f7e6d",
  date: "2026-03-02",
  kind: "amount",
  name: "coffee",
  value: 2,
}

/** Examples of what people note. */
export const diaryExamples = {
  listNotes: { response: { data: [note], next_cursor: null, has_more: false } },
  writeNote: {
    request: { date: "2026-03-02", kind: "amount", name: "coffee", value: 2 },
    response: note,
  },
  changeNote: { request: { value: 3 }, response: { ...note, value: 3 } },
}
