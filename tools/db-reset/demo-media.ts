import { type Library, openLibrary } from '../../server/domains/file/seed.ts'
import type { Config } from '../../server/platform/config.ts'
import { openStorage } from '../../server/platform/storage.ts'

/**
 * Films, papers and packages for the demonstration. Made the first time, in about a minute; without an object store or
 * the programs that make them the demonstration has none, and says so.
 */
export async function openDemoMedia(config: Config): Promise<Library & { readonly close: () => void }> {
  const storage = openStorage(config)
  const { copy, close } = storage
  try {
    return { shelves: await openLibrary(storage), copy, close }
  } catch (error) {
    console.error(`  no media: ${error instanceof Error ? error.message : String(error)}`)
    return { shelves: [], copy, close }
  }
}
