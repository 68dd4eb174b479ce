import { counted } from '#lib/counted'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Search words',
  lead: 'What people look for, and what is not there yet. A word without results is often the next course.',
  views: { hot: 'Most searched', empty: 'Without results' },
  view: 'Which words',
  days: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  period: 'Period',
  searches: 'Searches',
  inVain: 'Without results',
  share: 'Share without results',
  word: 'Word',
  people: 'People',
  peopleHint: 'Each person once a day',
  times: 'Times',
  empty: 'Without results',
  lastOn: 'Last searched',
  none: { hot: 'Nobody has searched in this period', empty: 'Every search of this period found something' },
  total: (count) => counted(count, 'word'),
}
