import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/points/rules',
    label: { 'zh-CN': '积分规则', 'zh-TW': '點數規則', 'en-US': 'Points rules' },
    entry: { group: 'operation', icon: 'coin' },
    permissions: ['points.rule'],
    load: async () => (await import('./console/rule/rules-page.tsx')).RulesPage,
  },
  {
    path: '/points/grants',
    label: { 'zh-CN': '积分发放', 'zh-TW': '點數發放', 'en-US': 'Grants' },
    entry: { group: 'operation', icon: 'plus' },
    permissions: ['points.grant'],
    load: async () => (await import('./console/grant/grants-page.tsx')).GrantsPage,
  },
  {
    path: '/points/ledger',
    label: { 'zh-CN': '积分流水', 'zh-TW': '點數異動', 'en-US': 'Points ledger' },
    entry: { group: 'operation', icon: 'list' },
    permissions: ['points.ledger'],
    load: async () => (await import('./console/ledger/ledger-page.tsx')).LedgerPage,
  },
  {
    path: '/points/review',
    label: { 'zh-CN': '积分复核', 'zh-TW': '點數複核', 'en-US': 'Points review' },
    entry: { group: 'operation', icon: 'shield' },
    permissions: ['points.review'],
    load: async () => (await import('./console/review/review-page.tsx')).ReviewPage,
  },
]
