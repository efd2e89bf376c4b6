import { type Static, Type } from "typebox"

/** The response of POST /v1/demo: the demo person, and what was lived up to now. */
export const Demo = Type.Object(
  {
    user_id: Type.String({ description: "An account of its own, never the owner's." }),
    from: Type.String({ format: "date", description: "The first day." }),
    to: Type.String({ format: "date", description: "The last one." }),
    days: Type.Integer({ description: "Days with a summary." }),
    nights: Type.Integer(),
    workouts: Type.Integer(),
    results: Type.Integer({ description: "Laboratory results with a number." }),
  },
  { title: "Demo" },
)
export type Demo = Static<typeof Demo>
