import { errors } from '../kit/index.ts'

export const fileErrors = errors({
  FILE_TOO_LARGE: {
    status: 400,
    'zh-CN': '文件太大了，最多 {max} MB',
    'zh-TW': '檔案太大了，最多 {max} MB',
    'en-US': 'This file is too large. The limit is {max} MB.',
  },
  WRONG_UPLOAD_TYPE: {
    status: 400,
    'zh-CN': '这里不能上传这种文件，可以上传：{kinds}',
    'zh-TW': '這裡不接受這種檔案，可以上傳：{kinds}',
    'en-US': 'This type of file cannot be uploaded here. Allowed: {kinds}.',
  },
  FILE_TYPE_UPLOAD_ERROR: {
    status: 400,
    'zh-CN': '文件内容与扩展名不符，或文件已损坏',
    'zh-TW': '檔案內容與副檔名不符，或檔案已毀損',
    'en-US': 'The content of this file does not match its name, or the file is damaged.',
  },
  SCORM_UPLOAD_ERROR: {
    status: 400,
    'zh-CN': '课件包无法使用：缺少清单文件，或包内有不安全的内容',
    'zh-TW': '教材套件無法使用：缺少清單檔，或套件內有不安全的內容',
    'en-US': 'This SCORM package cannot be used: its manifest is missing, or it contains something unsafe.',
  },
  FILE_NAME_FORMAT: {
    status: 400,
    'zh-CN': '文件名请写成“名称_年-月-日”，例如 培训心得_2026-05-01.docx',
    'zh-TW': '檔名請寫成「名稱_年-月-日」，例如 受訓心得_2026-05-01.docx',
    'en-US': 'Please name the file “title_YYYY-MM-DD”, for example Notes_2026-05-01.docx.',
  },
  ERROR_HAVE_NO_PERMISSION: {
    status: 403,
    'zh-CN': '你没有权限上传这类文件',
    'zh-TW': '您沒有權限上傳這類檔案',
    'en-US': 'You are not allowed to upload this type of file.',
  },
  UPLOAD_NOT_FINISHED: {
    status: 409,
    'zh-CN': '文件还没有传完，请传完后再试',
    'zh-TW': '檔案還沒有傳完，請傳完後再試',
    'en-US': 'The upload is not complete yet. Please finish it first.',
  },
  TOO_MANY_UPLOADS: {
    status: 409,
    'zh-CN': '你还有 {count} 个文件没有传完，请先传完或取消',
    'zh-TW': '您還有 {count} 個檔案沒有傳完，請先傳完或取消',
    'en-US': 'You have {count} unfinished uploads. Please finish or cancel them first.',
  },
  STORAGE_FULL: {
    status: 400,
    'zh-CN': '你的存储空间不够了：共 {quota} MB，还剩 {left} MB。删掉不用的文件后再上传',
    'zh-TW': '您的儲存空間不足：共 {quota} MB，剩下 {left} MB。請刪除用不到的檔案後再上傳',
    'en-US':
      'You do not have enough storage: {left} MB of {quota} MB are left. Remove files that you no longer need.',
  },
  SITE_STORAGE_FULL: {
    status: 400,
    'zh-CN': '学习平台的存储空间已满，暂时不能上传，请联系管理员',
    'zh-TW': '學習平台的儲存空間已滿，暫時無法上傳，請聯絡管理員',
    'en-US':
      'The storage of this portal is full, so nothing can be uploaded. Please tell your administrator.',
  },
  FILE_LINK_ENDED: {
    // 404 on purpose: on the content host the caller has nothing but the link (Q-013 is about the API).
    status: 404,
    'zh-CN': '链接已失效，请回到原来的页面重新打开',
    'zh-TW': '連結已失效，請回到原來的頁面重新開啟',
    'en-US': 'This link has expired. Please open the file again from its page.',
  },
  FILE_IN_USE: {
    status: 409,
    'zh-CN': '课程《{title}》正在使用这个文件，不能删除',
    'zh-TW': '課程《{title}》正在使用這個檔案，無法刪除',
    'en-US': 'The course “{title}” uses this file, so it cannot be removed.',
  },
})
