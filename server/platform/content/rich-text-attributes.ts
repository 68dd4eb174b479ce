type Check = (value: string) => string | undefined

/** The text itself when it fits, else nothing. */
const fitting =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value.trim()) ? value.trim().toLowerCase() : undefined

const colour = fitting(
  /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*[01]?(?:\.\d{1,3})?\s*)?\))$/i,
)
const size = fitting(/^(?:\d{1,3}(?:\.\d{1,2})?(?:px|em|rem|%)|auto)$/i)

/** what a style may say. None of it can move a thing out of its place or load anything. */
const styles: Readonly<Record<string, Check>> = {
  color: colour,
  'background-color': colour,
  'font-size': fitting(/^(?:\d{1,2}(?:\.\d{1,2})?px|[0-3](?:\.\d{1,2})?r?em|\d{2,3}%)$/i),
  'font-weight': fitting(/^(?:normal|bold|bolder|lighter|[1-9]00)$/i),
  'font-style': fitting(/^(?:normal|italic|oblique)$/i),
  'text-decoration': fitting(/^(?:none|underline|line-through|overline)$/i),
  'text-align': fitting(/^(?:left|right|center|justify|start|end)$/i),
  width: size,
  height: size,
}

function style(value: string): string | undefined {
  const kept = value.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const check = colon > 0 && Object.hasOwn(styles, name) ? styles[name] : undefined
    const said = check?.(declaration.slice(colon + 1))
    return said === undefined ? [] : [`${name}: ${said}`]
  })
  return kept.length > 0 ? kept.join('; ') : undefined
}

/** Classes of the house and of its tools are not for writers: one could lay a sheet over the whole page. */
function classes(value: string): string | undefined {
  const names = value
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,31}$/i.test(name) && !/^(?:ly|ant)-/i.test(name))
  return names.length > 0 ? names.slice(0, 8).join(' ') : undefined
}

const ownFile = /^\/app\/api\/file\/[1-9]\d{0,18}$/

/** Secure addresses, and files of the house. */
function address(value: string): string | undefined {
  const text = value.trim()
  if (ownFile.test(text)) return text
  // A browser passes over line breaks and tabs inside an address; an honest one has none.
  if (!/^https:\/\/[^\s\\<>"'`]+$/i.test(text) || text.length > 1000) return undefined
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}

const length = fitting(/^\d{1,4}%?$/)
const words: Check = (value) => value.slice(0, 200)
const flag: Check = () => ''

/** B-210 to B-214, in the words of the documents. */
const elements: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  span: { class: classes, style },
  img: { style, src: address, alt: words, width: length, height: length },
  video: { style, src: address, width: length, height: length, controls: flag },
  p: { class: classes },
}

export const isAllowed = (name: string): boolean => Object.hasOwn(elements, name)

/** What of the attributes of an element may stay, in the order of the list. */
export function allowedAttributes(
  name: string,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>()
  for (const [attribute, check] of Object.entries(elements[name] ?? {})) {
    const value = given.get(attribute)
    const said = value === undefined ? undefined : check(value)
    if (said !== undefined) kept.set(attribute, said)
  }
  return kept
}
