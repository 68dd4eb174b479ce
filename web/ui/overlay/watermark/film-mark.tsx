import { type RefObject, useEffect } from 'react'
import { guardWatermark } from './guard.ts'
import './film-mark.css'

type FilmMarkProps = {
  /** Left out, nothing is written. */
  readonly words: string | undefined
  /** What it lies over: the picture, in full screen too. */
  readonly screen: RefObject<HTMLElement | null>
}

/** Who watches, faint and wandering slowly over the picture, and back again when it is taken away (M-10, D05). */
export function FilmMark({ words, screen }: FilmMarkProps) {
  useEffect(() => {
    if (words === undefined) return undefined
    let mark: HTMLElement | undefined
    return guardWatermark({
      hang: () => {
        mark = markOf(words)
        screen.current?.append(mark)
      },
      takeDown: () => mark?.remove(),
      isWhole: () => mark !== undefined && mark.textContent === words && isSeen(mark),
      // It stands by shares of the picture, whatever its size.
      onResize: () => () => undefined,
    })
  }, [words, screen])
  return null
}

function markOf(words: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'ly-film-mark'
  mark.setAttribute('aria-hidden', 'true')
  mark.textContent = words
  return mark
}

function isSeen(mark: HTMLElement): boolean {
  const { display, visibility, opacity, position } = getComputedStyle(mark)
  return (
    mark.isConnected &&
    display !== 'none' &&
    visibility === 'visible' &&
    opacity === '1' &&
    position === 'absolute'
  )
}
