import { admin, lin, type Screen } from '../screen.ts'
import { suggested } from '../steps.ts'

const found = (terms: string) => `/search?searchValue=${encodeURIComponent(terms)}`

export const searchScreens: readonly Screen[] = [
  { name: 'search', path: found('数据'), ...lin },
  { name: 'search-start', path: '/search', ...lin },
  { name: 'search-none', path: found('火星移民'), ...lin },
  { name: 'search-box', path: '/home', ...lin, prepare: (page) => suggested(page, '管理') },
  { name: 'admin-search', path: '/manage/search/words', ...admin },
]
