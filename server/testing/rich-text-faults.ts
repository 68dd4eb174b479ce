/**
 * Finds what is wrong with cleaned HTML in its elements, attributes and style declarations (B-210 to B-215). The list of
 * allowed markup is repeated here on purpose, independent of the cleaner.
 */
export function faultsOf(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let at = 0
  for (const tag of html.matchAll(/<(\/?)([a-z\d]+)((?: [a-z-]+="[^"<>]*")*)>/g)) {
    const [whole, slash = '', name = '', attributes = ''] = tag
    faults.push(...textFaults(html.slice(at, tag.index)))
    at = tag.index + whole.length
    if (slash) faults.push(...(open.pop() === name && attributes === '' ? [] : [`${whole} closes nothing`]))
    else faults.push(...elementFaults(name, read(attributes)))
    if (!slash && name !== 'img') open.push(name)
  }
  faults.push(...textFaults(html.slice(at)), ...open.map((name) => `${name} is never closed`))
  return faults
}

/** Text has no angle brackets: markup that was not parsed above may still be markup to a browser. */
const textFaults = (text: string) => (/[<>]/.test(text) ? [`no markup of ours: ${text}`] : [])

type Attribute = readonly [name: string, value: string]

const read = (attributes: string): Attribute[] =>
  [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)])

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes entities like a browser, also those that a cleaner should not have left. */
const decoded = (value: string) => value.replaceAll(/&(?:#x[\da-f]+|#\d+|\w+);?/gi, readEntity)

function readEntity(entity: string): string {
  const name = entity.slice(1).replace(';', '').toLowerCase()
  if (!name.startsWith('#')) return entities[name] ?? entity
  return String.fromCodePoint(Number(name.replace('#x', '0x').replace('#', '')))
}

const picture = ['style', 'src', 'width', 'height']
const elements: Readonly<Record<string, readonly string[]>> = {
  p: ['class'],
  span: ['class', 'style'],
  img: [...picture, 'alt'],
  video: [...picture, 'controls'],
}

function elementFaults(name: string, attributes: readonly Attribute[]): string[] {
  const allowed = Object.hasOwn(elements, name) ? elements[name] : undefined
  if (!allowed) return [`<${name}> has no place`]
  const names = attributes.map(([attribute]) => attribute)
  const needsAddress = allowed.includes('src') && !names.includes('src')
  return [
    ...(needsAddress ? [`${name} without an address`] : []),
    ...(new Set(names).size < names.length ? [`${name} says something twice`] : []),
    ...attributes.flatMap(([attribute, value]) => {
      if (!allowed.includes(attribute)) return [`${name} ${attribute} has no place`]
      if (attribute === 'style') return styleFaults(value)
      return values[attribute]?.(value) === false ? [`${name} ${attribute}: ${value}`] : []
    }),
  ]
}

const isLength = (value: string) => /^\d{1,4}%?$/.test(value)

const values: Readonly<Record<string, (value: string) => boolean>> = {
  class: (value) => value.split(/\s+/).every((name) => !/^(?:ly|ant)-/i.test(name)),
  src: isSafeAddress,
  width: isLength,
  height: isLength,
  controls: (value) => value === '',
}

function isSafeAddress(value: string): boolean {
  if (/^\/app\/api\/file\/\d+$/.test(value)) return true
  const url = URL.parse(value)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const paints =
  /^(?:color|background-color|font-(?:size|weight|style)|text-(?:decoration|align)|width|height)$/

/** Only text styles and image sizes; brackets are allowed in colours only, because other functions load or compute. */
function styleFaults(style: string): string[] {
  return style.split(';').flatMap((declaration) => {
    const [, name = declaration, value = ''] = /^\s*([^:]*?)\s*:(.*)$/s.exec(declaration) ?? []
    const isPaint = paints.test(name.toLowerCase()) && /^ ?(?:rgba?\([\d., ]+\)|[#\w.%-]+)$/.test(value)
    return isPaint ? [] : [`style ${name.toLowerCase()}:${value}`]
  })
}
