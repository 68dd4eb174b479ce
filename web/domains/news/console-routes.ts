import type { ConsoleRoute } from '#ui/layout/console-route'

export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/news',
    label: { 'zh-CN': '公告与资讯', 'zh-TW': '公告與資訊', 'en-US': 'Announcements' },
    entry: { group: 'content', icon: 'horn' },
    permissions: ['news.manage'],
    load: async () => (await import('./console/news-list-page.tsx')).NewsListPage,
  },
  {
    path: '/news/:id',
    label: { 'zh-CN': '编辑公告', 'zh-TW': '編輯公告', 'en-US': 'Edit an announcement' },
    permissions: ['news.manage'],
    load: async () => (await import('./console/news-editor-page.tsx')).NewsEditorPage,
  },
  {
    path: '/news/:id/readers',
    label: { 'zh-CN': '阅读情况', 'zh-TW': '閱讀情形', 'en-US': 'Readers' },
    permissions: ['news.manage'],
    load: async () => (await import('./console/readers-page.tsx')).ReadersPage,
  },
]
