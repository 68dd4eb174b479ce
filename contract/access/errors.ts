import { errors } from '../kit/index.ts'

export const accessErrors = errors({
  ACCESS_BEYOND_RIGHTS: {
    status: 400,
    'zh-CN': '其中有 {count} 项权限你自己没有，或不在你的管理范围内，不能授予或收回',
    'zh-TW': '其中有 {count} 項權限您自己沒有，或不在您的管理範圍內，無法授予或收回',
    'en-US':
      'You do not hold {count} of these permissions yourself, or not there, so you cannot give or take them.',
  },
  ACCESS_ROLE_NAME_TAKEN: {
    status: 400,
    'zh-CN': '已经有一个叫“{name}”的角色',
    'zh-TW': '已經有名為「{name}」的角色',
    'en-US': 'A role called “{name}” already exists.',
  },
  ACCESS_ROLE_HELD: {
    status: 400,
    'zh-CN': '还有 {count} 人持有这个角色，收回之后才能删除',
    'zh-TW': '還有 {count} 人持有這個角色，收回後才能刪除',
    'en-US': '{count} people still have this role. Withdraw it from them before deleting it.',
  },
  ACCESS_ROLES_FULL: {
    status: 400,
    'zh-CN': '自定义角色最多 {max} 个',
    'zh-TW': '自訂角色最多 {max} 個',
    'en-US': 'There can be at most {max} custom roles.',
  },
  ACCESS_SCOPE_OF_ROLE: {
    status: 400,
    'zh-CN': '只有培训管理员和自定义角色可以限定范围，这个角色只能授予全站',
    'zh-TW': '只有訓練管理員和自訂角色可以限定範圍，這個角色只能授予全站',
    'en-US':
      'Only training administration and custom roles can be narrowed. This role holds in the whole site.',
  },
  ACCESS_DAY_OVER: {
    status: 400,
    'zh-CN': '最后一天不能早于今天',
    'zh-TW': '最後一天不能早於今天',
    'en-US': 'The last day must not lie before today.',
  },
  ACCESS_TOO_MANY: {
    status: 400,
    'zh-CN': '这次会涉及 {count} 人，请先预览，再按预览的人数确认',
    'zh-TW': '這次會影響 {count} 人，請先預覽，再依預覽的人數確認',
    'en-US': 'This affects {count} people. Check the preview first, then confirm the number.',
  },
})
