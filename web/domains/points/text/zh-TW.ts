import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const zhTW: Like<typeof zhCN> = {
  collected: (points) => `已領取 ${points} 點`,
  signedIn: (streak, points) => `簽到成功，連續 ${streak} 天，獲得 ${points} 點`,
  tasks: {
    complete_course: '完成一門課程',
    browse_an_open_class: '瀏覽一堂公開課',
    work_browse: '瀏覽工作圈',
    work_publish_topic: '在工作圈發表話題',
    work_publish_knowledge: '在工作圈發表文件',
    curriculum_review: '評論一門課程',
    complete_exam: '完成一次考試',
    online_question: '提出一個問題',
    online_answer: '回答一個問題',
    browse_knowledge: '瀏覽一篇知識',
    knowledge_sharing: '與同事分享一次',
  },
}
