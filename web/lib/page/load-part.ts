import { beginLoading } from './loading.ts'

const patienceMs = 120_000

/** A chunk that did not load: removed by a deployment, or the connection was too slow. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Loads a lazy chunk; one that fails or takes longer than two minutes ends in a {@link ChunkLoadError}. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const end = beginLoading()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('too late')), patienceMs)
  })
  try {
    return await Promise.race([load(), tooLate])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('not found', { cause })
  } finally {
    clearTimeout(timer)
    end()
  }
}
