import type { ModuleType } from '@lyceum/contract/course'

/** A file that a module may show: its number, what it is called, and the category of courses that it fits. */
type DemoFile = { readonly id: string; readonly title: string; readonly theme: string }

const kinds = ['VOD', 'AUD', 'SCO', 'RDG', 'REF'] as const
type FileKind = (typeof kinds)[number]

/**
 * Files that modules of the demonstration may show, by kind. The room that keeps files makes real ones and gives them
 * here; a kind without files is not used, so that every module of the demonstration can be opened.
 */
export type DemoMedia = Readonly<Partial<Record<FileKind, readonly DemoFile[]>>>

const instead: Readonly<Record<FileKind, readonly FileKind[]>> = {
  VOD: ['VOD', 'RDG', 'AUD', 'SCO', 'REF'],
  AUD: ['AUD', 'VOD', 'RDG', 'SCO', 'REF'],
  SCO: ['SCO', 'VOD', 'RDG', 'AUD', 'REF'],
  RDG: ['RDG', 'REF', 'VOD', 'SCO', 'AUD'],
  REF: ['REF', 'RDG', 'VOD', 'SCO', 'AUD'],
}

type Wish = {
  readonly type: ModuleType
  readonly title: string
  readonly theme: string
  readonly nth: number
}

/** The file that fits best, of the kind asked for or the nearest that has any; undefined where there is none at all. */
export function pickFile(media: DemoMedia, wish: Wish): { type: FileKind; fileId: string } | undefined {
  const asked = kinds.find((kind) => kind === wish.type)
  if (!asked) return undefined
  const ofTheme = (kind: FileKind) => (media[kind] ?? []).filter(({ theme }) => theme === wish.theme)
  const type = instead[asked].find((kind) => ofTheme(kind).length > 0) ?? asked
  const files = ofTheme(type)
  const likeness = files.map(({ title }) => likenessOf(title, wish.title))
  const best = Math.max(...likeness)
  const file = best > 0 ? files[likeness.indexOf(best)] : files[wish.nth % files.length]
  return file && { type, fileId: file.id }
}

/** How many pairs of neighbouring letters two titles have in common. */
function likenessOf(one: string, other: string): number {
  const pairs = (text: string) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2))
  const known = new Set(pairs(other))
  return pairs(one).filter((pair) => known.has(pair)).length
}
