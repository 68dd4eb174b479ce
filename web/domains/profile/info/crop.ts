/** The size of the crop window in screen pixels. */
export const view = 280
/** The size of the cropped picture in pixels. */
export const outputSize = 512

export type Placing = { readonly zoom: number; readonly x: number; readonly y: number }
type Size = { readonly width: number; readonly height: number }

/** Screen pixels per photo pixel: at zoom 1 the shorter side fills the window. */
export const scaleOf = ({ width, height }: Size, zoom: number) => (view / Math.min(width, height)) * zoom

/** Keeps the window filled: a photo cannot be moved past its edge. `x` and `y` are from the middle. */
export function clamp(size: Size, { zoom, x, y }: Placing): Placing {
  const scale = scaleOf(size, zoom)
  const within = (value: number, side: number) => {
    const most = Math.max(0, (side * scale - view) / 2)
    return Math.min(most, Math.max(-most, value))
  }
  return { zoom, x: within(x, size.width), y: within(y, size.height) }
}

/** The visible square in photo pixels. */
export function cutOf(size: Size, placing: Placing) {
  const { zoom, x, y } = clamp(size, placing)
  const scale = scaleOf(size, zoom)
  const side = view / scale
  return { left: size.width / 2 - x / scale - side / 2, top: size.height / 2 - y / scale - side / 2, side }
}
