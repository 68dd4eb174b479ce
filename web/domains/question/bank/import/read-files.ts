import type { ImportFormat } from '@lyceum/contract/question'

const endings: Readonly<Record<ImportFormat, readonly string[]>> = {
  sheet: ['xlsx', 'csv'],
  gift: ['gift', 'txt'],
  qti: ['xml'],
}

/** The file types offered by the file dialog. */
export const accepted = Object.values(endings)
  .flat()
  .map((ending) => `.${ending}`)
  .join(',')

/** The common format of the files, by their names; undefined when mixed or unknown. */
export function formatOf(names: readonly string[]): ImportFormat | undefined {
  const formats = names.map((name) => {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
    return (['sheet', 'gift', 'qti'] as const).find((format) => endings[format].includes(ending))
  })
  const [first] = formats
  return formats.every((format) => format === first) ? first : undefined
}
