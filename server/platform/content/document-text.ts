import { type DocumentTree, documentPlainText } from '@lyceum/contract/kit'

/** The text of a document in one line, for search. */
export const documentText = (tree: DocumentTree): string =>
  documentPlainText(tree).replaceAll(/\s+/g, ' ').trim()
