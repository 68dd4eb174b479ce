import { type DocumentTree, documentTree, documentPlainText } from '@lyceum/contract/kit'

type Work = { readonly words: string; readonly content: unknown }

/** The formatted answer; a tree that no longer matches the plain text beside it is out of date and is not used. */
export function workTree({ words: text, content }: Work): DocumentTree {
  const parsed = documentTree.safeParse(content)
  return parsed.success && documentPlainText(parsed.data) === text ? parsed.data : plainTree(text)
}

const longest = 4000
const mostParts = 2000

/** Plain text as paragraphs: empty lines separate them, single line breaks stay. */
function plainTree(text: string): DocumentTree {
  if (text === '') return { blocks: [] }
  const parts = text.split(/\n{2,}/)
  const fitting = parts.length > mostParts ? [text] : parts
  return { blocks: fitting.map((part) => ({ kind: 'paragraph', runs: runsOf(part) })) }
}

const runsOf = (part: string) =>
  Array.from({ length: Math.ceil(part.length / longest) }, (_, i) => ({
    text: part.slice(i * longest, (i + 1) * longest),
  }))
