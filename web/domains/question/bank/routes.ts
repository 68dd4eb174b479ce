import type { ConsoleRoute } from '#ui/layout/console-route'

/** The question bank in the console. */
export const bankRoutes: readonly ConsoleRoute[] = [
  {
    path: '/questions',
    label: { 'zh-CN': '题库', 'zh-TW': '題庫', 'en-US': 'Question bank' },
    entry: { group: 'exam', icon: 'database' },
    permissions: ['exam.read'],
    load: async () => (await import('./list/bank-page.tsx')).BankPage,
  },
  {
    path: '/questions/new',
    label: { 'zh-CN': '新建试题', 'zh-TW': '新增試題', 'en-US': 'New question' },
    permissions: ['exam.author'],
    load: async () => (await import('./editor/question-page.tsx')).NewQuestionPage,
  },
  {
    path: '/questions/import',
    label: { 'zh-CN': '导入试题', 'zh-TW': '匯入試題', 'en-US': 'Import questions' },
    permissions: ['exam.author'],
    load: async () => (await import('./import/import-page.tsx')).ImportPage,
  },
  {
    path: '/questions/import/:id',
    label: { 'zh-CN': '导入试题', 'zh-TW': '匯入試題', 'en-US': 'Import questions' },
    permissions: ['exam.author'],
    load: async () => (await import('./import/import-detail-page.tsx')).OneImportPage,
  },
  {
    path: '/questions/:id',
    label: { 'zh-CN': '编辑试题', 'zh-TW': '編輯試題', 'en-US': 'Edit question' },
    permissions: ['exam.author'],
    load: async () => (await import('./editor/question-page.tsx')).QuestionPage,
  },
]
