import { type RefObject, useEffect, useState } from 'react'
import { attachMedia, type Levels } from './attach-media.ts'

type Element = RefObject<HTMLVideoElement | null>
type Source = { readonly address: string; readonly type: string; readonly begin: number }

const noLevels: Levels = { heights: [], choose: () => undefined }

/** The state of a film or sound in an element. */
export function useMedia(element: Element, { address, type, begin }: Source) {
  const [levels, setLevels] = useState(noLevels)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const [isEnded, setIsEnded] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  const [time, setTime] = useState(begin)
  const [buffered, setBuffered] = useState(0)

  useSource(element, { address, type, begin }, { onLevels: setLevels, onTrouble: () => setIsBroken(true) })

  const events = {
    onPlay: () => {
      setIsPlaying(true)
      setIsEnded(false)
      setHasBegun(true)
    },
    onPause: () => setIsPlaying(false),
    onEnded: () => {
      setIsPlaying(false)
      setIsEnded(true)
    },
    onSeeking: () => setIsEnded(element.current?.ended ?? false),
    onLoadedMetadata: () => setSize(sizeOf(element.current)),
    onResize: () => setSize(sizeOf(element.current)),
    onWaiting: () => setIsWaiting(true),
    onPlaying: () => setIsWaiting(false),
    onCanPlay: () => setIsWaiting(false),
    onError: () => setIsBroken(true),
    onTimeUpdate: () => setTime(element.current?.currentTime ?? 0),
    onProgress: () => setBuffered(bufferedEnd(element.current)),
  }
  return {
    levels,
    isPlaying,
    isWaiting,
    isBroken,
    isEnded,
    hasBegun,
    size,
    time,
    buffered,
    events,
    setTime,
  }
}

/** Loads a source into the element, at the second where it was left. */
function useSource(
  element: Element,
  { address, type, begin }: Source,
  listeners: Parameters<typeof attachMedia>[2],
): void {
  const [first] = useState(begin)
  useEffect(() => {
    const media = element.current
    if (!media) return undefined
    const attached = attachMedia(media, { address, type }, listeners)
    const toBegin = () => {
      media.currentTime = first
    }
    media.addEventListener('loadedmetadata', toBegin, { once: true })
    return () => {
      media.removeEventListener('loadedmetadata', toBegin)
      attached.stop()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- whoever listens is the same each time
  }, [element, address, type, first])
}

/** The actions of the player. */
export function useActs(element: Element) {
  const withElement = (work: (media: HTMLVideoElement) => void) => {
    if (element.current) work(element.current)
  }
  return {
    now: () => element.current?.currentTime ?? 0,
    pause: () => withElement((media) => media.pause()),
    play: () => withElement((media) => void media.play().catch(() => undefined)),
    toggle: () =>
      withElement((media) => void (media.paused ? media.play().catch(() => undefined) : media.pause())),
    seekTo: (second: number) =>
      withElement((media) => {
        const go = () => {
          media.currentTime = second
        }
        go()
        // A film still loading starts where it was left; a jump made meanwhile replaces that position.
        if (media.readyState === media.HAVE_NOTHING)
          media.addEventListener('loadedmetadata', go, { once: true })
      }),
    /** Sets the default rate too, because a new source starts with it. */
    setRate: (rate: number) =>
      withElement((media) => {
        media.defaultPlaybackRate = rate
        media.playbackRate = rate
      }),
    setSound: ({ volume, isMuted }: { readonly volume: number; readonly isMuted: boolean }) =>
      withElement((media) => {
        media.volume = volume
        media.muted = isMuted
      }),
    /** Toggles picture-in-picture. */
    small: () =>
      withElement(
        (media) =>
          void (
            document.pictureInPictureElement
              ? document.exitPictureInPicture()
              : media.requestPictureInPicture()
          ).catch(() => undefined),
      ),
  }
}

const bufferedEnd = (media: HTMLMediaElement | null): number =>
  media && media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0

const sizeOf = (media: HTMLVideoElement | null) =>
  media && media.videoWidth > 0 ? { width: media.videoWidth, height: media.videoHeight } : undefined
