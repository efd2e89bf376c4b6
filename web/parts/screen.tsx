import { useSignal } from "@preact/signals"
import type { ComponentType, JSX } from "preact"
import { useEffect } from "preact/hooks"
import type { Screen } from "#domain/screen"
import { Loading, Notice } from "#parts/notice"
import { unreachableText, useAgain } from "#web/connection"
import { text } from "#web/text"

/** What every screen is given: what follows its name in the address. */
export interface ScreenProps {
  readonly id: string | null
}

type Module = () => Promise<ComponentType<ScreenProps>>

/** A screen is loaded when it is first opened, so that the first load stays small. */
const screens: Readonly<Record<Screen | "invitation" | "once-more", Module>> = {
  "sign-in": async () => (await import("#screens/sign-in/sign-in")).SignIn,
  invitation: async () => (await import("#screens/sign-in/invitation")).Invitation,
  "once-more": async () => (await import("#screens/sign-in/once-more")).OnceMore,
  today: async () => (await import("#screens/today/today")).Today,
  ask: async () => (await import("#screens/ask/ask")).Ask,
  trends: async () => (await import("#screens/trends/trends")).Trends,
  labs: async () => (await import("#screens/labs/labs")).Labs,
  sources: async () => (await import("#screens/sources/sources")).Sources,
  notes: async () => (await import("#screens/notes/notes")).Notes,
  experiments: async () => (await import("#screens/experiments/experiments")).Experiments,
  settings: async () => (await import("#screens/settings/settings")).Settings,
}

const loaded = new Map<keyof typeof screens, ComponentType<ScreenProps>>()

/** The screen of the address, and a word while its file is under way. */
export const ScreenOf = ({
  name: key,
  id,
  around = (word) => word,
}: ScreenProps & {
  readonly name: keyof typeof screens
  /** Draws the frame that stands around the word while the file is under way. */
  readonly around?: (word: JSX.Element) => JSX.Element
}) => {
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
  useAgain(isMissing.value, load)
  const Component = version.value >= 0 ? loaded.get(key) : undefined
  if (Component) return <Component id={id} />
  if (isMissing.value)
    return around(<Notice action={{ label: text.retry, run: load }}>{unreachableText()}</Notice>)
  return around(<Loading />)
}
