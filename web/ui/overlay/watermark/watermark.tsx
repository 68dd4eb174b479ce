import { useEffect } from 'react'
import { guardWatermark } from './watermark-guard.ts'
import { drawTile, tile } from './draw-tile.ts'

type WatermarkProps = {
  /** The reader's name and work number, a line each or all in one. */
  readonly text: string
  /** Changes with every navigation, so that it is redrawn. */
  readonly page: string
}

/**
 * The reader's name over the whole window, faint, restored when removed. It is outside of the app's tree, so that no
 * page can cover it. Mount it once in the shell.
 */
export function Watermark({ text, page }: WatermarkProps) {
  return <Hanging key={page} text={text} />
}

function Hanging({ text }: Pick<WatermarkProps, 'text'>) {
  useEffect(() => {
    let mark: HTMLElement | undefined
    let written = ''
    return guardWatermark({
      hang: () => {
        mark = markOf(text)
        document.body.append(mark)
        written = mark.style.cssText
      },
      takeDown: () => mark?.remove(),
      isWhole: () => mark !== undefined && mark.style.cssText === written && isSeen(mark),
      onResize: (listener) => {
        window.addEventListener('resize', listener)
        return () => window.removeEventListener('resize', listener)
      },
    })
  }, [text])
  return null
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('div')
  mark.setAttribute('aria-hidden', 'true')
  Object.assign(mark.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '9000',
    pointerEvents: 'none',
    backgroundImage: `url("${pictureOf(text)}")`,
    backgroundSize: `${tile.width}px ${tile.height}px`,
  })
  return mark
}

function pictureOf(text: string): string {
  const canvas = document.createElement('canvas')
  const density = Math.max(1, window.devicePixelRatio)
  canvas.width = tile.width * density
  canvas.height = tile.height * density
  const pen = canvas.getContext('2d')
  const role = getComputedStyle(document.documentElement)
  const writing = {
    lines: text.split('\n'),
    colour: role.getPropertyValue('--c-watermark'),
    font: role.getPropertyValue('--font-sans'),
  }
  if (pen) drawTile(pen, writing, density)
  return canvas.toDataURL()
}

/** In the page, and not hidden by a foreign style. */
function isSeen(mark: HTMLElement): boolean {
  const { display, visibility, opacity, zIndex } = getComputedStyle(mark)
  return (
    mark.isConnected && display !== 'none' && visibility === 'visible' && opacity === '1' && zIndex === '9000'
  )
}
