import { errors } from '../kit/index.ts'

export const adminErrors = errors({
  TOO_MANY_DOWNLOADS: {
    status: 409,
    'zh-CN': '已有 {count} 个文件在生成，请等其中一个完成',
    'zh-TW': '已有 {count} 個檔案正在產生，請等其中一個完成',
    'en-US': '{count} of your files are being created. Please wait for one to finish.',
  },
  DOWNLOAD_FILTER: {
    status: 400,
    'zh-CN': '导出条件不符合要求',
    'zh-TW': '匯出條件不符合要求',
    'en-US': 'The selected rows are not valid.',
  },
  DOWNLOAD_NOT_READY: {
    status: 409,
    'zh-CN': '文件还没有生成好',
    'zh-TW': '檔案還沒有產生完成',
    'en-US': 'The file is not ready.',
  },
  DOWNLOAD_GONE: {
    status: 400,
    'zh-CN': '文件已过期并清除，请重新导出',
    'zh-TW': '檔案已過期並清除，請重新匯出',
    'en-US': 'The file has expired. Please export it again.',
  },
  DOWNLOAD_RIGHT_LOST: {
    status: 403,
    'zh-CN': '你已不再拥有导出时的权限，不能下载这个文件',
    'zh-TW': '您已不再擁有匯出時的權限，無法下載這個檔案',
    'en-US': 'You no longer have permission to download this file.',
  },
  DOWNLOAD_ACT_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '当前状态下不能这样操作',
    'zh-TW': '目前的狀態無法執行這項操作',
    'en-US': 'This is not possible with its current status.',
  },
})
