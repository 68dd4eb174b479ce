import { join } from 'node:path'
import { catalogue, type Lack, type Library, openLibrary } from '../../server/domains/file/seed.ts'
import type { Config } from '../../server/platform/config.ts'
import { openStorage } from '../../server/platform/storage.ts'
import { varFolder } from '../services/settings.ts'

/** Films, sounds, papers and packages of this demonstration. Made the first time, then kept; says what it cannot have. */
export async function openDemoMedia(
  config: Config,
  { hasFewMedia }: { readonly hasFewMedia: boolean },
): Promise<Library & { readonly close: () => void }> {
  const storage = openStorage(config)
  const { copy, close } = storage
  const wanted = hasFewMedia ? catalogue.filter(({ isFirst }) => isFirst) : catalogue
  try {
    const { shelves, lacks } = await openLibrary(storage, { kept: join(varFolder, 'demo-media'), wanted })
    for (const lack of lacks) console.error(toldLack(lack))
    return { shelves, copy, close }
  } catch (error) {
    console.error(`no media: ${error instanceof Error ? error.message : String(error)}`)
    return { shelves: [], copy, close }
  }
}

export const mediaWords = {
  video: 'films',
  audio: 'sounds',
  document: 'papers',
  package: 'packages',
} as const

/** One line: what is missing, and for want of what. */
const toldLack = ({ kind, count, why }: Lack) => `no media: ${count} ${mediaWords[kind]} are missing: ${why}`

/** So many of each kind. */
export const toldMedia = (kinds: readonly (keyof typeof mediaWords)[]) =>
  Object.entries(mediaWords)
    .map(([kind, word]) => `${kinds.filter((one) => one === kind).length} ${word}`)
    .join(', ')
