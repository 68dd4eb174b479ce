import type { AgreementContent } from './content.ts'

/** The default privacy notice of a new site; an organisation replaces it with its own. */
export const privacyNotice: AgreementContent = {
  'zh-CN': {
    title: '隐私说明',
    paragraphs: [
      {
        heading: '我们处理哪些信息',
        text: '账号与组织信息（姓名、工号、部门、岗位、联系方式）、学习与考试记录、你发布的内容，以及为保障安全所需的登录时间、网络地址和设备标识。',
      },
      {
        heading: '用来做什么',
        text: '用于提供学习与培训服务、计算进度与成绩、发放证书、通知你相关事项，以及防止冒用和作弊。我们不出售你的信息，也不用于广告。',
      },
      {
        heading: '谁可以看到',
        text: '你本人；因工作需要的主管、讲师和管理员，且仅限其职责范围；你在隐私设置中允许的同事。管理操作会留下审计记录。',
      },
      {
        heading: '人脸等敏感信息',
        text: '人脸核验默认关闭。组织启用时会单独征得你的同意，你可以选择其他方式，也可以随时撤回；照片与特征加密保存，到期或撤回后删除。',
      },
      {
        heading: '保存多久',
        text: '学习与考试记录在你任职期间及组织规定的期限内保存，登录与审计日志至少六个月。到期后删除或去除身份信息。',
      },
      {
        heading: '你的权利',
        text: '你可以查看、更正自己的信息，申请导出或删除，并就处理方式向组织的管理员或个人信息保护负责人提出意见。',
      },
    ],
  },
  'zh-TW': {
    title: '隱私權聲明',
    paragraphs: [
      {
        heading: '我們處理哪些資料',
        text: '帳號與組織資料（姓名、員工編號、部門、職務、聯絡方式）、學習與考試紀錄、您發表的內容，以及為維護安全所需的登入時間、網路位址與裝置識別碼。',
      },
      {
        heading: '用於何處',
        text: '用於提供學習與訓練服務、計算進度與成績、核發證書、通知您相關事項，以及防止冒用與作弊。我們不會出售您的資料，也不會用於廣告。',
      },
      {
        heading: '誰可以看到',
        text: '您本人；因職務需要的主管、講師與管理員，且僅限其職責範圍；您在隱私設定中允許的同事。管理操作會留下稽核紀錄。',
      },
      {
        heading: '人臉等敏感資料',
        text: '人臉驗證預設為關閉。組織啟用時會另行徵求您的同意，您可選擇其他方式，也可隨時撤回；照片與特徵以加密方式保存，到期或撤回後刪除。',
      },
      {
        heading: '保存多久',
        text: '學習與考試紀錄於您任職期間及組織規定的期限內保存，登入與稽核紀錄至少六個月。到期後刪除或去除可識別身分的資料。',
      },
      {
        heading: '您的權利',
        text: '您可以查閱、更正自己的資料，申請匯出或刪除，並就處理方式向組織的管理員或個人資料保護負責人提出意見。',
      },
    ],
  },
  'en-US': {
    title: 'Privacy notice',
    paragraphs: [
      {
        heading: 'What we process',
        text: 'Account and organisation data (name, staff number, department, position, contact), records of study and exams, what you publish, and for security the time, network address and device of each sign-in.',
      },
      {
        heading: 'What for',
        text: 'To offer study and training, to work out progress and scores, to issue certificates, to let you know what concerns you, and to prevent impersonation and cheating. We sell nothing and advertise nothing.',
      },
      {
        heading: 'Who can see it',
        text: 'You; managers, instructors and administrators as far as their work needs it; colleagues you allow in your privacy settings. Administrative acts leave an audit record.',
      },
      {
        heading: 'Faces and other sensitive data',
        text: 'Face checks are off by default. Where an organisation uses them it asks for a consent of its own, offers another way, and you may withdraw at any time; photos and templates are encrypted and deleted when they expire or you withdraw.',
      },
      {
        heading: 'How long',
        text: 'Records of study and exams are kept while you work here and as long as the rules of the organisation ask; sign-in and audit logs at least six months. Then they are deleted or made anonymous.',
      },
      {
        heading: 'Your rights',
        text: 'You can see and correct your data, ask for an export or for deletion, and address the administrator or the data protection officer of your organisation.',
      },
    ],
  },
}
