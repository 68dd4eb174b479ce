import { type RefObject, useEffect } from 'react'
import { guardWatermark } from './watermark-guard.ts'
import './film-mark.css'

type FilmMarkProps = {
  /** Without it nothing is shown. */
  readonly text: string | undefined
  /** The element it covers: the picture, in full screen too. */
  readonly screen: RefObject<HTMLElement | null>
}

/** The viewer's name, faint and moving slowly over the picture, restored when removed (M-10, D05). */
export function FilmMark({ text, screen }: FilmMarkProps) {
  useEffect(() => {
    if (text === undefined) return undefined
    let mark: HTMLElement | undefined
    return guardWatermark({
      hang: () => {
        mark = markOf(text)
        screen.current?.append(mark)
      },
      takeDown: () => mark?.remove(),
      isWhole: () => mark !== undefined && mark.textContent === text && isSeen(mark),
      // Its position is a share of the picture, whatever the size.
      onResize: () => () => undefined,
    })
  }, [text, screen])
  return null
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'ly-film-mark'
  mark.setAttribute('aria-hidden', 'true')
  mark.textContent = text
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
