import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  close: 'Close',
  undo: 'Undo',
  loading: 'Loading',
  retry: 'Try again',
  failed: 'This did not load',
  failedHint: 'The network may be down. Try again in a moment.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
}
