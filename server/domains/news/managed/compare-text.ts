import { type DocumentTree, documentTree } from '@lyceum/contract/kit'

export const parsed = (content: unknown): DocumentTree => documentTree.catch({ blocks: [] }).parse(content)

type NewsText = { readonly title: string; readonly content: unknown }

/** Whether the text has changed for its readers. */
export const hasTextChanged = (before: NewsText, after: NewsText): boolean =>
  before.title !== after.title ||
  JSON.stringify(parsed(before.content)) !== JSON.stringify(parsed(after.content))
