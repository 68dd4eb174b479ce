import type { ImportFormat } from '@lyceum/contract/exam'

const endings: Readonly<Record<ImportFormat, readonly string[]>> = {
  sheet: ['xlsx', 'csv'],
  gift: ['gift', 'txt'],
  qti: ['xml'],
}

/** What a file dialog offers. */
export const accepted = Object.values(endings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** The format that all the files are in, by their names; undefined where they are of several, or of none. */
export function formatOf(names: readonly string[]): ImportFormat | undefined {
  const formats = names.map((name) => {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
    return (['sheet', 'gift', 'qti'] as const).find((format) => endings[format].includes(ending))
  })
  const [first] = formats
  return formats.every((format) => format === first) ? first : undefined
}
