import { pluralise } from '#lib/language/pluralise'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Search terms',
  lead: 'What people search for, and what they do not find. A term without results is often an idea for a new course.',
  views: { hot: 'Most searched', empty: 'Without results' },
  view: 'Show',
  days: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  period: 'Period',
  searches: 'Searches',
  inVain: 'Without results',
  share: 'Share without results',
  term: 'Term',
  people: 'People',
  peopleHint: 'Each person is counted once a day',
  times: 'Times',
  empty: 'Without results',
  lastOn: 'Last searched',
  none: { hot: 'No searches in this period', empty: 'Every search in this period had results' },
  total: (count) => pluralise(count, 'term'),
}
