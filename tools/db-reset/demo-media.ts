import { join } from 'node:path'
import { catalogue, type Lack, type Library, openLibrary } from '../../server/domains/file/seed.ts'
import type { Config } from '../../server/platform/process/config.ts'
import { openStorage } from '../../server/platform/storage.ts'
import { varFolder } from '../services/settings.ts'

/** The films, sounds, papers and packages of the demo data. Generated once, then cached; prints what is missing. */
export async function openDemoMedia(
  config: Config,
  { hasFewMedia }: { readonly hasFewMedia: boolean },
): Promise<Library & { readonly close: () => void }> {
  const storage = openStorage(config)
  const { copy, close } = storage
  const wanted = hasFewMedia ? catalogue.filter(({ isFirst }) => isFirst) : catalogue
  try {
    const { files: shelves, lacks } = await openLibrary(storage, {
      cacheFolder: join(varFolder, 'demo-media'),
      items: wanted,
    })
    for (const lack of lacks) console.error(formatLack(lack))
    return { files: shelves, copy, close }
  } catch (error) {
    console.error(`no media: ${error instanceof Error ? error.message : String(error)}`)
    return { files: [], copy, close }
  }
}

export const mediaLabels = {
  video: 'films',
  audio: 'sounds',
  document: 'papers',
  package: 'packages',
} as const

/** One line: what is missing, and why. */
const formatLack = ({ kind, count, why }: Lack) =>
  `no media: ${count} ${mediaLabels[kind]} are missing: ${why}`

/** The count of each kind. */
export const formatMedia = (kinds: readonly (keyof typeof mediaLabels)[]) =>
  Object.entries(mediaLabels)
    .map(([kind, label]) => `${kinds.filter((item) => item === kind).length} ${label}`)
    .join(', ')
