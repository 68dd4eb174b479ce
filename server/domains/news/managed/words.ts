import { type DocumentTree, documentTree } from '@lyceum/contract/kit'

export const parsed = (content: unknown): DocumentTree => documentTree.catch({ blocks: [] }).parse(content)

type Words = { readonly title: string; readonly content: unknown }

/** Whether it says something else to whoever has read it. */
export const hasOtherWords = (before: Words, after: Words): boolean =>
  before.title !== after.title ||
  JSON.stringify(parsed(before.content)) !== JSON.stringify(parsed(after.content))
