import { useSignal } from "@preact/signals"
import type { ComponentType } from "preact"
import { useEffect } from "preact/hooks"
import type { Screen } from "#domain/screen"
import { Loading, Notice } from "#parts/notice"
import { text } from "#web/text"

/** What every screen is given: what follows its name in the address. */
export interface ScreenProps {
  readonly id: string | null
}

type Module = () => Promise<ComponentType<ScreenProps>>

/** A screen is loaded when it is first opened, so that the first load stays small. */
const screens: Readonly<Record<Exclude<Screen, "sign-in">, Module>> = {
  today: async () => (await import("#screens/today/today")).Today,
  ask: async () => (await import("#screens/ask/ask")).Ask,
  trends: async () => (await import("#screens/trends/trends")).Trends,
  labs: async () => (await import("#screens/labs/labs")).Labs,
  sources: async () => (await import("#screens/sources/sources")).Sources,
  notes: async () => (await import("#screens/notes/notes")).Notes,
  experiments: async () => (await import("#screens/experiments/experiments")).Experiments,
  settings: async () => (await import("#screens/settings/settings")).Settings,
}

const loaded = new Map<Screen, ComponentType<ScreenProps>>()

/** The screen of the address, and a word while its file is under way. */
export const ScreenOf = ({ name, id }: ScreenProps & { readonly name: Screen }) => {
  const key = name === "sign-in" ? "today" : name
  const version = useSignal(0)
  const isMissing = useSignal(false)
  const load = () => {
    isMissing.value = false
    screens[key]().then(
      (component) => {
        loaded.set(key, component)
        version.value++
      },
      () => {
        isMissing.value = true
      },
    )
  }
  useEffect(() => {
    if (!loaded.has(key)) load()
  }, [key])
  const Component = version.value >= 0 ? loaded.get(key) : undefined
  if (Component) return <Component id={id} />
  if (isMissing.value)
    return <Notice action={{ label: text.retry, run: load }}>{text.unreachable}</Notice>
  return <Loading />
}
