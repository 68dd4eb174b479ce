import type { MediaFault } from '@lyceum/contract/file'
import { type Element, readXml } from '#platform/content/read-xml'
import type { ItemWithEntry } from './package-items.ts'

export type Manifest = {
  readonly scorm: '1.2' | '2004'
  readonly title: string
  /** The start page, with the parameters the manifest appends. */
  readonly entry: string
  /** Its table of contents, if more than one item can be opened; else empty. */
  readonly items: readonly ItemWithEntry[]
}

/** More than any course has, and few enough for a row and a list. */
const maxItems = 500

/** The content of a SCORM manifest: version, title, table of contents. `has` tells whether the package contains a file. */
export function readManifest(xml: string, has: (path: string) => boolean): Manifest | MediaFault {
  const root = readXml(xml)
  if (root?.name !== 'manifest') return 'noManifest'
  const organization = organizationOf(root)
  const items = organization ? itemsOf({ root, has }, organization, 0).slice(0, maxItems) : []
  const opened = items.filter(({ kind }) => kind !== 'folder')
  const [first] = opened
  if (!first) return 'noEntry'
  const title = titleOf(organization) || first.title
  return {
    scorm: versionOf(root, xml),
    title,
    entry: first.entry,
    items: opened.length > 1 ? numbered(items) : [],
  }
}

type PackageSource = { readonly root: Element; readonly has: (path: string) => boolean }

/** The lines below an element in order. Hidden items, or those with a missing file, cannot be opened. */
function itemsOf(source: PackageSource, within: Element, depth: number): readonly ItemWithEntry[] {
  return childrenOf(within, 'item').flatMap((item) => {
    const below = itemsOf(source, item, depth + 1)
    const page = pageOf(source, item)
    if (page === noPage && below.length === 0) return []
    return [{ id: item.attributes['identifier'] ?? '', title: titleOf(item), depth, ...page }, ...below]
  })
}

const noPage = { entry: '', kind: 'folder' } as const

function pageOf({ root, has }: PackageSource, item: Element) {
  const found = item.attributes['isvisible'] === 'false' ? undefined : entryOf(root, item)
  return found && has(pathOf(found.entry)) ? found : noPage
}

/** Missing, too long or duplicate identifiers get a number, because reports are stored by identifier. */
function numbered(items: readonly ItemWithEntry[]): readonly ItemWithEntry[] {
  const seen = new Set<string>()
  return items.map((item, at) => {
    const isOwn = item.id !== '' && item.id.length <= 200 && !seen.has(item.id)
    const id = isOwn ? item.id : `item-${at + 1}`
    seen.add(id)
    return { ...item, id }
  })
}

const titleOf = (element: Element | undefined) => (child(element, 'title')?.text ?? '').trim().slice(0, 200)

/** The file that a relative address inside a package refers to. */
function pathOf(address: string): string {
  const plain = address.replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

function versionOf(root: Element, xml: string): Manifest['scorm'] {
  const schemaVersion = child(child(root, 'metadata'), 'schemaversion')?.text.trim() ?? ''
  if (schemaVersion === '1.2') return '1.2'
  if (/2004|CAM\s*1\.3/i.test(schemaVersion)) return '2004'
  return /adlcp_v1p3|imscp_v1p1|imsss/.test(xml) ? '2004' : '1.2'
}

function organizationOf(root: Element): Element | undefined {
  const all = child(root, 'organizations')
  const list = childrenOf(all, 'organization')
  return list.find(({ attributes }) => attributes['identifier'] === all?.attributes['default']) ?? list[0]
}

type Page = { readonly entry: string; readonly kind: 'sco' | 'asset' }

function entryOf(root: Element, item: Element): Page | undefined {
  const all = child(root, 'resources')
  const resourceId = item.attributes['identifierref']
  const resource =
    resourceId === undefined
      ? undefined
      : childrenOf(all, 'resource').find(({ attributes }) => attributes['identifier'] === resourceId)
  const href = resource?.attributes['href']
  if (resource === undefined || href === undefined) return undefined
  const base = [root, all, resource].map((node) => node?.attributes['base'] ?? '').join('')
  const entry = `${base}${href}${appended(item.attributes['parameters'] ?? '')}`.replace(/^\.\//, '')
  return { entry, kind: kindOf(resource) }
}

/** 1.2 writes `scormtype`, 2004 `scormType`; neither means an item that reports. */
const kindOf = ({ attributes }: Element) =>
  /^asset$/i.test(attributes['scormtype'] ?? attributes['scormType'] ?? '') ? 'asset' : 'sco'

const appended = (parameters: string) =>
  parameters === '' || /^[?#&]/.test(parameters) ? parameters : `?${parameters}`

const childrenOf = (element: Element | undefined, name: string) =>
  element?.children.filter((node) => node.name === name) ?? []

const child = (element: Element | undefined, name: string) => childrenOf(element, name)[0]
