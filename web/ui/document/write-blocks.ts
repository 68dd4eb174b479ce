import type { DocumentBlock, DocumentRun, DocumentTree } from '@lyceum/contract/kit'

type AddressOf = (fileId: string) => string | undefined

/** Creates the editable nodes of a tree: no text is ever parsed as markup. */
export function writeBlocks(tree: DocumentTree, addressOf: AddressOf): Node[] {
  const nodes = tree.blocks.map((block) => nodeOf(block, addressOf))
  // There is always a line to type in, also below a table or a picture.
  const last = tree.blocks.at(-1)
  return last && last.kind !== 'table' && last.kind !== 'image' && last.kind !== 'line'
    ? nodes
    : [...nodes, element('p', [document.createElement('br')])]
}

type Writers = {
  readonly [K in DocumentBlock['kind']]: (
    block: Extract<DocumentBlock, { kind: K }>,
    addressOf: AddressOf,
  ) => Node
}

const writers: Writers = {
  heading: ({ level, runs }) => element(`h${level}`, runsOf(runs)),
  paragraph: ({ runs }) => element('p', runsOf(runs)),
  quote: ({ runs }) => element('blockquote', runsOf(runs)),
  list: ({ isOrdered, items }) => element(isOrdered ? 'ol' : 'ul', items.map(itemOf)),
  code: (block) => element('pre', [document.createTextNode(block.text)]),
  table: (block) => tableOf(block),
  image: ({ fileId, alt }, addressOf) => pictureNode({ id: fileId, url: addressOf(fileId) ?? '' }, alt),
  video: ({ title }) => element('p', [document.createTextNode(title)]),
  line: () => document.createElement('hr'),
}

const nodeOf = (block: DocumentBlock, addressOf: AddressOf): Node =>
  // Each writer takes the kind of its name.
  writers[block.kind](block as never, addressOf)

function itemOf({ depth, runs }: Extract<DocumentBlock, { kind: 'list' }>['items'][number]): Node {
  const item = element('li', runsOf(runs))
  if (depth > 0) item.dataset['depth'] = String(depth)
  return item
}

/** A picture node; its file id is an attribute, so that reading it back needs no address. */
export function pictureNode({ id, url }: { readonly id: string; readonly url: string }, alt: string): Node {
  const picture = document.createElement('img')
  picture.src = url
  picture.alt = alt
  picture.dataset['fileId'] = id
  return element('figure', [picture])
}

/** An empty table to fill in. */
export const emptyTable = (rows: number, columns: number): Node =>
  tableOf({
    kind: 'table',
    hasHead: true,
    rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => [])),
  })

function tableOf({ rows, hasHead }: Extract<DocumentBlock, { kind: 'table' }>): Node {
  const body = element(
    'tbody',
    rows.map((row, r) =>
      element(
        'tr',
        row.map((cell) => element(hasHead && r === 0 ? 'th' : 'td', runsOf(cell))),
      ),
    ),
  )
  return element('table', [body])
}

const tags = { bold: 'b', italic: 'i', underline: 'u', strike: 's', code: 'code' } as const

function runsOf(runs: readonly DocumentRun[]): Node[] {
  if (runs.length === 0) return [document.createElement('br')]
  return runs.flatMap(({ text, marks = [], link }) => {
    let nodes: Node[] = text
      .split('\n')
      .flatMap((line, i) => [...(i > 0 ? [document.createElement('br')] : []), document.createTextNode(line)])
    for (const mark of marks) nodes = [element(tags[mark], nodes)]
    if (!link) return nodes
    const anchor = element('a', nodes)
    anchor.setAttribute('href', link)
    return [anchor]
  })
}

function element(name: string, children: readonly Node[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
