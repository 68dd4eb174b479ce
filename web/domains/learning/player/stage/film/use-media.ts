import { type RefObject, useEffect, useState } from 'react'
import { attachMedia, type Levels } from './attach-media.ts'

type Element = RefObject<HTMLVideoElement | null>
type Source = { readonly address: string; readonly type: string; readonly begin: number }

const noLevels: Levels = { heights: [], choose: () => undefined }

/** A film or a sound in an element: what a player wants to know of it. */
export function useMedia(element: Element, { address, type, begin }: Source) {
  const [first] = useState(begin)
  const [levels, setLevels] = useState(noLevels)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const [time, setTime] = useState(begin)
  const [buffered, setBuffered] = useState(0)

  useEffect(() => {
    const media = element.current
    if (!media) return undefined
    const heard = { onLevels: setLevels, onTrouble: () => setIsBroken(true) }
    const attached = attachMedia(media, { address, type }, heard)
    const toBegin = () => {
      media.currentTime = first
    }
    media.addEventListener('loadedmetadata', toBegin, { once: true })
    return () => {
      media.removeEventListener('loadedmetadata', toBegin)
      attached.stop()
    }
  }, [element, address, type, first])

  const events = {
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => setIsPlaying(false),
    onWaiting: () => setIsWaiting(true),
    onPlaying: () => setIsWaiting(false),
    onCanPlay: () => setIsWaiting(false),
    onError: () => setIsBroken(true),
    onTimeUpdate: () => setTime(element.current?.currentTime ?? 0),
    onProgress: () => setBuffered(bufferedEnd(element.current)),
  }
  return { levels, isPlaying, isWaiting, isBroken, time, buffered, events, setTime }
}

/** What can be done with it. */
export function useActs(element: Element) {
  const withElement = (work: (media: HTMLVideoElement) => void) => {
    if (element.current) work(element.current)
  }
  return {
    now: () => element.current?.currentTime ?? 0,
    pause: () => withElement((media) => media.pause()),
    toggle: () =>
      withElement((media) => void (media.paused ? media.play().catch(() => undefined) : media.pause())),
    seekTo: (second: number) =>
      withElement((media) => {
        media.currentTime = second
      }),
    setRate: (rate: number) =>
      withElement((media) => {
        media.playbackRate = rate
      }),
    setMuted: (isMuted: boolean) =>
      withElement((media) => {
        media.muted = isMuted
      }),
  }
}

const bufferedEnd = (media: HTMLMediaElement | null): number =>
  media && media.buffered.length > 0 ? media.buffered.end(media.buffered.length - 1) : 0
