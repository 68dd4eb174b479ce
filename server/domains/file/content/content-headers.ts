/** Types that a browser may display; everything else is downloaded (reliability.md, section 9). */
const shown = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
])

type Served = {
  readonly name: string
  readonly type: string
  readonly etag: string
  /** Remaining seconds of the link. */
  readonly seconds: number
  readonly isDownload: boolean
}

/** Headers of an uploaded file: it cannot run scripts or load anything, and has none of our origins (INV-U04). */
export function contentHeaders({ name, type, etag, seconds, isDownload }: Served): Record<string, string> {
  const isMedia = /^(?:image|video|audio)\//.test(type)
  const manner = shown.has(type) && !isDownload ? 'inline' : 'attachment'
  return {
    'content-security-policy':
      "default-src 'none'; sandbox; style-src 'unsafe-inline'; img-src data:; media-src 'self'",
    'content-type': type,
    'content-disposition': `${manner}; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    'cross-origin-resource-policy': isMedia ? 'cross-origin' : 'same-origin',
    // The portal's own viewers fetch by script. The link is the only credential; there are no cookies.
    'access-control-allow-origin': '*',
    'access-control-expose-headers':
      'accept-ranges, content-length, content-range, content-disposition, etag',
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${seconds}, immutable`,
    etag,
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
}

/** For old clients: plain ASCII only, nothing that could end the header or the quotes. */
function asciiName(name: string): string {
  return name.replace(/[^\w .()-]/g, '_')
}

/** RFC 8187: encodes every byte except the few it allows. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
