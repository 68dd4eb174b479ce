import { createHash } from 'node:crypto'
import type { SearchDocument } from '#platform/searchable'

/** How words are made; another number makes all of them anew at the next night. */
const edition = 1

/** What a document was made from: another one means that something has changed. */
export const digestOf = (document: SearchDocument) =>
  createHash('sha256')
    .update(JSON.stringify([edition, document]))
    .digest('base64url')
    .slice(0, 22)
