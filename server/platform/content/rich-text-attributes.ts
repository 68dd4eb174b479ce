type Check = (value: string) => string | undefined

/** The text if it matches, else undefined. */
const fitting =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value.trim()) ? value.trim().toLowerCase() : undefined

const colour = fitting(
  /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*[01]?(?:\.\d{1,3})?\s*)?\))$/i,
)
const size = fitting(/^(?:\d{1,3}(?:\.\d{1,2})?(?:px|em|rem|%)|auto)$/i)

/** the allowed styles. None of them can move an element or load anything. */
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
  const allowed = value.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const check = colon > 0 && Object.hasOwn(styles, name) ? styles[name] : undefined
    const cleaned = check?.(declaration.slice(colon + 1))
    return cleaned === undefined ? [] : [`${name}: ${cleaned}`]
  })
  return allowed.length > 0 ? allowed.join('; ') : undefined
}

/** Our own CSS classes are not allowed: an author could cover the whole page with them. */
function classes(value: string): string | undefined {
  const names = value
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,31}$/i.test(name) && !/^(?:ly|ant)-/i.test(name))
  return names.length > 0 ? names.slice(0, 8).join(' ') : undefined
}

const ownFile = /^\/app\/api\/file\/[1-9]\d{0,18}$/

/** HTTPS addresses and our own files. */
function address(value: string): string | undefined {
  const text = value.trim()
  if (ownFile.test(text)) return text
  // Browsers ignore line breaks and tabs inside an address; a legitimate one has none.
  if (!/^https:\/\/[^\s\\<>"'`]+$/i.test(text) || text.length > 1000) return undefined
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined
}

const length = fitting(/^\d{1,4}%?$/)
const shortText: Check = (value) => value.slice(0, 200)
const flag: Check = () => ''

/** B-210 to B-214: the allowed elements and attributes. */
const elements: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  span: { class: classes, style },
  img: { style, src: address, alt: shortText, width: length, height: length },
  video: { style, src: address, width: length, height: length, controls: flag },
  p: { class: classes },
}

export const isAllowed = (name: string): boolean => Object.hasOwn(elements, name)

/** The attributes of an element that may stay, in the order of the list. */
export function allowedAttributes(
  name: string,
  given: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const allowed = new Map<string, string>()
  for (const [attribute, check] of Object.entries(elements[name] ?? {})) {
    const value = given.get(attribute)
    const cleaned = value === undefined ? undefined : check(value)
    if (cleaned !== undefined) allowed.set(attribute, cleaned)
  }
  return allowed
}
