import type { MediaFault } from '@lyceum/contract/file'
import { type Element, readXml } from '#platform/content/read-xml'

export type Manifest = {
  readonly scorm: '1.2' | '2004'
  readonly title: string
  /** The page that it begins with, with what the manifest appends to its address. */
  readonly entry: string
}

/** What a SCORM manifest says: version, title, first page. `has` tells whether the package holds a file. */
export function readManifest(xml: string, has: (path: string) => boolean): Manifest | MediaFault {
  const root = readXml(xml)
  if (root?.name !== 'manifest') return 'noManifest'
  const organization = organizationOf(root)
  const item = organization && firstItem(organization)
  const entry = item && entryOf(root, item)
  if (entry === undefined || !has(pathOf(entry))) return 'noEntry'
  return { scorm: versionOf(root, xml), title: titleOf(organization) || titleOf(item), entry }
}

const titleOf = (element: Element | undefined) => (child(element, 'title')?.text ?? '').trim().slice(0, 200)

/** The file that an address within a package names. */
function pathOf(address: string): string {
  const plain = address.replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

function versionOf(root: Element, xml: string): Manifest['scorm'] {
  const said = child(child(root, 'metadata'), 'schemaversion')?.text.trim() ?? ''
  if (said === '1.2') return '1.2'
  if (/2004|CAM\s*1\.3/i.test(said)) return '2004'
  return /adlcp_v1p3|imscp_v1p1|imsss/.test(xml) ? '2004' : '1.2'
}

function organizationOf(root: Element): Element | undefined {
  const all = child(root, 'organizations')
  const list = childrenOf(all, 'organization')
  return list.find(({ attributes }) => attributes['identifier'] === all?.attributes['default']) ?? list[0]
}

function firstItem(within: Element): Element | undefined {
  for (const item of childrenOf(within, 'item')) {
    const found = item.attributes['identifierref'] === undefined ? firstItem(item) : item
    if (found) return found
  }
  return undefined
}

function entryOf(root: Element, item: Element): string | undefined {
  const all = child(root, 'resources')
  const wanted = item.attributes['identifierref']
  const resource = childrenOf(all, 'resource').find(({ attributes }) => attributes['identifier'] === wanted)
  const href = resource?.attributes['href']
  if (href === undefined) return undefined
  const base = [root, all, resource].map((one) => one?.attributes['base'] ?? '').join('')
  return `${base}${href}${appended(item.attributes['parameters'] ?? '')}`.replace(/^\.\//, '')
}

const appended = (parameters: string) =>
  parameters === '' || /^[?#&]/.test(parameters) ? parameters : `?${parameters}`

const childrenOf = (element: Element | undefined, name: string) =>
  element?.children.filter((one) => one.name === name) ?? []

const child = (element: Element | undefined, name: string) => childrenOf(element, name)[0]
