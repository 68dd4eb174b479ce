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

/** Empty tables for a site, whatever was there before. */
export async function layTables(ask: Ask, siteId: number): Promise<void> {
  await dropTables(ask, siteId)
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  const table = (name: string, flags: string, more: Readonly<Record<string, string>>) =>
    ask('table_create', { name, flags, ...more })
  const column = (of: string, name: string, [flags, type, source]: readonly string[]) =>
    ask('column_create', { table: of, name, flags: flags ?? '', type: type ?? '', ...(source && { source }) })
  await table(keys, 'TABLE_PAT_KEY', { key_type: 'ShortText' })
  await table(types, 'TABLE_HASH_KEY', { key_type: 'ShortText' })
  await table(ids, 'TABLE_PAT_KEY', { key_type: 'Int64' })
  await table(documents, 'TABLE_HASH_KEY', { key_type: 'ShortText' })
  for (const [name, type] of Object.entries(columns)) await column(documents, name, ['COLUMN_SCALAR', type])
  for (const name of wordColumns) await column(documents, name, ['COLUMN_SCALAR', 'Text'])
  await column(documents, 'type', ['COLUMN_SCALAR', types])
  await column(documents, 'audience', ['COLUMN_VECTOR', keys])
  await table(terms, 'TABLE_PAT_KEY', { key_type: 'ShortText', default_tokenizer: 'TokenDelimit' })
  await column(terms, 'words', ['COLUMN_INDEX|WITH_SECTION', documents, wordColumns.join(',')])
  await column(keys, 'of', ['COLUMN_INDEX', documents, 'audience'])
  await column(ids, 'of', ['COLUMN_INDEX', documents, 'object_id'])
}

export async function dropTables(ask: Ask, siteId: number): Promise<void> {
  const { documents, keys, types, ids, terms } = tablesOf(siteId)
  for (const name of [terms, documents, keys, types, ids])
    if (await ask('object_exist', { name })) await ask('table_remove', { name, dependent: 'yes' })
}
