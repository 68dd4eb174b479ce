import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/people',
    label: { 'zh-CN': '人员', 'zh-TW': '人員', 'en-US': 'People' },
    entry: { group: 'people', icon: 'users' },
    permissions: ['people.read'],
    load: async () => (await import('./list/people-page.tsx')).PeoplePage,
  },
  {
    path: '/people/registrations',
    label: { 'zh-CN': '注册审核', 'zh-TW': '註冊審核', 'en-US': 'Registrations' },
    entry: { group: 'people', icon: 'done' },
    permissions: ['people.manage'],
    load: async () => (await import('./registration/registrations-page.tsx')).RegistrationsPage,
  },
  {
    path: '/people/:id',
    label: { 'zh-CN': '个人档案', 'zh-TW': '個人檔案', 'en-US': 'Profile' },
    permissions: ['people.read'],
    load: async () => (await import('./person/person-page.tsx')).PersonPage,
  },
  {
    path: '/people/import',
    label: { 'zh-CN': '导入人员', 'zh-TW': '匯入人員', 'en-US': 'Import people' },
    entry: { group: 'people', icon: 'upload' },
    permissions: ['people.import'],
    load: async () => (await import('./import/import-page.tsx')).ImportPage,
  },
  {
    path: '/people/import/:id',
    label: { 'zh-CN': '一次导入', 'zh-TW': '一次匯入', 'en-US': 'One import' },
    permissions: ['people.import'],
    load: async () => (await import('./import/import-detail-page.tsx')).OneImportPage,
  },
]
