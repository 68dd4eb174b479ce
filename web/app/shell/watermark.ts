const tile = { width: 390, height: 200 }
const angle = -20
const checkMs = 500
const delayMs = 1000

/** Keeps the text over the whole window: drawn a second later, again when it is removed or the window changes. */
export function keepWatermark(text: string): () => void {
  let sheet: HTMLElement | undefined
  const draw = () => {
    sheet?.remove()
    sheet = drawn(text)
    document.body.append(sheet)
  }
  let checking: ReturnType<typeof setInterval> | undefined
  const starting = setTimeout(() => {
    draw()
    checking = setInterval(() => {
      if (!sheet?.isConnected || sheet.style.backgroundImage === '') draw()
    }, checkMs)
    addEventListener('resize', draw)
  }, delayMs)
  return () => {
    clearTimeout(starting)
    clearInterval(checking)
    removeEventListener('resize', draw)
    sheet?.remove()
  }
}

function drawn(text: string): HTMLElement {
  const sheet = document.createElement('div')
  sheet.setAttribute('aria-hidden', 'true')
  Object.assign(sheet.style, {
    position: 'fixed',
    inset: '0',
    zIndex: 'var(--z-watermark)',
    pointerEvents: 'none',
    backgroundImage: `url(${tileOf(text)})`,
  })
  return sheet
}

function tileOf(text: string): string {
  const canvas = Object.assign(document.createElement('canvas'), tile)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.translate(tile.width / 2, tile.height / 2)
    pen.rotate((angle * Math.PI) / 180)
    pen.textAlign = 'center'
    pen.font = '15px sans-serif'
    // Grey in the middle of the scale can be read on paper and on ink alike.
    pen.fillStyle = 'rgb(120 130 132 / 0.16)'
    pen.fillText(text, 0, 0)
  }
  return canvas.toDataURL()
}
