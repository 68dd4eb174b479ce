import { errors } from '../kit/index.ts'

export const orgErrors = errors({
  /** E-103. */
  RESOURCE_IN_USE: {
    status: 409,
    'zh-CN': '“{name}”还有 {count} 处在用，先改用别的再移除',
    'zh-TW': '「{name}」還有 {count} 處在使用，請先改用其他項目再移除',
    'en-US': '“{name}” is still used in {count} places. Change those first.',
  },
  UNIT_NOT_EMPTY: {
    status: 409,
    'zh-CN': '“{name}”还有 {people} 人、{units} 个下级部门，先移走再关闭',
    'zh-TW': '「{name}」還有 {people} 人、{units} 個下級部門，請先移出再關閉',
    'en-US': '“{name}” still has {people} people and {units} departments below it. Move them first.',
  },
  UNIT_CIRCLE: {
    status: 409,
    'zh-CN': '部门不能移到自己或自己的下级里',
    'zh-TW': '部門不能移到自己或自己的下級裡',
    'en-US': 'A department cannot move into itself or below itself.',
  },
  MOVE_CHANGED: {
    status: 409,
    'zh-CN': '人数已从 {seen} 变为 {people}，请再看一遍影响后确认',
    'zh-TW': '人數已從 {seen} 變為 {people}，請再看一次影響後確認',
    'en-US': 'This now affects {people} people instead of {seen}. Please check again before you confirm.',
  },
  MOVE_OVERTAKEN: {
    status: 409,
    'zh-CN': '之后组织又有变动，这次移动已不能撤销',
    'zh-TW': '之後組織又有異動，這次移動已無法復原',
    'en-US': 'The organization has changed since, so this move can no longer be undone.',
  },
  CODE_TAKEN: {
    status: 409,
    'zh-CN': '编码 {code} 已被使用，换一个试试',
    'zh-TW': '代碼 {code} 已被使用，請換一個',
    'en-US': 'The code {code} is already taken.',
  },
  NAME_TAKEN: {
    status: 409,
    'zh-CN': '已经有“{name}”了',
    'zh-TW': '已經有「{name}」了',
    'en-US': '“{name}” already exists.',
  },
  FAMILY_TOO_DEEP: {
    status: 409,
    'zh-CN': '序列只有两层：序列和子序列',
    'zh-TW': '職系只有兩層：職系與子職系',
    'en-US': 'Job families can only have two levels.',
  },
  LINE_CIRCLE: {
    status: 409,
    'zh-CN': '这样汇报关系会绕成一圈，请先调整上级',
    'zh-TW': '這樣匯報關係會繞成一圈，請先調整主管',
    'en-US': 'People would end up reporting to each other in a circle. Change a manager first.',
  },
  JOB_DATES: {
    status: 409,
    'zh-CN': '任职的结束日期不能早于开始日期，也不能晚于今天',
    'zh-TW': '任職的結束日期不能早於開始日期，也不能晚於今天',
    'en-US': 'A job cannot end before it starts or after today.',
  },
})
