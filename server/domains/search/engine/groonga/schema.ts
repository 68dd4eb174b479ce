import type { GroongaClient } from '#platform/outgoing/groonga'

/** Each site has its own tables: no query can reach another site's, and a site is removed with its tables. */
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

/** Connection and table of one site. */
export type Place = { readonly send: GroongaClient; readonly table: string }

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

/** The tokens of a document by weight, separated by spaces; already tokenized and folded. */
const wordColumns = ['title_in', 'title_across', 'body_in', 'body_across'] as const

/** Creates empty tables for a site, replacing existing ones. Searching is slow until they are indexed. */
export async function layTables(send: GroongaClient, siteId: number): Promise<void> {
  await dropTables(send, siteId)
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  const table = (name: string, flags: string, more: Readonly<Record<string, string>>) =>
    send('table_create', { name, flags, ...more })
  const column = (name: string, flags: string, type: string) =>
    send('column_create', { table: documents, name, flags, type })
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

/** Indexes existing rows in one pass each, and from here on every new one. */
export async function layIndexes(send: GroongaClient, siteId: number): Promise<void> {
  const { documents, keys, ids, terms } = tablesOf(siteId)
  const index = (table: string, name: string, [source, flags]: readonly [string, string]) =>
    send('column_create', { table, name, flags, type: documents, source })
  await index(terms, 'words', [wordColumns.join(','), 'COLUMN_INDEX|WITH_SECTION'])
  await index(keys, 'of', ['audience', 'COLUMN_INDEX'])
  await index(ids, 'of', ['object_id', 'COLUMN_INDEX'])
}

export async function dropTables(send: GroongaClient, siteId: number): Promise<void> {
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  for (const name of [terms, documents, keys, types, ids])
    if (await send('object_exist', { name })) await send('table_remove', { name, dependent: 'yes' })
}
