import type { ShellIconName } from '../parts/shell-icon-paths.ts'

/** The main menu, in its order; what has no address of its own only opens its panel. */
export const mainMenu = [
  { name: 'course', path: '/course', panel: true },
  { name: 'certification', path: '/certification', panel: false },
  { name: 'exam', path: '/exam', panel: false },
  { name: 'knowledge', path: '/repository', panel: false },
  { name: 'question', path: '/questionAnswer', panel: false },
  { name: 'circle', path: '/circle', panel: true },
  { name: 'more', path: undefined, panel: true },
] as const

type MoreEntry = { readonly name: string; readonly path: string; readonly icon: ShellIconName }

/** What the More menu holds, two in a row. */
export const moreMenu = [
  { name: 'map', path: '/learningMap', icon: 'route' },
  { name: 'recommend', path: '/recommend', icon: 'star' },
  { name: 'topics', path: '/knowledgeTopics', icon: 'layers' },
  // The bare address /live is where machines ask whether the server is well.
  { name: 'live', path: '/live/list', icon: 'live' },
  { name: 'lecturer', path: '/lecturer', icon: 'lecturer' },
  { name: 'fame', path: '/fame', icon: 'trophy' },
  { name: 'mall', path: '/integral-mall/list', icon: 'gift' },
  { name: 'pk', path: '/pk', icon: 'swords' },
  { name: 'news', path: '/announcement', icon: 'horn' },
  { name: 'calendar', path: '/learning-calendar', icon: 'calendar' },
] as const satisfies readonly MoreEntry[]
