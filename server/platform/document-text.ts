import { type DocumentTree, documentWords } from '@lyceum/contract/kit'

/** The words of a long text in one line, for the search. */
export const documentText = (tree: DocumentTree): string => documentWords(tree).replaceAll(/\s+/g, ' ').trim()
