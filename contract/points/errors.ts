import { errors } from '../kit/index.ts'

export const pointsErrors = errors({
  INTEGRAL_NOT_ENOUGH: {
    status: 409,
    'zh-CN': '积分不够，还差 {missing} 分',
    'zh-TW': '點數不足，還差 {missing} 點',
    'en-US': 'Not enough points: {missing} more are needed.',
  },
  TASK_COLLECT_FAILED: {
    status: 409,
    'zh-CN': '这份积分已经领过，或不是今天的任务了',
    'zh-TW': '這份點數已經領過，或不是今天的任務了',
    'en-US': 'These points were already collected, or the task is not from today.',
  },
  ERROR_HAVE_SIGN_IN: {
    status: 409,
    'zh-CN': '今天已经签到过了，明天再来',
    'zh-TW': '今天已經簽到過了，明天再來',
    'en-US': 'You have already checked in today.',
  },
  SIGN_IN_FAILED: {
    status: 500,
    'zh-CN': '签到没有成功，请稍后再试',
    'zh-TW': '簽到沒有成功，請稍後再試',
    'en-US': 'Check-in failed. Please try again in a moment.',
  },
  GIFT_FOR_ONESELF: {
    status: 400,
    'zh-CN': '礼物送给别人才有意思，不能送给自己',
    'zh-TW': '禮物要送給別人才有意思，不能送給自己',
    'en-US': 'You cannot send a gift to yourself.',
  },
  GIFT_WITHOUT_AUTHOR: {
    status: 400,
    'zh-CN': '这项内容没有署名的作者，收不了礼物',
    'zh-TW': '這項內容沒有具名的作者，無法收禮物',
    'en-US': 'This has no author who could receive the gift.',
  },
  GRANT_TOO_MUCH: {
    status: 409,
    'zh-CN': '{name} 只有 {balance} 积分，扣不了这么多',
    'zh-TW': '{name} 只有 {balance} 點，扣不了這麼多',
    'en-US': '{name} has only {balance} points, so no more can be deducted.',
  },
  GRANT_NEEDS_CONFIRMING: {
    status: 409,
    'zh-CN': '涉及 {people} 人，请先看过试算并确认人数',
    'zh-TW': '涉及 {people} 人，請先看過試算並確認人數',
    'en-US': 'This affects {people} people. Check the preview and confirm the number.',
  },
  RULE_CHANGED: {
    status: 409,
    'zh-CN': '这条规则刚被别人改过，请先看最新的',
    'zh-TW': '這條規則剛被別人修改過，請先看最新的',
    'en-US': 'Someone else has just changed this rule. Please check the latest version first.',
  },
  RULE_SPAN_WRONG: {
    status: 400,
    'zh-CN': '结束时间要晚于开始时间',
    'zh-TW': '結束時間要晚於開始時間',
    'en-US': 'The end must be after the start.',
  },
  SIMULATION_TOO_LONG: {
    status: 409,
    'zh-CN': '过去 30 天的记录太多，几秒内算不完；规则仍可以保存',
    'zh-TW': '過去 30 天的紀錄太多，幾秒內算不完；規則仍可以儲存',
    'en-US': 'There is too much data in the last 30 days for a quick preview. You can still save the rule.',
  },
  GRANT_UNREADABLE: {
    status: 400,
    'zh-CN': '这份表读不了：请用 XLSX 或 CSV，首行写「账号」「积分」',
    'zh-TW': '無法讀取這份表格：請用 XLSX 或 CSV，首列寫「帳號」「點數」',
    'en-US': 'This file cannot be read. Use XLSX or CSV with “Account” and “Points” in the first row.',
  },
  GRANT_UNDONE: {
    status: 409,
    'zh-CN': '这一次已经撤销过了',
    'zh-TW': '這一次已經撤銷過了',
    'en-US': 'This was already undone.',
  },
  GRANT_TOO_OLD: {
    status: 409,
    'zh-CN': '超过 7 天，不能整批撤销；可以在流水里逐笔冲回',
    'zh-TW': '超過 7 天，無法整批撤銷；可以在流水中逐筆沖回',
    'en-US':
      'A grant cannot be undone after 7 days. You can still reverse single transactions in the ledger.',
  },
  SUSPICION_DECIDED: {
    status: 409,
    'zh-CN': '这笔已经有人复核过了',
    'zh-TW': '這筆已經有人複核過了',
    'en-US': 'Someone has already decided on this.',
  },
  MOVEMENT_REVERSED: {
    status: 409,
    'zh-CN': '这笔已经冲回，或不能冲回',
    'zh-TW': '這筆已經沖回，或無法沖回',
    'en-US': 'This was already reversed, or cannot be reversed.',
  },
})
