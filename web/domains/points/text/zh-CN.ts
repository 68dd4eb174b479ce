/** The points texts of the shell: few, because every page loads them. */
export const zhCN = {
  collected: (points: number) => `已领取 ${points} 积分`,
  signedIn: (streak: number, points: number) => `签到成功，连续 ${streak} 天，得 ${points} 积分`,
  tasks: {
    complete_course: '完成一门课程',
    browse_an_open_class: '浏览一节公开课',
    work_browse: '浏览工作圈',
    work_publish_topic: '在工作圈发布话题',
    work_publish_knowledge: '在工作圈发布文档',
    curriculum_review: '评论一门课程',
    complete_exam: '完成一次考试',
    online_question: '提出一个问题',
    online_answer: '回答一个问题',
    browse_knowledge: '浏览一篇知识',
    knowledge_sharing: '向同事分享一次',
  },
}
