import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const colours = { r: 37, g: 99, b: 168 }

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colours } })

export const png = (width = 40, height = 30) => canvas(width, height).png().toBuffer()
export const jpg = (width = 40, height = 30) => canvas(width, height).jpeg().toBuffer()
export const webp = () => canvas(40, 30).webp().toBuffer()
export const deepPng = () => canvas(40, 30).toColourspace('rgb16').png().toBuffer()
export const printJpg = () => canvas(40, 30).toColourspace('cmyk').jpeg().toBuffer()

/** A photograph with GPS position, author and camera orientation in its metadata. */
export const geotaggedJpg = () =>
  canvas(40, 30)
    .jpeg()
    .withExif({
      IFD0: { Artist: '<script>alert(1)</script>' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 13/1 49/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 28/1 25/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture of a few hundred kilobytes that decompresses to gigabytes. */
export function bombPng(edge: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header.writeUInt8(8, 8)
  header.writeUInt8(0, 9)
  const rows = deflateSync(Buffer.alloc((edge + 1) * Math.min(edge, 1000)))
  const mark = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([mark, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** An animated PNG. */
export async function movingPng(): Promise<Buffer> {
  const still = await png()
  const control = chunk('acTL', Buffer.from('0000000200000000', 'hex'))
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
}
