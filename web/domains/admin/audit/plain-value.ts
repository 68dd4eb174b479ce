const moment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z\b/g
const longNumber = /\b\d{15,19}\b/g

/** Times in the site's time zone, and long ids by their last digits: enough to tell two apart. */
export const plainValue = (value: string, timeOf: (moment: string) => string): string =>
  value.replace(moment, timeOf).replace(longNumber, (number) => `#${number.slice(-6)}`)

/** A module is recorded by its kind and its title; the kind is replaced by its label. */
export function kindLabelOf(value: string, wordOf: (kind: string) => string | undefined): string | undefined {
  const [, kind = '', title = ''] = /^([A-Z]{3,})( .*)?$/s.exec(value) ?? []
  const label = kind && wordOf(kind)
  return label ? `${label}${title}` : undefined
}
