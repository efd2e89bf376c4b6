const state = {
  session: {
    id: "ses_5b1e0c9a7f3d4e2b8a6c1d0f9e8b7a65",
    user_id: "user_8c1f0e6c8a2d4b3f9d7e5a1b2c3d4e5f",
    email: null,
    is_owner: true,
    acting_as: "self",
  },
  has_demo: true,
}

/** What the routes of a browser's session are asked and answer. */
export const sessionExamples = {
  getSession: { response: state },
  signIn: { request: { link: "FMTG-NHBT-XXFW-BVTR" }, response: state },
  actAs: {
    request: { acting_as: "demo" },
    response: { ...state, session: { ...state.session, acting_as: "demo" } },
  },
}
