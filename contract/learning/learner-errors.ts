import { errors } from '../kit/index.ts'

export const learnerErrors = errors({
  WAIVER_TOO_LATE: {
    status: 409,
    'zh-CN': '只有正在学或没通过的人可以免修',
    'zh-TW': '只有正在學習或未通過的人可以免修',
    'en-US': 'A waiver is only possible for someone who is studying or has failed.',
  },
  BULK_NEEDS_CONFIRMING: {
    status: 409,
    'zh-CN': '这次会影响 {count} 人，请先看预演再确认',
    'zh-TW': '這次會影響 {count} 人，請先看預演再確認',
    'en-US': 'This affects {count} people. Please check the preview and confirm.',
  },
  BULK_UNDONE: {
    status: 409,
    'zh-CN': '这次操作已经撤销过了',
    'zh-TW': '這次操作已經復原過了',
    'en-US': 'This has already been undone.',
  },
  BULK_TOO_OLD: {
    status: 409,
    'zh-CN': '超过 30 天的操作不能撤销',
    'zh-TW': '超過 30 天的操作無法復原',
    'en-US': 'This can no longer be undone after 30 days.',
  },
})
