/** Types that a browser may show by itself; everything else is saved (reliability.md, section 9). */
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
  /** Seconds that the address has left. */
  readonly seconds: number
  readonly isDownload: boolean
}

/** Headers of a person's file: it runs nothing, reaches nothing, and belongs to no origin of ours (INV-U04). */
export function contentHeaders({ name, type, etag, seconds, isDownload }: Served): Record<string, string> {
  const isMedia = /^(?:image|video|audio)\//.test(type)
  const manner = shown.has(type) && !isDownload ? 'inline' : 'attachment'
  return {
    'content-security-policy':
      "default-src 'none'; sandbox; style-src 'unsafe-inline'; img-src data:; media-src 'self'",
    'content-type': type,
    'content-disposition': `${manner}; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    'cross-origin-resource-policy': isMedia ? 'cross-origin' : 'same-origin',
    // The portal's own readers fetch by script. The address is the right; there are no cookies that could add to it.
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

/** For old programs: plain letters only, nothing that could end the header or the quotes. */
function asciiName(name: string): string {
  return name.replace(/[^\w .()-]/g, '_')
}

/** RFC 8187: every byte but the few that it allows. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
