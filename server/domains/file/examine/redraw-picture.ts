import sharp from 'sharp'

type Drawing = { readonly type: 'jpg' | 'png'; readonly maxEdge: number }

/** A decoded picture takes three or four bytes a pixel: more than this is a bomb, or a poster for a house wall. */
const maxPixels = 50_000_000
const maxSeconds = 10

// Pictures are seen once; a cache would hold their memory and keep removed files open.
sharp.cache(false)

/**
 * Draws a picture anew: upright, at most so large, and nothing but pixels. Place, camera, comments and whatever was
 * hidden behind the picture stay behind. Undefined when it cannot be drawn as what it claims to be.
 */
export async function redrawPicture(path: string, { type, maxEdge }: Drawing): Promise<Buffer | undefined> {
  return inTurn(async () => {
    try {
      const picture = sharp(path, { failOn: 'error', limitInputPixels: maxPixels })
      const { width, height, format } = await picture.metadata()
      if (format !== (type === 'jpg' ? 'jpeg' : 'png') || width * height > maxPixels) return undefined
      const drawn = picture
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      return await (
        type === 'jpg' ? drawn.jpeg({ quality: 88 }) : drawn.png({ compressionLevel: 8 })
      ).toBuffer()
    } catch {
      // The decoder's sentence is about a stranger's bytes; there is nothing in it for anyone.
      return undefined
    }
  })
}

const atOnce = 2
let drawing = 0
const waiting: (() => void)[] = []

/** Two pictures at a time: a hundred people who change their portrait must not fill the memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (drawing >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else drawing += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}
