import { errors } from '../kit/index.ts'

export const leaveErrors = errors({
  LEAVE_FIELD_REQUIRED: {
    status: 400,
    'zh-CN': '请选择请假类型并写明原因',
    'zh-TW': '請選擇假別並填寫事由',
    'en-US': 'Please choose a type of leave and enter a reason.',
  },
  LEAVE_TIME_ORDER: {
    status: 400,
    'zh-CN': '开始时间要早于结束时间',
    'zh-TW': '開始時間須早於結束時間',
    'en-US': 'The end must be after the start.',
  },
  LEAVE_TOO_LONG: {
    status: 400,
    'zh-CN': '一次请假最多 {days} 天',
    'zh-TW': '單次請假最多 {days} 天',
    'en-US': 'Leave can be at most {days} days.',
  },
  LEAVE_DECIDED: {
    status: 409,
    'zh-CN': '这份请假已经处理过了',
    'zh-TW': '這份假單已處理過了',
    'en-US': 'This request has already been reviewed.',
  },
  LEAVE_NOT_CLOSED: {
    status: 409,
    'zh-CN': '只有已驳回或已撤回的请假可以删除',
    'zh-TW': '只有已駁回或已撤回的假單可以刪除',
    'en-US': 'Only declined or withdrawn requests can be deleted.',
  },
})
