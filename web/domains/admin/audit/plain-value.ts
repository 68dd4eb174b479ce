const moment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z\b/g
const longNumber = /\b\d{15,19}\b/g

/** Moments by the clocks of the site, and long numbers by their end: enough to tell two apart, short enough to read. */
export const plainValue = (value: string, timeOf: (moment: string) => string): string =>
  value.replace(moment, timeOf).replace(longNumber, (number) => `#${number.slice(-6)}`)

/** A module is recorded by its kind and its title: the kind has a word. */
export function kindInWords(value: string, wordOf: (kind: string) => string | undefined): string | undefined {
  const [, kind = '', title = ''] = /^([A-Z]{3,})( .*)?$/s.exec(value) ?? []
  const word = kind && wordOf(kind)
  return word ? `${word}${title}` : undefined
}
