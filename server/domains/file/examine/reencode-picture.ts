import sharp from 'sharp'

type Drawing = { readonly type: 'jpg' | 'png'; readonly maxEdge: number }

/** A decoded picture takes three or four bytes a pixel: more than this is a decompression bomb. */
const maxPixels = 50_000_000
const maxSeconds = 10

// Pictures are processed once; a cache would use memory and keep removed files open.
sharp.cache(false)

/**
 * Re-encodes a picture: upright, limited in size, and only its pixels. Location, camera, comments and anything
 * hidden in the file are dropped. Undefined if it cannot be decoded as its claimed type.
 */
export async function redrawPicture(path: string, { type, maxEdge }: Drawing): Promise<Buffer | undefined> {
  return inTurn(async () => {
    try {
      const picture = sharp(path, { failOn: 'error', limitInputPixels: maxPixels })
      const { width, height, format } = await picture.metadata()
      if (format !== (type === 'jpg' ? 'jpeg' : 'png') || width * height > maxPixels) return undefined
      const redrawn = picture
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
      return await (
        type === 'jpg' ? redrawn.jpeg({ quality: 88 }) : redrawn.png({ compressionLevel: 8 })
      ).toBuffer()
    } catch {
      // The decoder's error is about a user's bytes and not useful.
      return undefined
    }
  })
}

const atOnce = 2
let drawing = 0
const waiting: (() => void)[] = []

/** Two pictures at a time: many people changing their avatar must not fill the memory. */
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
