const state = {
  session: {
    id: "ses_5b1e0c9a7f3d4e2b8a6c1d0f9e8b7a65",
    user_id: "user_8c1f0e6c8a2d4b3f9d7e5a1b2c3d4e5f",
    email: null,
    is_owner: true,
    acting_as: "self",
  },
  sign_in: { by: "local", provider: null, has_accounts: true },
  has_demo: true,
}

const invitation = {
  id: "inv_2d4f6a8c0e1b3d5f7a9c0b2e4d6f8a1c",
  name: "Bea",
  created_at: "2026-03-02T07:14:05.120Z",
  expires_at: "2026-03-09T07:14:05.120Z",
}

const members = [
  {
    id: state.session.user_id,
    name: "Ada",
    email: "ada@example.org",
    role: "owner",
    since: "2026-03-01T07:14:05.120Z",
    last_seen: "2026-03-04T18:20:11.004Z",
    has_access: true,
  },
  {
    id: "user_3f5b7d9a0c2e4f6a8b0d1c3e5f7a9c1e",
    name: null,
    email: "bea@example.org",
    role: "member",
    since: "2026-03-03T09:00:00.000Z",
    last_seen: null,
    has_access: false,
  },
]

const methods = {
  email: "ada@example.org",
  password_changed_at: "2026-03-02T07:14:05.120Z",
  totp_confirmed_at: null,
  recovery_codes_left: 0,
}

const passkey = {
  id: "key_7a9c1e3f5b7d9a0c2e4f6a8b0d1c3e5f",
  name: "Phone",
  created_at: "2026-03-02T07:14:05.120Z",
  used_at: null,
}

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

const challenge = "kO2c1yUq0tV5eXw7bZr9sD3fGhJ4kL6mN8pQ1aS2dF0"

/** What the routes of a browser's session are asked and answer. */
export const sessionExamples = {
  getSession: { response: state },
  signIn: { request: { link: "FMTG-NHBT-XXFW-BVTR" }, response: state },
  actAs: {
    request: { acting_as: "demo" },
    response: { ...state, session: { ...state.session, acting_as: "demo" } },
  },
  listSessions: {
    response: {
      sessions: [
        {
          id: state.session.id,
          browser: "Firefox, Linux",
          created_at: "2026-03-02T07:14:05.120Z",
          used_at: "2026-03-04T18:20:11.004Z",
          is_current: true,
        },
      ],
    },
  },
  getSignInMethods: { response: methods },
  changePassword: {
    request: { email: "ada@example.org", password: "a long walk by the sea" },
    response: methods,
  },
  signInAtProvider: {
    request: { screen: "trends" },
    response: { url: "https://id.example/authorize?client_id=hygeia&state=4f1d2c9ab07e4d6f" },
  },
  signOut: { response: { url: "https://id.example/session/end?client_id=hygeia" } },
  makeSignInOptions: {
    response: {
      rpId: "localhost",
      challenge,
      timeout: 300_000,
      userVerification: "required",
    },
  },
  listPasskeys: { response: { passkeys: [passkey] } },
  makePasskeyOptions: {
    response: {
      rp: { id: "localhost", name: "Hygeia" },
      user: { id: "dXNlcl84YzFm", name: "ada@example.org", displayName: "ada@example.org" },
      challenge,
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      timeout: 300_000,
      attestation: "none",
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      excludeCredentials: [],
    },
  },
  addPasskey: {
    request: {
      name: "Phone",
      passkey: {
        id: "q83vEjRWeJCrze8SNFZ4kA",
        rawId: "q83vEjRWeJCrze8SNFZ4kA",
        type: "public-key",
        response: { clientDataJSON: "eyJ0eXBlIjoi", attestationObject: "o2NmbXRkbm9uZQ" },
      },
    },
    response: passkey,
  },
  makeTotp: {
    response: {
      secret,
      uri: `otpauth://totp/Hygeia%20(localhost)%3Aada%40example.org?secret=${secret}&issuer=Hygeia%20(localhost)`,
    },
  },
  confirmTotp: { request: { code: "287082" } },
  makeRecoveryCodes: {
    response: { codes: ["FMTG-NHBT-XXFW-BVTR", "QWRT-PSDF-GHJK-LZXC"] },
  },
  listMembers: { response: { members } },
  listInvitations: { response: { invitations: [invitation] } },
  invite: {
    request: { name: "Bea" },
    response: {
      ...invitation,
      link: "http://localhost:3000/sign-in#invitation=kO2c1yUq0tV5eXw7bZr9sD3fGhJ4kL6mN8pQ1aS2dF0",
    },
  },
  getKeySet: {
    response: {
      keys: [
        {
          kty: "EC",
          crv: "P-256",
          x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
          y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
          alg: "ES256",
          use: "sig",
        },
      ],
    },
  },
}
