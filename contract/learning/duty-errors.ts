import { errors } from '../kit/index.ts'

export const dutyErrors = errors({
  DUTY_NEEDS_UNIT: {
    status: 400,
    'zh-CN': '请选择一个你管理的部门，规则只对它的人生效',
    'zh-TW': '請選擇一個您管理的部門，規則只對該部門的人員生效',
    'en-US': 'Please choose a department in your scope. The rule applies to its people only.',
  },
  DUTY_CHANGED: {
    status: 409,
    'zh-CN': '规则刚刚被改过，请看过最新的预览再继续',
    'zh-TW': '規則剛被修改過，請看過最新預覽再繼續',
    'en-US': 'The rule was changed in the meantime. Please check the new preview first.',
  },
  DUTY_WRONG_STATE: {
    status: 409,
    'zh-CN': '规则现在的状态不能这样做',
    'zh-TW': '規則目前的狀態無法這麼做',
    'en-US': 'This is not possible with the rule’s current status.',
  },
  DUTY_OWN_PROPOSAL: {
    status: 403,
    'zh-CN': '自己提出的规则要由另一位管理员同意',
    'zh-TW': '自己提出的規則要由另一位管理員同意',
    'en-US': 'Another administrator must approve your proposal.',
  },
})
