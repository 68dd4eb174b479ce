import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  closed: {
    unknown: {
      title: 'There is no learning portal at this address',
      hint: 'Check the address, or ask your administrator for the right one.',
    },
    expired: {
      title: 'This portal has expired',
      hint: 'Nothing is lost: content and records will be available again when it is renewed. Please contact your administrator.',
    },
  },
}
