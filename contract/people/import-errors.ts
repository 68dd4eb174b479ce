import { errors } from '../kit/index.ts'

export const importErrors = errors({
  IMPORT_UNREADABLE: {
    status: 400,
    'zh-CN': '无法读取这个文件，请另存为 Excel 工作簿（.xlsx）或 CSV 后再试',
    'zh-TW': '無法讀取這個檔案，請另存為 Excel 活頁簿（.xlsx）或 CSV 後再試',
    'en-US': 'This file cannot be read. Please save it as an Excel workbook (.xlsx) or CSV and try again.',
  },
  IMPORT_EMPTY: {
    status: 400,
    'zh-CN': '文件里没有人员：第一行应是标题，从第二行起每行一人',
    'zh-TW': '檔案裡沒有人員：第一列應是標題，從第二列起每列一人',
    'en-US':
      'There are no people in this file. The first row must contain headings, followed by one person per row.',
  },
  IMPORT_MAPPING: {
    status: 400,
    'zh-CN': '还有必需的内容没有对应的列：{fields}',
    'zh-TW': '還有必要的內容沒有對應的欄：{fields}',
    'en-US': 'Required fields have no column yet: {fields}.',
  },
  IMPORT_STATE: {
    status: 409,
    'zh-CN': '这次导入已经到了另一步，请刷新后再看',
    'zh-TW': '這次匯入已經到了另一步，請重新整理後再看',
    'en-US': 'This import has moved on to another step. Please reload.',
  },
  IMPORT_BRAKE: {
    status: 409,
    'zh-CN': '这次会改动或停用 {touched} 人，超过上限 {limit} 人，请输入人数确认',
    'zh-TW': '這次會變更或停用 {touched} 人，超過上限 {limit} 人，請輸入人數確認',
    'en-US':
      'This would change or disable {touched} people, above the limit of {limit}. Type the number to go on.',
  },
  IMPORT_OTHER_RUNS: {
    status: 409,
    'zh-CN': '另一份名单正在写入，请等它完成',
    'zh-TW': '另一份名單正在寫入，請等它完成',
    'en-US': 'Another list is being imported. Please wait until it is finished.',
  },
  IMPORT_NOTHING: {
    status: 400,
    'zh-CN': '名单与现有人员一致，没有需要写入的内容',
    'zh-TW': '名單與現有人員一致，沒有需要寫入的內容',
    'en-US': 'The list matches the people here. There is nothing to import.',
  },
  IMPORT_UNDO_OVER: {
    status: 409,
    'zh-CN': '导入超过 30 天，不能再撤销',
    'zh-TW': '匯入超過 30 天，不能再復原',
    'en-US': 'This import can no longer be undone after 30 days.',
  },
  SCIM_TOKENS_MANY: {
    status: 409,
    'zh-CN': '最多同时使用 {max} 个令牌，请先停用不再使用的',
    'zh-TW': '最多同時使用 {max} 個權杖，請先停用不再使用的',
    'en-US': 'At most {max} tokens can be in use. Please revoke one first.',
  },
  SCIM_TOKEN_IDLE: {
    status: 400,
    'zh-CN': '请至少选择一项：人员或部门',
    'zh-TW': '請至少選擇一項：人員或部門',
    'en-US': 'Please choose people, departments or both.',
  },
  SYNC_UNSET: {
    status: 409,
    'zh-CN': '请先保存筛选条件和属性对应，再同步',
    'zh-TW': '請先儲存篩選條件和屬性對應，再同步',
    'en-US': 'Please save the filter and the attributes first.',
  },
  SYNC_PROVIDER: {
    status: 400,
    'zh-CN': '目录没有回应，请检查地址、账号和筛选条件',
    'zh-TW': '目錄沒有回應，請檢查位址、帳號和篩選條件',
    'en-US': 'The directory did not respond. Please check its address, account and filter.',
  },
})
