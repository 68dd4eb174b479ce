import { inGroups, type SeedCtx } from '#platform/seed'
import type { Shelved } from './seed/library.ts'
import { on } from './tables.ts'

export { catalogue } from './seed/catalogue.ts'
export type { Lack } from './seed/lacks.ts'
export { openLibrary } from './seed/library.ts'

/** What there is to show, and how it comes into a site; nothing where no object store is at hand. */
export type Library = {
  readonly shelves: readonly Shelved[]
  readonly copy: (from: string, to: string) => Promise<void>
}

type Made = {
  readonly people: readonly { readonly id: string; readonly userName: string }[]
  readonly library: Library
}

/** A file that a module may show: its number, what it is called, and the category of courses that it fits. */
type SeededFile = { readonly id: string } & Pick<Shelved, 'title' | 'theme'>

/** The files that modules may show, by the kind of module. */
export type SeededMedia = Readonly<Partial<Record<Shelved['module'], readonly SeededFile[]>>>

/** Gives a demonstration site films, sounds, papers and packages of its own, ready to be played. */
export async function seed(ctx: SeedCtx, { people, library }: Made): Promise<SeededMedia> {
  const ownerId = people.find(({ userName }) => userName === 'admin')?.id ?? people[0]?.id
  if (ownerId === undefined) return {}
  const own = library.shelves.filter(({ site }) => site === ctx.site.code)
  const placed = own.map((shelved) => ({ shelved, id: ctx.ids.next() }))
  await write(ctx, { ownerId, placed, copy: library.copy })
  const groups = Map.groupBy(placed, ({ shelved }) => shelved.module)
  const filesOf = (module: Shelved['module']) =>
    (groups.get(module) ?? []).map(({ id, shelved: { title, theme } }) => ({ id, title, theme }))
  return Object.fromEntries([...groups.keys()].map((module) => [module, filesOf(module)]))
}

type Placed = { readonly id: string; readonly shelved: Shelved }
type Writing = Pick<Library, 'copy'> & { readonly ownerId: string; readonly placed: readonly Placed[] }

async function write({ db, calendar, site }: SeedCtx, { ownerId, placed, copy }: Writing): Promise<void> {
  const at = calendar.moment(-90)
  const rows = await Promise.all(
    placed.map(async ({ id, shelved }) => {
      const { purpose, name, type, size, sha256, kind, measured } = shelved
      const own = copier(`s${site.id}/${purpose}/demo-`, copy)
      const file = { id, ownerId, purpose, name, type, size: String(size), createdAt: at }
      const bytes = { sha256: Buffer.from(sha256, 'hex'), objectKey: await own(shelved.objectKey) }
      const media = { fileId: id, kind, state: 'ready' as const, percent: 100, requestedAt: at, readyAt: at }
      const pieces = shelved.pieces.map(async (piece) => ({
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
 * Each object of the library gets one of the site's own; a PDF is its own only piece. It is named after the one it is a
 * copy of: demonstrations that share an object store, made at different times, never write over each other's bytes.
 */
function copier(beginning: string, copy: Library['copy']): (from: string) => Promise<string> {
  const placed = new Map<string, Promise<string>>()
  return (from) => {
    const to = beginning + from.slice(from.lastIndexOf('/') + 1)
    const known = placed.get(from) ?? copy(from, to).then(() => to)
    placed.set(from, known)
    return known
  }
}
