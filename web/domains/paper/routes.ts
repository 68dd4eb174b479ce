import type { ConsoleRoute } from '#ui/layout/console-route'

/** Papers in the console: create, simulate, publish. */
export const paperRoutes: readonly ConsoleRoute[] = [
  {
    path: '/papers',
    label: { 'zh-CN': '试卷', 'zh-TW': '試卷', 'en-US': 'Papers' },
    entry: { group: 'exam', icon: 'note' },
    permissions: ['exam.read'],
    load: async () => (await import('./list/papers-page.tsx')).PapersPage,
  },
  {
    path: '/papers/:id',
    label: { 'zh-CN': '编辑试卷', 'zh-TW': '編輯試卷', 'en-US': 'Edit paper' },
    permissions: ['exam.read'],
    load: async () => (await import('./editor/paper-page.tsx')).PaperPage,
  },
  {
    path: '/papers/:id/simulate',
    label: { 'zh-CN': '模拟抽卷', 'zh-TW': '模擬抽卷', 'en-US': 'Simulate' },
    permissions: ['exam.author'],
    load: async () => (await import('./simulate/simulate-page.tsx')).SimulatePage,
  },
]
