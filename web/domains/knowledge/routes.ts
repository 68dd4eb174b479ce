import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  coming('/intellectual'),
  { path: '/knowledgeTopics', redirectTo: '/knowledgeTopics/list' },
  coming('/knowledgeTopics/list', { name: 'knowledge-list' }),
  coming('/knowledgeTopics/detail'),
  coming('/repository', { name: 'repository' }),
  coming('/repository/create/article', { newTab: true }),
  coming('/repository/create/mindmap'),
  coming('/repository/modify/article'),
  coming('/repository/modify/mindmap'),
  coming('/repository/create/upload', { newTab: true }),
  coming('/repository/doc/detail'),
  coming('/repository/doc/file'),
  coming('/repository/doc/history'),
  coming('/repository/doc/preview'),
]
