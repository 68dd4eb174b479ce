import { inGroups, type SeedCtx } from '#platform/domain/seed'
import type { PreparedFile } from './seed/library.ts'
import { on } from './tables.ts'

export { catalogue } from './seed/catalogue.ts'
export type { Lack } from './seed/missing-media.ts'
export { openLibrary } from './seed/library.ts'

/** The demo media, and how they get into a site; empty without an object store. */
export type Library = {
  readonly files: readonly PreparedFile[]
  readonly copy: (from: string, to: string) => Promise<void>
}

type Made = {
  readonly people: readonly { readonly id: string; readonly userName: string }[]
  readonly library: Library
}

/** A file that a module may show: its id, title, and the category of courses it fits. */
type SeededFile = { readonly id: string } & Pick<PreparedFile, 'title' | 'theme'>

/** The files that modules may show, by kind of module. */
export type SeededMedia = Readonly<Partial<Record<PreparedFile['module'], readonly SeededFile[]>>>

/** Gives a demo site its own films, audio files, documents and packages, ready to be played. */
export async function seed(ctx: SeedCtx, { people, library }: Made): Promise<SeededMedia> {
  const ownerId = people.find(({ userName }) => userName === 'admin')?.id ?? people[0]?.id
  if (ownerId === undefined) return {}
  const own = library.files.filter(({ site }) => site === ctx.site.code)
  const entries = own.map((prepared) => ({ prepared, id: ctx.ids.next() }))
  await write(ctx, { ownerId, entries, copy: library.copy })
  const groups = Map.groupBy(entries, ({ prepared }) => prepared.module)
  const filesOf = (module: PreparedFile['module']) =>
    (groups.get(module) ?? []).map(({ id, prepared: { title, theme } }) => ({ id, title, theme }))
  return Object.fromEntries([...groups.keys()].map((module) => [module, filesOf(module)]))
}

type SeedEntry = { readonly id: string; readonly prepared: PreparedFile }
type Writing = Pick<Library, 'copy'> & { readonly ownerId: string; readonly entries: readonly SeedEntry[] }

async function write({ db, calendar, site }: SeedCtx, { ownerId, entries, copy }: Writing): Promise<void> {
  const at = calendar.moment(-90)
  const rows = await Promise.all(
    entries.map(async ({ id, prepared }) => {
      const { purpose, name, type, size, sha256, kind, measured } = prepared
      const own = copier(`s${site.id}/${purpose}/demo-`, copy)
      const file = { id, ownerId, purpose, name, type, size: String(size), createdAt: at }
      const bytes = { sha256: Buffer.from(sha256, 'hex'), objectKey: await own(prepared.objectKey) }
      const media = { fileId: id, kind, state: 'ready' as const, percent: 100, requestedAt: at, readyAt: at }
      const pieces = prepared.pieces.map(async (piece) => ({
        ...piece,
        fileId: id,
        size: String(piece.size),
        objectKey: piece.objectKey === null ? null : await own(piece.objectKey),
      }))
      return {
        file: { ...file, ...bytes },
        media: { ...media, ...measured },
        pieces: await Promise.all(pieces),
      }
    }),
  )
  const files = rows.map(({ file }) => file)
  await inGroups(files, (group) => on(db).insertInto('file.file').values(group).execute())
  for (const { media } of rows) await on(db).insertInto('file.media').values(media).execute()
  const pieces = rows.flatMap((row) => row.pieces)
  await inGroups(pieces, (group) => on(db).insertInto('file.piece').values(group).execute())
}

/**
 * Each object of the library is copied for the site; a PDF is its own only piece. The copy is named after its
 * original: demos that share an object store, made at different times, never overwrite each other's bytes.
 */
function copier(beginning: string, copy: Library['copy']): (from: string) => Promise<string> {
  const entries = new Map<string, Promise<string>>()
  return (from) => {
    const to = beginning + from.slice(from.lastIndexOf('/') + 1)
    const known = entries.get(from) ?? copy(from, to).then(() => to)
    entries.set(from, known)
    return known
  }
}
