import type { FileKindName, MediaKind } from '@lyceum/contract/file'

const documents: ReadonlySet<string> = new Set(['pdf', 'txt', 'doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx'])

/** What becomes of a file of this kind; undefined: it is shown as it is. */
export function mediaKindOf(kind: FileKindName): MediaKind | undefined {
  if (kind === 'zip') return 'package'
  if (kind === 'mp3' || kind === 'wav') return 'audio'
  if (documents.has(kind)) return 'document'
  return isFilm.has(kind) ? 'video' : undefined
}

const isFilm: ReadonlySet<string> = new Set(['mp4', 'mov', 'avi', 'flv', '3gp'])

/** Names that the calls hand out; everything else is found through them. */
export const pieceNamed = {
  playlist: 'master.m3u8',
  poster: 'poster.jpg',
  sprite: 'sprite.jpg',
  pages: 'pages.pdf',
  /** No entry of a package: the page that holds what a package talks to. */
  launcher: '~launch',
} as const

export const spriteTile = { columns: 10, width: 160, height: 90 } as const

/** A playlist with every name in it replaced: lines that are no comment, and what stands in `URI="…"`. */
export function readdress(playlist: string, addressOf: (name: string) => string): string {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#'))
        return line.replace(/URI="([^"]+)"/g, (_, name: string) => `URI="${addressOf(name)}"`)
      return line.trim() === '' ? line : addressOf(line.trim())
    })
    .join('\n')
}
