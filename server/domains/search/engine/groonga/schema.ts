import type { Ask } from '#platform/groonga'

/** Tables of a site of their own: no question can reach another's, and a site is removed with its tables. */
export const tablesOf = (siteId: number) => {
  const documents = `Site${siteId}`
  return {
    documents,
    keys: `${documents}Keys`,
    types: `${documents}Types`,
    ids: `${documents}Ids`,
    terms: `${documents}Terms`,
  }
}

/** Where to ask about one site. */
export type Place = { readonly ask: Ask; readonly table: string }

const columns: Readonly<Record<string, string>> = {
  source: 'ShortText',
  object_id: 'Int64',
  title: 'Text',
  folded: 'ShortText',
  body: 'Text',
  note: 'Text',
  picture_id: 'ShortText',
  seed: 'Int32',
  category: 'ShortText',
  digest: 'ShortText',
  at: 'Int64',
  is_closed: 'Bool',
  shown_from: 'Int64',
  shown_until: 'Int64',
}

/** The words of a document by their weight, separated by blanks; cut and folded before they come here. */
const wordColumns = ['title_in', 'title_across', 'body_in', 'body_across'] as const

/** Empty tables for a site, whatever was there before. Nothing is found in them quickly until they are indexed. */
export async function layTables(ask: Ask, siteId: number): Promise<void> {
  await dropTables(ask, siteId)
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  const table = (name: string, flags: string, more: Readonly<Record<string, string>>) =>
    ask('table_create', { name, flags, ...more })
  const column = (name: string, flags: string, type: string) =>
    ask('column_create', { table: documents, name, flags, type })
  await table(keys, 'TABLE_PAT_KEY', { key_type: 'ShortText' })
  await table(types, 'TABLE_HASH_KEY', { key_type: 'ShortText' })
  await table(ids, 'TABLE_PAT_KEY', { key_type: 'Int64' })
  await table(documents, 'TABLE_HASH_KEY', { key_type: 'ShortText' })
  for (const [name, type] of Object.entries(columns)) await column(name, 'COLUMN_SCALAR', type)
  for (const name of wordColumns) await column(name, 'COLUMN_SCALAR', 'Text')
  await column('type', 'COLUMN_SCALAR', types)
  await column('audience', 'COLUMN_VECTOR', keys)
  await table(terms, 'TABLE_PAT_KEY', { key_type: 'ShortText', default_tokenizer: 'TokenDelimit' })
}

/** Indexes whatever the tables hold, in one pass each, and from here on everything as it is put in. */
export async function layIndexes(ask: Ask, siteId: number): Promise<void> {
  const { documents, keys, ids, terms } = tablesOf(siteId)
  const index = (table: string, name: string, [source, flags]: readonly [string, string]) =>
    ask('column_create', { table, name, flags, type: documents, source })
  await index(terms, 'words', [wordColumns.join(','), 'COLUMN_INDEX|WITH_SECTION'])
  await index(keys, 'of', ['audience', 'COLUMN_INDEX'])
  await index(ids, 'of', ['object_id', 'COLUMN_INDEX'])
}

export async function dropTables(ask: Ask, siteId: number): Promise<void> {
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  for (const name of [terms, documents, keys, types, ids])
    if (await ask('object_exist', { name })) await ask('table_remove', { name, dependent: 'yes' })
}
