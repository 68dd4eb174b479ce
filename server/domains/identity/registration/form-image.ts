import sharp from 'sharp'

const longestSide = 1600
const mostPixels = 40_000_000

/**
 * Re-encodes the picture of a form: smaller, without camera metadata, and without anything else the file may have
 * carried. Undefined when it is not PNG or JPEG.
 */
export async function formImageOf(address: string): Promise<Buffer | undefined> {
  const [, text] = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+=*)$/.exec(address) ?? []
  if (!text) return undefined
  try {
    const picture = sharp(Buffer.from(text, 'base64'), { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format !== 'png' && format !== 'jpeg') return undefined
    return await picture
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer()
  } catch {
    return undefined
  }
}
