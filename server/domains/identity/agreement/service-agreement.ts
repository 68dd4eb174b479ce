import type { AgreementContent } from './content.ts'

/** The default service agreement of a new site; an organisation replaces it with its own. */
export const serviceAgreement: AgreementContent = {
  'zh-CN': {
    title: '服务协议',
    paragraphs: [
      {
        heading: '这是什么',
        text: '本平台由你所在的组织为员工和受邀学员提供，用于学习、考试、培训管理和知识交流。登录即表示你以组织成员或受邀学员的身份使用它。',
      },
      {
        heading: '你的账号',
        text: '账号只供你本人使用。请妥善保管密码，不要把账号、验证码或登录链接交给他人。发现异常请立即修改密码并告知管理员。',
      },
      {
        heading: '学习与考试',
        text: '学习记录、成绩和证书以你本人的真实学习和作答为准。代学、代考、伪造学习时长、传播试题与答案，会使成绩作废，并由组织按制度处理。',
      },
      {
        heading: '你发布的内容',
        text: '你对自己发布的内容负责。请不要发布违法、侵权、泄密或攻击他人的内容；管理员可以隐藏或删除这类内容，并会说明原因。',
      },
      {
        heading: '课程与资料',
        text: '课程、试题和文档的权利属于组织或其授权方，仅供你在平台内学习使用，未经许可请勿复制、录制或对外传播。',
      },
      {
        heading: '服务的变化与终止',
        text: '我们会尽力让平台稳定可用，维护会提前通知。你离开组织或账号到期后，将不能再登录；已取得的证书依组织规定保留。协议更新时会再次征得你的同意。',
      },
    ],
  },
  'zh-TW': {
    title: '服務條款',
    paragraphs: [
      {
        heading: '這是什麼',
        text: '本平台由您所屬的組織提供給員工與受邀學員，用於學習、考試、訓練管理與知識交流。登入即表示您以組織成員或受邀學員的身分使用本平台。',
      },
      {
        heading: '您的帳號',
        text: '帳號僅供您本人使用。請妥善保管密碼，不要將帳號、驗證碼或登入連結交給他人。若發現異常，請立即變更密碼並告知管理員。',
      },
      {
        heading: '學習與考試',
        text: '學習紀錄、成績與證書以您本人的真實學習與作答為準。代為學習、代為應試、偽造學習時數、散布試題與答案，將使成績作廢，並由組織依規定處理。',
      },
      {
        heading: '您發表的內容',
        text: '您須對自己發表的內容負責。請勿發表違法、侵權、洩密或攻擊他人的內容；管理員得隱藏或刪除這類內容，並說明原因。',
      },
      {
        heading: '課程與資料',
        text: '課程、試題與文件的權利屬於組織或其授權人，僅供您在平台內學習使用，未經許可請勿複製、錄製或對外散布。',
      },
      {
        heading: '服務的變更與終止',
        text: '我們會盡力讓平台穩定可用，維護將提前通知。您離開組織或帳號到期後即無法登入；已取得的證書依組織規定保留。條款更新時會再次徵求您的同意。',
      },
    ],
  },
  'en-US': {
    title: 'Service agreement',
    paragraphs: [
      {
        heading: 'What this is',
        text: 'Your organisation offers this portal to its staff and invited learners for study, exams, training and the exchange of knowledge. By signing in you use it as a member or guest of that organisation.',
      },
      {
        heading: 'Your account',
        text: 'The account is for you alone. Keep your password safe and do not hand your account, codes or sign-in links to anyone. If something looks wrong, change your password and tell an administrator.',
      },
      {
        heading: 'Study and exams',
        text: 'Records, scores and certificates stand for your own study and your own answers. Letting others study or sit for you, faking study time or passing on questions and answers voids the result, and your organisation will deal with it by its rules.',
      },
      {
        heading: 'What you publish',
        text: 'You answer for what you publish. Please post nothing that is unlawful, infringing, confidential or hurtful; administrators may hide or remove it and will say why.',
      },
      {
        heading: 'Courses and material',
        text: 'Courses, questions and documents belong to the organisation or its licensors and are for your study here. Please do not copy, record or pass them on without permission.',
      },
      {
        heading: 'Change and end',
        text: 'We do our best to keep the portal running and announce maintenance ahead. When you leave the organisation or your account expires, you can no longer sign in; certificates you have earned are kept as your organisation provides. When these terms change, we ask for your consent again.',
      },
    ],
  },
}
