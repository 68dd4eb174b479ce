import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'

type Mark = NonNullable<DocumentRun['marks']>[number]
type Dress = { readonly marks: readonly Mark[]; readonly link: string | undefined }

const bare: Dress = { marks: [], link: undefined }
const markOf: Readonly<Record<string, Mark>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'strike',
  STRIKE: 'strike',
  DEL: 'strike',
  CODE: 'code',
}
const headings: Readonly<Record<string, number>> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 4, H6: 4 }
const longest = 4000

/** Reads the edited content back into a tree. Unknown elements become plain text. */
export function readBlocks(root: ParentNode): DocumentTree {
  const blocks: DocumentBlock[] = []
  for (const node of root.childNodes) blocks.push(...blocksOf(node))
  // Empty lines at the end are only caret positions, not part of the text.
  while (isBlank(blocks.at(-1))) blocks.pop()
  return { blocks: blocks.slice(0, 2000) }
}

const isBlank = (block: DocumentBlock | undefined) => block?.kind === 'paragraph' && block.runs.length === 0

function blocksOf(node: Node): DocumentBlock[] {
  if (!(node instanceof HTMLElement)) {
    const runs: DocumentRun[] = []
    if (node.textContent?.trim()) add(runs, node.textContent, bare)
    return runs.length > 0 ? [{ kind: 'paragraph', runs }] : []
  }
  const level = headings[node.tagName]
  if (level !== undefined) return [{ kind: 'heading', level, runs: runsIn(node) }]
  return (byTag[node.tagName] ?? paragraph)(node)
}

const byTag: Readonly<Record<string, (node: HTMLElement) => DocumentBlock[]>> = {
  UL: (node) => listOf(node, false),
  OL: (node) => listOf(node, true),
  BLOCKQUOTE: (node) => [{ kind: 'quote', runs: runsIn(node) }],
  PRE: (node) => [{ kind: 'code', language: '', text: node.innerText.slice(0, 20_000) }],
  TABLE: tableIn,
  HR: () => [{ kind: 'line' }],
  FIGURE: (node) => [...node.querySelectorAll('img')].flatMap(pictureIn),
  IMG: (node) => (node instanceof HTMLImageElement ? pictureIn(node) : []),
}

/** A paragraph; pictures and lists that the browser has nested in it become blocks of their own. */
function paragraph(node: HTMLElement): DocumentBlock[] {
  const inner = [...node.children].some(
    (child) => child.tagName in byTag || child.tagName === 'P' || child.tagName === 'DIV',
  )
  if (inner) return [...node.childNodes].flatMap(blocksOf)
  return [{ kind: 'paragraph', runs: runsIn(node) }]
}

function pictureIn({ dataset, alt }: HTMLImageElement): DocumentBlock[] {
  const fileId = dataset['fileId']
  return fileId ? [{ kind: 'image', fileId, alt: alt.slice(0, 200) }] : []
}

type ListItem = Extract<DocumentBlock, { kind: 'list' }>['items'][number]

function listOf(node: HTMLElement, isOrdered: boolean): DocumentBlock[] {
  const items = itemsIn(node, 0)
  return items.length > 0 ? [{ kind: 'list', isOrdered, items: items.slice(0, 200) }] : []
}

function itemsIn(list: Element, depth: number): ListItem[] {
  return [...list.children].flatMap((item): ListItem[] => {
    if (isList(item)) return itemsIn(item, depth + 1)
    if (!(item instanceof HTMLElement)) return []
    const own = { depth: Math.min(Number(item.dataset['depth'] ?? depth), 3), runs: runsIn(item) }
    return [own, ...[...item.children].filter(isList).flatMap((inner) => itemsIn(inner, depth + 1))]
  })
}

const isList = ({ tagName }: Element) => tagName === 'UL' || tagName === 'OL'

function tableIn(node: HTMLElement): DocumentBlock[] {
  const rows = [...node.querySelectorAll('tr')].map((row) =>
    [...row.children].flatMap((cell) => (cell instanceof HTMLElement ? [runsIn(cell)] : [])).slice(0, 20),
  )
  const whole = rows.filter((row) => row.length > 0).slice(0, 200)
  const hasHead = node.querySelector('th') !== null
  return whole.length > 0 ? [{ kind: 'table', hasHead, rows: whole }] : []
}

/** The runs of a paragraph, equal neighbours joined; nested lists are read separately. */
function runsIn(node: HTMLElement): DocumentRun[] {
  const runs: DocumentRun[] = []
  walk(node, bare, runs)
  const last = runs.at(-1)
  // The browser ends a line with a line break of its own.
  if (last?.text.endsWith('\n')) runs[runs.length - 1] = { ...last, text: last.text.slice(0, -1) }
  return runs.filter(({ text }) => text !== '').slice(0, 400)
}

function walk(node: Node, dress: Dress, runs: DocumentRun[]): void {
  for (const child of node.childNodes) {
    if (child instanceof Text) add(runs, child.data.replaceAll('\u00a0', ' '), dress)
    else if (child instanceof HTMLBRElement) add(runs, '\n', dress)
    else if (child instanceof HTMLElement && !isList(child)) walk(child, dressed(child, dress), runs)
  }
}

function dressed(node: HTMLElement, { marks, link }: Dress): Dress {
  const mark = markOf[node.tagName]
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : ''
  return {
    marks: mark && !marks.includes(mark) ? [...marks, mark] : marks,
    link: isWebAddress(href) ? href : link,
  }
}

export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/]+/.test(address) && address.length <= 500 && URL.canParse(address)

function add(runs: DocumentRun[], text: string, { marks, link }: Dress): void {
  const last = runs.at(-1)
  const isSame = last && last.link === link && (last.marks ?? []).join() === marks.join()
  const whole = isSame ? last.text + text : text
  if (isSame) runs.pop()
  // A run has a maximum length; a longer one is split.
  for (let at = 0; at < whole.length; at += longest)
    runs.push({
      text: whole.slice(at, at + longest),
      ...(marks.length > 0 ? { marks: [...marks] } : {}),
      ...(link === undefined ? {} : { link }),
    })
}
