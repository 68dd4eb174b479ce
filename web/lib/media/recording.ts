import type Hls from 'hls.js'
import type { FragmentLoaderContext, LoaderContext } from 'hls.js'
import { freshParts } from './recording/fresh-parts.ts'

/** The engine that plays a playlist of the content host, and its event names. */
export async function recordingPlayer(): Promise<{ readonly player: Hls; readonly engine: typeof Hls }> {
  const { default: engine } = await import('hls.js/light')
  const parts = freshParts({ read, now: () => Date.now() })
  const player = new engine({
    // No web worker: the page's policy does not allow an unknown script.
    enableWorker: false,
    capLevelToPlayerSize: true,
    xhrSetup: async (request, url, context) => {
      const list = listOf(context)
      if (list === undefined) parts.listed(url)
      else request.open('GET', await parts.addressOf(url, list), true)
    },
  })
  return { player, engine }
}

/** The playlist of a part; undefined when the request is for a playlist itself. */
function listOf(context: LoaderContext): string | undefined {
  return 'frag' in context ? (context as FragmentLoaderContext).frag.base.url : undefined
}

async function read(list: string): Promise<string | undefined> {
  const answer = await fetch(list)
  return answer.ok ? answer.text() : undefined
}
