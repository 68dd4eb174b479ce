import { errors } from '../kit/index.ts'

export const courseErrors = errors({
  COURSE_DRAFT_CHANGED: {
    status: 409,
    'zh-CN': '草稿已在别处保存过，请先载入最新的再改',
    'zh-TW': '草稿已在別處儲存過，請先載入最新版本再修改',
    'en-US': 'The draft was saved elsewhere. Please load the latest version before you continue.',
  },
  COURSE_NOT_READY: {
    status: 409,
    'zh-CN': '还不能发布：还有 {count} 处要补全',
    'zh-TW': '還不能發布：還有 {count} 處需要補齊',
    'en-US': 'Not ready to publish: {count} items are still missing.',
  },
  COURSE_CONTENT_INVALID: {
    status: 400,
    'zh-CN': '课程内容里有用在这里不合适的模块或文件',
    'zh-TW': '課程內容中有不適合用在這裡的單元或檔案',
    'en-US': 'The content uses a module or file that cannot be used there.',
  },
  COURSE_WRONG_STATE: {
    status: 409,
    'zh-CN': '课程现在的状态不能这样做',
    'zh-TW': '課程目前的狀態無法這麼做',
    'en-US': 'This is not possible with the course’s current status.',
  },
  COURSE_UNIT_REQUIRED: {
    status: 400,
    'zh-CN': '请选择课程所属的部门：你的权限只在部分部门有效',
    'zh-TW': '請選擇課程所屬的部門：您的權限僅在部分部門有效',
    'en-US':
      'Please choose the department that publishes the course: your rights hold in some departments only.',
  },
  CATEGORY_TOO_DEEP: {
    status: 409,
    'zh-CN': '课程分类最多三级',
    'zh-TW': '課程分類最多三層',
    'en-US': 'Categories can have up to three levels.',
  },
  CATEGORY_CHANGED: {
    status: 409,
    'zh-CN': '这一级的分类刚刚有改动，请看过最新的再排',
    'zh-TW': '這一層的分類剛剛有變動，請看過最新的再排序',
    'en-US': 'These categories have just changed. Please check the latest version before you sort them.',
  },
  CATEGORY_NAME_TAKEN: {
    status: 409,
    'zh-CN': '同一级里已有“{name}”',
    'zh-TW': '同一層已有「{name}」',
    'en-US': '“{name}” already exists at this level.',
  },
  PREREQUISITE_CIRCLE: {
    status: 409,
    'zh-CN': '先修课程绕成了圈：{title}',
    'zh-TW': '先修課程繞成了圈：{title}',
    'en-US': 'The prerequisites form a loop: {title}.',
  },
})
