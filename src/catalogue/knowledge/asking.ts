/**
 * What a question wants to know of its subject: how much is in something, how long it takes or lasts, what is normal,
 * how much is needed, whether a saying is true, whether it harms, whether it works, where it is found, when to do it,
 * what moves it, what its high or low values mean, what it is. `any` of a subject that is a question by itself.
 */
export type Asking =
  | "any"
  | "amount"
  | "duration"
  | "normal"
  | "need"
  | "truth"
  | "harm"
  | "effect"
  | "food"
  | "time"
  | "causes"
  | "meaning"
