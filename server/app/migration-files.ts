import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('../migrations/', import.meta.url)

/** Granted again after every migration, so that new tables are covered. */
export const grantsFile = new URL('grants.sql', folder)

export type MigrationFile = { readonly name: string; readonly url: URL }

/** Migrations in the order of their numbers. A name has no folder: databases remember it as it was before there were folders. */
export const migrationFiles = (): readonly MigrationFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ name: basename(path), url: new URL(path, folder) }))
    .filter(({ name }) => /^\d{4}_.+\.sql$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
