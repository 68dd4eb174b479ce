import { errors } from '../kit/index.ts'

export const questionErrors = errors({
  QUESTION_NOT_WHOLE: {
    status: 400,
    'zh-CN': '这道题还不完整：{faults}',
    'zh-TW': '這道題還不完整：{faults}',
    'en-US': 'This question is not complete yet: {faults}.',
  },
  QUESTION_TWICE: {
    status: 409,
    'zh-CN': '题库里已有同样的题：编号 {number}',
    'zh-TW': '題庫裡已有相同的題目：編號 {number}',
    'en-US': 'The bank already has this question: number {number}.',
  },
  QUESTION_CHANGED: {
    status: 409,
    'zh-CN': '这道题刚被别人改过，请先看最新的',
    'zh-TW': '這道題剛被別人修改過，請先看最新的',
    'en-US': 'Someone else has just changed this question. Please check the latest version first.',
  },
  QUESTION_OWN_REVIEW: {
    status: 403,
    'zh-CN': '其中 {count} 道是你自己写的，要由别人审核',
    'zh-TW': '其中 {count} 題是您自己撰寫的，要由別人審核',
    'en-US': 'You wrote {count} of these yourself. Someone else must approve them.',
  },
  QUESTION_COUNT_CHANGED: {
    status: 409,
    'zh-CN': '刚才看到 {seen} 道，现在是 {found} 道，请看过再做',
    'zh-TW': '剛才看到 {seen} 題，現在是 {found} 題，請看過再做',
    'en-US': 'You saw {seen} questions, but there are {found} now. Please check again first.',
  },
  QUESTION_FILE_UNFIT: {
    status: 400,
    'zh-CN': '题里用了不合适的图片或文件',
    'zh-TW': '題目裡用了不合適的圖片或檔案',
    'en-US': 'The question uses a picture or file that cannot be used there.',
  },
  QUESTION_CATEGORY_DEEP: {
    status: 409,
    'zh-CN': '题库分类最多三级',
    'zh-TW': '題庫分類最多三層',
    'en-US': 'Question categories can have up to three levels.',
  },
  QUESTION_CATEGORY_TAKEN: {
    status: 409,
    'zh-CN': '同一级里已有“{name}”',
    'zh-TW': '同一層已有「{name}」',
    'en-US': '“{name}” already exists at this level.',
  },
  KNOWLEDGE_POINT_TAKEN: {
    status: 409,
    'zh-CN': '知识点“{name}”已经有了',
    'zh-TW': '知識點「{name}」已經有了',
    'en-US': 'The knowledge point “{name}” already exists.',
  },
})
