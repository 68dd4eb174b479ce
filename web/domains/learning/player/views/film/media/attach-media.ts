import type Hls from 'hls.js'
import { recordingPlayer } from '#lib/media/recording'

export type Levels = {
  /** The heights of the qualities, best first; empty when there is nothing to choose. */
  readonly heights: readonly number[]
  readonly choose: (height: number | undefined) => void
}

type Attached = { readonly stop: () => void }

type Events = { readonly onLevels: (levels: Levels) => void; readonly onTrouble: () => void }

const playlist = 'application/vnd.apple.mpegurl'

/** Plays a URL in an element: a playlist through hls.js, anything else natively. */
export function attachMedia(
  element: HTMLMediaElement,
  { address, type }: { readonly address: string; readonly type: string },
  events: Events,
): Attached {
  let hls: Hls | undefined
  let isOver = false
  if (type === playlist)
    void recordingPlayer().then(({ player, engine }) => {
      if (isOver) return
      watch(player, engine, events)
      player.loadSource(new URL(address, location.href).href)
      player.attachMedia(element)
      hls = player
    }, events.onTrouble)
  else element.src = address
  return {
    stop: () => {
      isOver = true
      hls?.destroy()
      element.removeAttribute('src')
      element.load()
    },
  }
}

function watch(hls: Hls, { Events, ErrorTypes }: typeof Hls, { onLevels, onTrouble }: Events): void {
  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    const heights = levels.map(({ height }) => height).filter((height) => height > 0)
    onLevels({
      heights: heights.toReversed(),
      choose: (height) => {
        hls.currentLevel = height === undefined ? -1 : levels.findIndex((level) => level.height === height)
      },
    })
  })
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    // Restarts the decoder after a media error.
    if (type === ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    // Without a line nothing is broken: it goes on by itself once there is one.
    else if (!navigator.onLine) window.addEventListener('online', () => hls.startLoad(), { once: true })
    else onTrouble()
  })
}
