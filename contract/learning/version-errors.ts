import { errors } from '../kit/index.ts'

export const versionErrors = errors({
  VERSION_NOT_NEWEST: {
    status: 409,
    'zh-CN': '第 {number} 版不是最新版本，请重新查看预演',
    'zh-TW': '第 {number} 版不是最新版本，請重新查看預演',
    'en-US': 'Version {number} is not the latest. Please check the preview again.',
  },
  VERSION_MOVE_RUNNING: {
    status: 409,
    'zh-CN': '这门课程正在转移学员，请等它完成',
    'zh-TW': '這門課程正在轉移學員，請等它完成',
    'en-US': 'Learners of this course are being moved right now. Please wait until that is done.',
  },
  NOBODY_TO_MOVE: {
    status: 409,
    'zh-CN': '没有需要转移的人',
    'zh-TW': '沒有需要轉移的人',
    'en-US': 'There is no one to move.',
  },
})
