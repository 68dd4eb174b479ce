import { createHash } from 'node:crypto'
import type { SearchDocument } from '#platform/domain/searchable'

/** Version of the tokenization; another number reindexes everything the next night. */
const edition = 1

/** Digest of a document's source: another digest means that something has changed. */
export const digestOf = (document: SearchDocument) =>
  createHash('sha256')
    .update(JSON.stringify([edition, document]))
    .digest('base64url')
    .slice(0, 22)
