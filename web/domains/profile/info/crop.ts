/** The window through which a photo is seen, in pixels of the screen. */
export const view = 280
/** What is kept of it. */
export const kept = 512

export type Placing = { readonly zoom: number; readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

/** How many pixels of the screen one of the photo takes: at zoom 1 the shorter side just fills the window. */
export const scaleOf = ({ width, height }: Size, zoom: number) => (view / Math.min(width, height)) * zoom

/** Keeps the window filled: a photo is never pushed past its own edge. `x` and `y` are from the middle. */
export function held(size: Size, { zoom, x, y }: Placing): Placing {
  const scale = scaleOf(size, zoom)
  const within = (value: number, side: number) => {
    const most = Math.max(0, (side * scale - view) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { zoom, x: within(x, size.width), y: within(y, size.height) }
}

/** Which square of the photo is in the window, in pixels of the photo. */
export function cutOf(size: Size, placing: Placing) {
  const { zoom, x, y } = held(size, placing)
  const scale = scaleOf(size, zoom)
  const side = view / scale
  return { left: size.width / 2 - x / scale - side / 2, top: size.height / 2 - y / scale - side / 2, side }
}
