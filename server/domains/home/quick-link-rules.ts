import type { QuickModule } from '@lyceum/contract/home'
import type { Area } from '@lyceum/contract/site'

/** As many as fit beside the calendar and can be read at a glance. */
export const mostEntries = 12

/** The numbers of the built-in icons. */
const images = /^(?:[1-9]|1[0-2])$/

type Typed = { readonly title: string; readonly link: string; readonly image: string }
export type QuickProblem = 'incomplete' | 'title' | 'link'

/** What is wrong with an entry, most general problem first: all three fields are required together (B-391). */
export function problemWith({ title, link, image }: Typed): QuickProblem | undefined {
  const missing = [title, link, image].filter((field) => field === '').length
  if (missing > 1 || !images.test(image)) return 'incomplete'
  if (title === '' || Array.from(title).length > 17) return 'title'
  return isWebAddress(link) ? undefined : 'link'
}

function isWebAddress(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
}

/** The part of the portal that a module belongs to: a site that has disabled it does not offer the module. */
export const areaOf: Readonly<Partial<Record<QuickModule, Area>>> = {
  exam: 'exam',
  announcement: 'news',
  lecturer: 'lecturer',
  knowledge: 'knowledge',
  qa: 'qa',
  circle: 'circle',
  map: 'map',
  live: 'live',
  mall: 'mall',
  rank: 'fame',
  pk: 'pk',
}
