import { inGroups, type SeedCtx } from '#platform/seed'
import type { Shelved } from './seed/library.ts'
import { on } from './tables.ts'

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

/** The numbers of files that modules may show, by the kind of module. */
export type SeededMedia = Readonly<Partial<Record<Shelved['module'], readonly string[]>>>

/** Gives a demonstration site films, sounds, papers and packages of its own, ready to be played. */
export async function seed(ctx: SeedCtx, { people, library }: Made): Promise<SeededMedia> {
  const ownerId = people.find(({ userName }) => userName === 'admin')?.id ?? people[0]?.id
  if (ownerId === undefined) return {}
  const seeded: Partial<Record<Shelved['module'], string[]>> = {}
  for (const shelved of library.shelves) {
    const id = ctx.ids.next()
    await place(ctx, { id, ownerId, shelved, copy: library.copy })
    seeded[shelved.module] = [...(seeded[shelved.module] ?? []), id]
  }
  return seeded
}

type Placing = Pick<Library, 'copy'> & {
  readonly id: string
  readonly ownerId: string
  readonly shelved: Shelved
}

async function place(ctx: SeedCtx, { id, ownerId, shelved, copy }: Placing): Promise<void> {
  const { purpose, name, type, size, sha256, kind, measured } = shelved
  const { db, calendar, site } = ctx
  const own = copier(`s${site.id}/${purpose}/demo-`, copy)
  const at = calendar.moment(-90)
  const file = { id, ownerId, purpose, name, type, size: String(size), sha256: Buffer.from(sha256, 'hex') }
  const objectKey = await own(shelved.objectKey)
  await on(db)
    .insertInto('file.file')
    .values({ ...file, objectKey, createdAt: at })
    .execute()
  const media = { fileId: id, kind, state: 'ready' as const, percent: 100, requestedAt: at, readyAt: at }
  await on(db)
    .insertInto('file.media')
    .values({ ...media, ...measured })
    .execute()
  const pieces = await Promise.all(
    shelved.pieces.map(async (piece) => ({
      ...piece,
      fileId: id,
      size: String(piece.size),
      objectKey: piece.objectKey === null ? null : await own(piece.objectKey),
    })),
  )
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
