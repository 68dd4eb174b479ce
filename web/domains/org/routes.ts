import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/org',
    label: { 'zh-CN': '组织架构', 'zh-TW': '組織架構', 'en-US': 'Organization' },
    entry: { group: 'people', icon: 'tree' },
    permissions: ['org.read'],
    load: async () => (await import('./admin/units/org-page.tsx')).OrgPage,
  },
  {
    path: '/org/positions',
    label: { 'zh-CN': '岗位与职级', 'zh-TW': '職位與職等', 'en-US': 'Positions' },
    entry: { group: 'people', icon: 'layers' },
    permissions: ['org.read'],
    load: async () => (await import('./admin/positions/positions-page.tsx')).PositionsPage,
  },
  {
    path: '/org/centres',
    label: { 'zh-CN': '培训中心', 'zh-TW': '訓練中心', 'en-US': 'Training centers' },
    entry: { group: 'people', icon: 'flag' },
    permissions: ['org.read'],
    load: async () => (await import('./admin/centres/centres-page.tsx')).CentresPage,
  },
]
