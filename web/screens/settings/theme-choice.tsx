import { text } from "#web/text"
import { chooseTheme, THEMES, theme } from "#web/theme"

const words = text.settings

/** Light, dark, or as the system has it. */
export const ThemeChoice = () => (
  <section class="part" aria-labelledby="theme">
    <h2 id="theme">{words.theme}</h2>
    <fieldset class="choices">
      <legend class="unseen">{words.theme}</legend>
      {THEMES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="theme"
            checked={theme.value === one}
            onChange={() => chooseTheme(one)}
          />
          <span>{words.themes[one]}</span>
        </label>
      ))}
    </fieldset>
  </section>
)
