import type Hls from 'hls.js'
import type { FragmentLoaderContext, LoaderContext } from 'hls.js'
import { freshParts } from './recording/fresh-parts.ts'

/** The engine that plays a playlist of the content host, and what its events are called. */
export async function recordingPlayer(): Promise<{ readonly player: Hls; readonly engine: typeof Hls }> {
  const { default: engine } = await import('hls.js/light')
  const parts = freshParts({ read, now: () => Date.now() })
  const player = new engine({
    // No program of its own in the background: the page's policy runs none that it does not know.
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

/** The list that named a part; undefined: what is asked for is a list itself. */
function listOf(context: LoaderContext): string | undefined {
  return 'frag' in context ? (context as FragmentLoaderContext).frag.base.url : undefined
}

async function read(list: string): Promise<string | undefined> {
  const answer = await fetch(list)
  return answer.ok ? answer.text() : undefined
}
