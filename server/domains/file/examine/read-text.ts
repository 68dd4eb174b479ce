import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** How an HTML page, SVG or script begins; a browser that sniffs would take it for one. */
const markup =
  /^\s*(?:<!doctype|<!--|<\?|<(?:html|head|body|script|iframe|svg|math|title|style|a|div|p|br|table|img)\b|#!)/i
/** Control characters that do not occur in text. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/

/** Whether a file is plain text in a common encoding and does not look like an HTML page. */
export async function isPlainText(path: string): Promise<boolean> {
  const encoding = await byteOrder(path)
  const encodings = encoding ? [encoding] : ['utf-8', 'gb18030']
  for (const candidate of encodings) if (await decodes(path, candidate)) return true
  return false
}

/** Decodes a text in whichever of those encodings it is. */
export function decodeText(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

async function byteOrder(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(2), position: 0 })
    const mark = buffer.toString('hex')
    return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined
  } finally {
    await file.close()
  }
}

async function decodes(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let isStart = true
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path)
    for await (const chunk of chunks) {
      const text = decoder.decode(chunk, { stream: true })
      if (control.test(text) || (isStart && markup.test(text))) return false
      isStart = false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
