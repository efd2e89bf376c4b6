import { signal } from "@preact/signals"

/** The themes to choose from: the first is that of the system. */
export const THEMES = ["system", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

const KEPT = "theme"

const kept = (): Theme => THEMES.find((one) => one === localStorage.getItem(KEPT)) ?? "system"

/** The theme of this browser. */
export const theme = signal<Theme>(kept())

const apply = () => {
  const { dataset } = document.documentElement
  if (theme.value === "system") delete dataset.theme
  else dataset.theme = theme.value
}

/** Shows another theme, in this browser from now on. */
export const chooseTheme = (chosen: Theme) => {
  localStorage.setItem(KEPT, chosen)
  theme.value = chosen
  apply()
}

apply()
