import { variables } from "#config"

/** Every variable with its default and its meaning, as `hygeia serve --help` shows it. */
export const environmentHelp = (): string =>
  [
    "",
    "Environment, all of it optional:",
    "(A secret NAME can also be in a file that NAME_FILE names.)",
    ...Object.entries(variables).map(
      ([name, { absent, meaning }]) =>
        `  ${name.padEnd(25)} ${meaning}${absent === null ? "" : ` (default: ${absent})`}`,
    ),
  ].join("\n")
