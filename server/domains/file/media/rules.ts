import type { FileKindName, MediaKind } from '@lyceum/contract/file'

const documents: ReadonlySet<string> = new Set(['pdf', 'txt', 'doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx'])

/** The preparation of a file of this kind; undefined: it is shown as it is. */
export function mediaKindOf(kind: FileKindName): MediaKind | undefined {
  if (kind === 'zip') return 'package'
  if (kind === 'mp3' || kind === 'wav' || kind === 'm4a') return 'audio'
  if (documents.has(kind)) return 'document'
  return isFilm.has(kind) ? 'video' : undefined
}

const isFilm: ReadonlySet<string> = new Set(['mp4', 'mov', 'avi', 'flv', '3gp', 'mkv', 'webm'])

/** Names that endpoints hand out; everything else is found through them. */
export const pieceNamed = {
  playlist: 'master.m3u8',
  poster: 'poster.jpg',
  sprite: 'sprite.jpg',
  pages: 'pages.pdf',
  /** Not an entry of a package: the page with the API that a package talks to. */
  launcher: '~launch',
} as const

export const spriteTile = { columns: 10, width: 160, height: 90 } as const

/** Bytes of an object, both ends included. */
export type Part = { readonly first: number; readonly last: number }

/** The name of a byte range of a recording: `360p/1200-2399.mp4` of `360p.mp4`. */
const partName = (name: string, size: string, from: string) =>
  `${name.replace(/\.mp4$/, '')}/${from}-${Number(from) + Number(size) - 1}.mp4`

/** The piece that a name stands for, and its byte range; no range: all of it. */
export function partIn(name: string): { readonly name: string; readonly part?: Part } {
  const [, whole, first, last] = /^([^/]+)\/(\d{1,15})-(\d{1,15})\.mp4$/.exec(name) ?? []
  if (whole === undefined) return { name }
  return { name: `${whole}.mp4`, part: { first: Number(first), last: Number(last) } }
}

/** A recording is only read in parts and anything else as a whole (M-10); undefined: not allowed. */
export function servedPart(
  { type, size }: { readonly type: string; readonly size: number },
  part: Part | undefined,
): Part | undefined {
  const isRecording = /^(?:video|audio)\//.test(type)
  if (isRecording !== (part !== undefined)) return undefined
  const { first, last } = part ?? { first: 0, last: size - 1 }
  return last < size && first <= last + 1 ? { first, last } : undefined
}

const mapLine = /^#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"$/
const rangeLine = /^#EXT-X-BYTERANGE:(\d+)@(\d+)$/

/**
 * A playlist with every name in it replaced by a link. If it is stored as ranges of one object, each range becomes its
 * own name: a link then covers only these few seconds (M-10).
 */
export function readdress(playlist: string, addressOf: (name: string) => string): string {
  const lines = playlist.split('\n')
  return lines
    .flatMap((line, at) => {
      if (rangeLine.test(line)) return []
      if (line.startsWith('#') || line.trim() === '') return readdressMap(line, addressOf)
      return addressOf(nameAfter(lines[at - 1] ?? '', line.trim()))
    })
    .join('\n')
}

function readdressMap(line: string, addressOf: (name: string) => string): string {
  const [, name, size, from] = mapLine.exec(line) ?? []
  if (name === undefined || size === undefined || from === undefined) return line
  return `#EXT-X-MAP:URI="${addressOf(partName(name, size, from))}"`
}

/** The line before a name gives its byte range, if not all of it. */
function nameAfter(before: string, name: string): string {
  const [, size, from] = rangeLine.exec(before) ?? []
  return size === undefined || from === undefined ? name : partName(name, size, from)
}
