import type { Area } from '@lyceum/contract/site'
import type { IconName } from '#ui/picture/icon'

/** The main menu, in its order; what has no address of its own only opens its panel. */
export const mainMenu = [
  { name: 'course', path: '/course', panel: true },
  { name: 'certification', path: '/certification', panel: false, area: 'certification' },
  { name: 'exam', path: '/exam', panel: false, area: 'exam' },
  { name: 'knowledge', path: '/repository', panel: false, area: 'knowledge' },
  { name: 'question', path: '/questionAnswer', panel: false, area: 'qa' },
  { name: 'circle', path: '/circle', panel: true, area: 'circle' },
  { name: 'more', path: undefined, panel: true },
] as const

/** The entries of a menu whose part of the portal the site has. */
export function openEntries<E extends { readonly name: string; readonly area?: Area }>(
  menu: readonly E[],
  closed: readonly Area[],
): readonly E[] {
  return menu.filter(({ area }) => area === undefined || !closed.includes(area))
}

type MoreEntry = {
  readonly name: string
  readonly path: string
  readonly icon: IconName
  readonly area?: Area
}

/** What the More menu holds, two in a row. */
export const moreMenu = [
  { name: 'map', path: '/learningMap', icon: 'route', area: 'map' },
  { name: 'recommend', path: '/recommend', icon: 'star' },
  { name: 'topics', path: '/knowledgeTopics', icon: 'layers', area: 'knowledge' },
  // The bare address /live is where machines ask whether the server is well.
  { name: 'live', path: '/live/list', icon: 'live', area: 'live' },
  { name: 'lecturer', path: '/lecturer', icon: 'lecturer', area: 'lecturer' },
  { name: 'fame', path: '/fame', icon: 'trophy', area: 'fame' },
  { name: 'mall', path: '/integral-mall/list', icon: 'gift', area: 'mall' },
  { name: 'pk', path: '/pk', icon: 'swords', area: 'pk' },
  { name: 'news', path: '/announcement', icon: 'horn', area: 'news' },
  { name: 'calendar', path: '/learning-calendar', icon: 'calendar' },
] as const satisfies readonly MoreEntry[]
