import { errors } from '../kit/index.ts'

export const questionImportErrors = errors({
  QUESTION_IMPORT_UNREADABLE: {
    status: 400,
    'zh-CN': '无法读取“{name}”，请核对文件格式',
    'zh-TW': '無法讀取「{name}」，請核對檔案格式',
    'en-US': '“{name}” cannot be read. Please check its format.',
  },
  QUESTION_IMPORT_EMPTY: {
    status: 400,
    'zh-CN': '文件里没有找到试题',
    'zh-TW': '檔案裡沒有找到試題',
    'en-US': 'There are no questions in this file.',
  },
  QUESTION_IMPORT_LARGE: {
    status: 400,
    'zh-CN': '一次最多导入 {most} 道题，请分成几个文件',
    'zh-TW': '一次最多匯入 {most} 題，請分成幾個檔案',
    'en-US': 'At most {most} questions can be imported at once. Please split the file.',
  },
  QUESTION_IMPORT_STATE: {
    status: 409,
    'zh-CN': '这次导入已经到了另一步，请刷新后再看',
    'zh-TW': '這次匯入已經到了另一步，請重新整理後再看',
    'en-US': 'This import has moved on to another step. Please reload.',
  },
  QUESTION_IMPORT_NOTHING: {
    status: 400,
    'zh-CN': '没有可以写入的试题',
    'zh-TW': '沒有可以寫入的試題',
    'en-US': 'There are no questions that can be imported.',
  },
})
