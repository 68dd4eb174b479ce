import type { ModuleType } from '@lyceum/contract/course'

/** A file that a module may show: its id, title, and the category of courses it fits. */
type DemoFile = { readonly id: string; readonly title: string; readonly theme: string }

const kinds = ['VOD', 'AUD', 'SCO', 'RDG', 'REF'] as const
type FileKind = (typeof kinds)[number]

/**
 * Files that demo modules may show, by kind. The file domain makes real ones and passes them here; a kind without
 * files is not used, so that every demo module can be opened.
 */
export type DemoMedia = Readonly<Partial<Record<FileKind, readonly DemoFile[]>>>

const instead: Readonly<Record<FileKind, readonly FileKind[]>> = {
  VOD: ['VOD', 'RDG', 'AUD', 'SCO', 'REF'],
  AUD: ['AUD', 'VOD', 'RDG', 'SCO', 'REF'],
  SCO: ['SCO', 'VOD', 'RDG', 'AUD', 'REF'],
  RDG: ['RDG', 'REF', 'VOD', 'SCO', 'AUD'],
  REF: ['REF', 'RDG', 'VOD', 'SCO', 'AUD'],
}

type FileRequest = {
  readonly type: ModuleType
  readonly title: string
  readonly theme: string
  readonly nth: number
}

/** The best matching file of the requested kind, or of the nearest kind with any; undefined if there is none. */
export function pickFile(
  media: DemoMedia,
  request: FileRequest,
): { type: FileKind; fileId: string } | undefined {
  const requested = kinds.find((kind) => kind === request.type)
  if (!requested) return undefined
  const ofTheme = (kind: FileKind) => (media[kind] ?? []).filter(({ theme }) => theme === request.theme)
  const type = instead[requested].find((kind) => ofTheme(kind).length > 0) ?? requested
  const files = ofTheme(type)
  const likeness = files.map(({ title }) => likenessOf(title, request.title))
  const best = Math.max(...likeness)
  const file = best > 0 ? files[likeness.indexOf(best)] : files[request.nth % files.length]
  return file && { type, fileId: file.id }
}

/** Number of character pairs that two titles have in common. */
function likenessOf(title: string, other: string): number {
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
  const known = new Set(pairs(other))
  return pairs(title).filter((pair) => known.has(pair)).length
}
