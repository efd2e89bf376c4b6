import { text } from "#web/text"

const words = text.sources

type Slug = keyof typeof words.steps

const isKnown = (vendor: string): vendor is Slug => Object.hasOwn(words.steps, vendor)

/** How a maker is called; its slug where nothing is known of it. */
export const vendorName = (vendor: string): string =>
  isKnown(vendor)
    ? words.steps[vendor][0]
    : (new Map<string, string>(Object.entries(words.others)).get(vendor) ?? vendor)

/** Where each maker gives its file out; the one that is asked for alone, when it is known. */
export const Formats = ({ vendor }: { readonly vendor: string | null }) => {
  const shown =
    vendor !== null && isKnown(vendor) ? [words.steps[vendor]] : Object.values(words.steps)
  return (
    <dl class="formats">
      {[...shown, words.any].map(([name, steps]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{steps}</dd>
        </div>
      ))}
    </dl>
  )
}
