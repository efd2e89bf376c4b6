import { SCREENS, type Screen } from "#domain/screen"
import { Icon } from "#parts/icon"
import { text } from "#web/text"

/** How many screens a narrow window names; the others stand behind "More". */
const NAMED = 4

const Item = ({ name, current }: { name: (typeof SCREENS)[number]; current: Screen | null }) => (
  <a href={`/${name}`} aria-current={name === current ? "page" : undefined}>
    <Icon name={name} />
    <span>{text.screens[name]}</span>
  </a>
)

/** The way between the screens, with none as the current one for null: a column beside a wide page, a bar below. */
export const Navigation = ({ current }: { readonly current: Screen | null }) => (
  <nav class="screens" aria-label={text.navigation}>
    <p class="name">{text.name}</p>
    {SCREENS.slice(0, NAMED).map((name) => (
      <Item key={name} name={name} current={current} />
    ))}
    <details key={current} class="more">
      <summary>
        <Icon name="more" />
        <span>{text.more}</span>
      </summary>
      <div>
        {SCREENS.slice(NAMED).map((name) => (
          <Item key={name} name={name} current={current} />
        ))}
      </div>
    </details>
    <div class="rest">
      {SCREENS.slice(NAMED).map((name) => (
        <Item key={name} name={name} current={current} />
      ))}
    </div>
  </nav>
)
