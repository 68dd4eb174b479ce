import { type DocumentTree, documentTree, documentWords } from '@lyceum/contract/kit'

type Work = { readonly words: string; readonly content: unknown }

/** The formatted answer; a tree that no longer matches the plain text beside it is out of date and is not used. */
export function workTree({ words, content }: Work): DocumentTree {
  const kept = documentTree.safeParse(content)
  return kept.success && documentWords(kept.data) === words ? kept.data : plainTree(words)
}

const longest = 4000
const mostParts = 2000

/** Plain text as paragraphs: empty lines separate them, single line breaks stay. */
function plainTree(words: string): DocumentTree {
  if (words === '') return { blocks: [] }
  const parts = words.split(/\n{2,}/)
  const fitting = parts.length > mostParts ? [words] : parts
  return { blocks: fitting.map((part) => ({ kind: 'paragraph', runs: runsOf(part) })) }
}

const runsOf = (part: string) =>
  Array.from({ length: Math.ceil(part.length / longest) }, (_, i) => ({
    text: part.slice(i * longest, (i + 1) * longest),
  }))
