/** The texts of what an imported file offers to the profile. */
export const offer = {
  title: "For your profile",
  born: (day: string) => `you were born on ${day}`,
  is: { female: "you are female", male: "you are male" },
  and: " and ",
  says: (what: string) => `Your export says ${what}. Add to your profile?`,
  add: { birthday: "Add birthday", gender: "Add sex" },
  no: "No thanks",
  added: "Added to your profile.",
  declined: "Nothing was added, and you will not be asked again. Settings has your profile.",
} as const
