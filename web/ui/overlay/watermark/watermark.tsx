import { useEffect } from 'react'
import { guardWatermark } from './guard.ts'
import { drawTile, tile } from './tile.ts'

type WatermarkProps = {
  /** Whose screen this is: the name and the work number, a line each or all in one. */
  readonly text: string
  /** Changes with every navigation, so that it is drawn anew. */
  readonly page: string
}

/**
 * The reader's name over the whole window, faint, and back again when it is taken away. It hangs outside of the app's
 * own tree, so that no page can cover it. Put it once into the shell.
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
      onResize: (tell) => {
        window.addEventListener('resize', tell)
        return () => window.removeEventListener('resize', tell)
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

/** Hanging in the page, and not hidden by a style from elsewhere. */
function isSeen(mark: HTMLElement): boolean {
  const { display, visibility, opacity, zIndex } = getComputedStyle(mark)
  return (
    mark.isConnected && display !== 'none' && visibility === 'visible' && opacity === '1' && zIndex === '9000'
  )
}
