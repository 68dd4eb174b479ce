import { accessScreens } from './screens/access.ts'
import { adminScreens } from './screens/admin.ts'
import { consoleBankScreens } from './screens/console-bank.ts'
import { consoleCourseScreens } from './screens/console-course.ts'
import { consoleExamScreens } from './screens/console-exam.ts'
import { consoleLearningScreens } from './screens/console-learning.ts'
import { courseScreens } from './screens/course.ts'
import { examScreens } from './screens/exam.ts'
import { gateScreens } from './screens/gate.ts'
import { homeScreens } from './screens/home.ts'
import { orgScreens } from './screens/org.ts'
import { peopleScreens } from './screens/people.ts'
import { rewardScreens } from './screens/reward.ts'
import { siteScreens } from './screens/site.ts'
import { studyScreens } from './screens/study.ts'
import { teamScreens } from './screens/team.ts'
import type { Screen } from './screens/screen.ts'

export type { Screen }

/** Every screen that is looked at, by name. Each room adds its own. */
export const screens: readonly Screen[] = [
  ...gateScreens,
  ...homeScreens,
  ...courseScreens,
  ...studyScreens,
  ...examScreens,
  ...teamScreens,
  ...rewardScreens,
  ...consoleCourseScreens,
  ...consoleLearningScreens,
  ...consoleBankScreens,
  ...consoleExamScreens,
  ...peopleScreens,
  ...orgScreens,
  ...accessScreens,
  ...siteScreens,
  ...adminScreens,
  { name: 'login', path: '/login' },
  { name: 'register', path: '/reg' },
  { name: 'forgotten', path: '/forget-pwd' },
  { name: 'reset', path: '/reset-pwd?token=none' },
  { name: 'password', path: '/modify-pwd' },
  { name: 'agreement', path: '/serveAgreement' },
  { name: 'disagree', path: '/disagree' },
  { name: 'train-notice', path: '/train-notice' },
  { name: 'site-unknown', path: '/login', host: 'nowhere.localhost' },
  {
    name: 'home',
    path: '/home',
    ...lin,
    prepare: (page) => page.getByRole('heading', { level: 2 }).nth(9).waitFor(),
  },
  { name: 'announcements', path: '/announcement/notice', ...lin },
  { name: 'messages', path: '/personal/message', ...lin },
  {
    name: 'personal-data',
    path: '/personal/data',
    ...lin,
    prepare: (page) => page.locator('.data-medals li').first().waitFor(),
  },
  {
    name: 'personal-info',
    path: '/personal/info',
    ...lin,
    prepare: (page) => page.locator('.secret-rows').waitFor(),
  },
  {
    name: 'personal-statistics',
    path: '/personal/statistics',
    ...lin,
    prepare: (page) => page.locator('.data-statuses').waitFor(),
  },
  { name: 'personal-study', path: '/personal/study', ...lin },
  { name: 'personal-privacy', path: '/personal/privacy', ...lin },
  {
    name: 'personal-attention',
    path: '/personal/attention',
    ...lin,
    prepare: (page) => page.locator('.people-list').waitFor(),
  },
  {
    name: 'directory',
    path: '/employee',
    ...lin,
    prepare: (page) => page.locator('.people-list').waitFor(),
  },
  {
    name: 'visitor',
    path: '/employee',
    ...lin,
    prepare: async (page) => {
      await page.locator('.people-list a').nth(2).click()
      await page.locator('.visitor-head').waitFor()
    },
  },
  { name: 'courses-menu', path: '/home', ...lin, prepare: (page) => open(page, 0) },
  { name: 'circles-menu', path: '/home', ...lin, prepare: (page) => open(page, 1) },
  { name: 'more-menu', path: '/home', ...lin, prepare: (page) => open(page, 2) },
  { name: 'user-menu', path: '/home', ...lin, prepare: (page) => press(page, '.ly-drop-down-button') },
  { name: 'to-do', path: '/home', ...lin, prepare: (page) => press(page, 'button.nav-icon') },
  { name: 'coming', path: '/live/list', ...lin },
  { name: 'course-list', path: '/course/list', ...lin },
  { name: 'course-recommend', path: '/recommend/list', ...lin },
  { name: 'course-notices', path: '/course/notify', ...lin },
  { name: 'course-missing', path: '/course/detail?itmId=1', ...lin },
  { name: 'course-detail', path: '/course/list', ...lin, prepare: openFirstCourse },
  {
    name: 'course-introduction',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openFirstCourse(page)
      await page.getByRole('tab').nth(1).click()
    },
  },
  part('study-film', '授权的五个层级', '.study-scrubber-seen'),
  {
    name: 'study-talk',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openPart(page, '授权的五个层级', '.study-scrubber-seen')
      await page.getByRole('tab').nth(1).click()
      await page.locator('.ly-comment-writer').waitFor()
    },
  },
  {
    name: 'study-locked',
    path: showcase,
    ...lin,
    prepare: async (page) => {
      await openPart(page, '授权的五个层级', '.study-scrubber-seen')
      await page.locator('.study-contents li[data-locked] a').first().click()
      await page.locator('.study-locked .study-why').waitFor()
    },
  },
  part('study-sound', '音频：一次失败的授权复盘', '.study-waves'),
  part('study-document', '阅读：新经理最常见的八个误区', '.study-sheet canvas[style]'),
  part('study-package', '课件：交接班怎么交', '.study-package'),
  part('study-assignment', '作业：前 30 天谈话计划', '.study-writer'),
  part('study-report', '章节测验：角色认知', '.study-score'),
  part('study-questionnaire', '问卷：你的授权习惯', '.study-paper fieldset'),
  part('study-link', '外链：任务委派清单模板', '.study-card a'),
  part('study-file', '资料：授权层级对照表', '.study-card a'),
  {
    name: 'study-trial',
    path: showcase,
    ...manager,
    prepare: async (page) => {
      await openFirstCourse(page)
      await press(page, '.course-act > a')
      await page.locator('.study-scrubber').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  { name: 'exam-list', path: '/exam/list', ...lin },
  { name: 'mistakes', path: '/personal/mistakeExercises', ...lin },
  {
    name: 'team',
    path: '/subordinate/list',
    ...manager,
    prepare: (page) => page.locator('.desk-person').first().waitFor(),
  },
  {
    name: 'team-person',
    path: '/subordinate/list',
    ...manager,
    prepare: (page) => press(page, '.desk-person .ly-link'),
  },
  {
    name: 'team-recommend',
    path: '/subordinate/list',
    ...manager,
    prepare: async (page) => {
      await page.locator('.ly-checkbox').nth(1).click()
      await press(page, '.desk-chosen .ly-button-primary')
      await page.locator('.desk-choices label').first().waitFor()
    },
  },
  { name: 'approvals', path: '/subordinate/approve', ...manager },
  {
    name: 'deputy',
    path: '/subordinate/approve',
    ...manager,
    prepare: (page) => press(page, '.desk-head-end .ly-button'),
  },
  { name: 'points', path: '/personal/integral', ...lin },
  { name: 'mall', path: '/integral-mall/list', ...lin },
  {
    name: 'mall-product',
    path: '/integral-mall/list',
    ...lin,
    prepare: (page) => press(page, 'main a[href*="/integral-mall/product"]'),
  },
  { name: 'mall-exchangeable', path: '/integral-mall/exchangeable', ...lin },
  { name: 'mall-records', path: '/integral-mall/list?view=records', ...lin },
  { name: 'mall-fame', path: '/integral-mall/fame', ...lin },
  { name: 'fame-courses', path: '/fame/course', ...lin },
  { name: 'fame-points', path: '/fame/credit', ...lin },
  { name: 'fame-hours', path: '/fame/learned', ...lin },
  { name: 'medals', path: '/personal/userMedal', ...lin },
  { name: 'titles', path: '/personal/userHead', ...lin },
  { name: 'not-found', path: '/no/such/page', ...lin },
  { name: 'console-closed', path: '/manage/settings', ...lin },
  { name: 'console-import', path: '/manage/people/import', ...admin },
  { name: 'console-import-directory', path: '/manage/people/import?tab=directory', ...admin },
  { name: 'console-import-scim', path: '/manage/people/import?tab=scim', ...admin },
  { name: 'console-exams', path: '/manage/exams', ...admin },
  { name: 'console-exam-new', path: '/manage/exams/new', ...admin },
  {
    name: 'console-exam',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 0, '.exam-form'),
  },
  {
    name: 'console-exam-candidates',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 1, '.candidate-bar'),
  },
  {
    name: 'console-exam-room',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 2, '.hall'),
  },
  {
    name: 'console-exam-analysis',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 3, '.analysis'),
  },
  { name: 'console-exam-marking', path: '/manage/exam-marking', ...admin },
  { name: 'papers-to-mark', path: '/personal/message?isRead=Z', ...lin },
  { name: 'console-rules', path: '/manage/points/rules', ...admin },
  {
    name: 'console-rule',
    path: '/manage/points/rules',
    ...admin,
    prepare: async (page) => {
      await press(page, '.rules-acts button')
      await page.locator('.rules-figures').waitFor()
    },
  },
  { name: 'console-products', path: '/manage/mall/products', ...admin },
  { name: 'console-orders', path: '/manage/mall/orders', ...admin },
  { name: 'console-honours', path: '/manage/honours', ...admin },
  { name: 'console-duties', path: '/manage/duties', ...admin },
  { name: 'console-duty-new', path: '/manage/duties/new', ...admin },
  {
    name: 'console-duty',
    path: '/manage/duties',
    ...admin,
    prepare: async (page) => {
      await press(page, '.duty-name a')
      await page.locator('.duty-figures').waitFor()
    },
  },
  { name: 'console-settings', path: '/manage/settings', ...admin },
  {
    name: 'console-settings-changed',
    path: '/manage/settings#settings-areas',
    ...admin,
    prepare: async (page) => {
      await page.locator('.settings-group-areas .ly-switch').nth(6).click()
      await page.locator('.settings-group-areas .ly-switch').nth(10).click()
    },
  },
  { name: 'console-courses', path: '/manage/courses', ...admin },
  {
    name: 'console-course-begin',
    path: '/manage/courses',
    ...admin,
    prepare: (page) => press(page, '.courses-head .ly-button-primary'),
  },
  { name: 'console-categories', path: '/manage/course-categories', ...admin },
  { name: 'console-course-basics', path: '/manage/courses', ...admin, prepare: (page) => openCourse(page) },
  {
    name: 'console-course-outline',
    path: '/manage/courses',
    ...admin,
    prepare: async (page) => {
      await openCourse(page, 1)
      await page.locator('.outline-module button:last-child').last().click()
    },
  },
  { name: 'console-course-offer', path: '/manage/courses', ...admin, prepare: (page) => openCourse(page, 2) },
  {
    name: 'console-course-completion',
    path: '/manage/courses',
    ...admin,
    prepare: (page) => openCourse(page, 3),
  },
  {
    name: 'console-course-publish',
    path: '/manage/courses',
    ...admin,
    prepare: (page) => openCourse(page, 4),
  },
  {
    name: 'console-course-preview',
    path: '/manage/courses',
    ...admin,
    prepare: async (page) => {
      await openCourse(page)
      await page.locator('.editor-acts .ly-button').first().click()
      await page.locator('.preview-face').waitFor()
    },
  },
  { name: 'console-learners', path: '/manage/courses', ...admin, prepare: openLearners },
  {
    name: 'console-learner',
    path: '/manage/courses',
    ...admin,
    prepare: async (page) => {
      await openLearners(page)
      await press(page, '.learners-name button')
      await page.locator('.study-leaf').first().waitFor()
    },
  },
  {
    name: 'console-learners-bulk',
    path: '/manage/courses',
    ...admin,
    prepare: async (page) => {
      await openLearners(page)
      await press(page, '.learners-acts .ly-button-primary')
      await page.locator('.bulk').waitFor()
    },
  },
  { name: 'console-questions', path: '/manage/questions', ...admin },
  {
    name: 'console-questions-ticked',
    path: '/manage/questions',
    ...admin,
    prepare: tickTwo,
  },
  { name: 'console-question-new', path: '/manage/questions/new', ...admin },
  {
    name: 'console-question-edit',
    path: '/manage/questions?type=MC_MANY',
    ...admin,
    prepare: (page) => press(page, '.bank-aside header a'),
  },
  {
    name: 'console-question-scenario',
    path: '/manage/questions?type=SI',
    ...admin,
    prepare: async (page) => {
      await press(page, '.bank-aside header a')
      await page.locator('.bank-part-form').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'console-question-blanks',
    path: '/manage/questions/new',
    ...admin,
    prepare: async (page) => {
      await page.locator('.bank-editor .ly-segmented input').nth(3).check()
      await page.locator('[contenteditable]').first().pressSequentially('高处作业从 ')
      await press(page, '.ly-writer-phrase button')
      await page.locator('.bank-accepted').waitFor()
    },
  },
  {
    name: 'console-question-points',
    path: '/manage/questions',
    ...admin,
    prepare: async (page) => {
      await page.locator('.bank-card').waitFor()
      await page.locator('.bank-rail-act').last().click()
      await page.locator('.bank-points > li').first().waitFor()
    },
  },
  { name: 'console-question-import', path: '/manage/questions/import', ...admin },
  { name: 'console-papers', path: '/manage/papers', ...admin },
  {
    name: 'console-paper-rule',
    path: '/manage/papers?kind=rule',
    ...admin,
    prepare: openPaper,
  },
  {
    name: 'console-paper-fixed',
    path: '/manage/papers?kind=fixed',
    ...admin,
    prepare: openPaper,
  },
  { name: 'console-simulate', path: '/manage/papers?kind=rule', ...admin, prepare: openSimulation },
  { name: 'console-marking', path: '/manage/marking', ...admin },
  { name: 'console-marked', path: '/manage/marking?state=marked', ...admin },
  {
    name: 'console-mark',
    path: '/manage/marking',
    ...admin,
    prepare: async (page) => {
      await press(page, '.marking-name a')
      await page.locator('.mark-words').waitFor()
    },
  },
  { name: 'access-roles', path: '/manage/access', ...admin },
  {
    name: 'access-role-form',
    path: '/manage/access',
    ...admin,
    prepare: (page) => press(page, '.access-lead .ly-button-primary'),
  },
  {
    name: 'access-holdings',
    path: '/manage/access',
    ...admin,
    prepare: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'access-grant',
    path: '/manage/access',
    ...admin,
    prepare: async (page) => {
      await page.getByRole('tab').nth(1).click()
      await press(page, '.access-lead .ly-button-primary')
    },
  },
  { name: 'access-why', path: '/manage/access/why', ...admin, prepare: askWhy },
  { name: 'console-links', path: '/manage/links', ...admin },
  { name: 'console-org', path: '/manage/org', ...admin, prepare: chooseUnit },
  { name: 'console-org-move', path: '/manage/org', ...admin, prepare: previewMove },
  { name: 'console-positions', path: '/manage/org/positions', ...admin },
  { name: 'console-families', path: '/manage/org/positions?tab=families', ...admin },
  { name: 'console-grades', path: '/manage/org/positions?tab=grades', ...admin },
  { name: 'console-centres', path: '/manage/org/centres', ...admin },
  {
    name: 'console-centre-form',
    path: '/manage/org/centres',
    ...admin,
    prepare: (page) => page.locator('.org-lead button').click(),
  },
  { name: 'console-notices', path: '/manage/notices', ...admin },
  { name: 'console-agreements', path: '/manage/agreements', ...admin },
  { name: 'console-agreement', path: '/manage/agreements/service', ...admin },
  {
    name: 'console-agreement-diff',
    path: '/manage/agreements',
    ...admin,
    prepare: (page) => press(page, '.ly-table-place button:nth-of-type(2)'),
  },
  { name: 'console-sites', path: '/manage/sites', ...admin },
  {
    name: 'console-site-new',
    path: '/manage/sites',
    ...admin,
    prepare: (page) => press(page, '.sites-lead button'),
  },
  {
    name: 'console-site-validity',
    path: '/manage/sites',
    ...admin,
    prepare: (page) => press(page, '.sites-actions button'),
  },
  { name: 'console-overview', path: '/manage/overview', ...admin, prepare: overviewed },
  { name: 'console-search', path: '/manage/overview', ...admin, prepare: (page) => searched(page, '林') },
  { name: 'console-audit', path: '/manage/audit', ...admin },
  {
    name: 'console-act',
    path: '/manage/audit',
    ...admin,
    prepare: (page) => press(page, '.audit-table td button'),
  },
  { name: 'console-downloads', path: '/manage/downloads', ...admin },
  {
    name: 'console-new-export',
    path: '/manage/downloads',
    ...admin,
    prepare: (page) => press(page, 'main button'),
  },
  { name: 'console-health', path: '/manage/health', ...admin },
  { name: 'console-reports', path: '/manage/reports', ...admin },
  { name: 'people', path: '/manage/people', ...admin },
  { name: 'people-selected', path: '/manage/people?state=active', ...admin, prepare: tickTwo },
  { name: 'people-bulk', path: '/manage/people?state=active', ...admin, prepare: openMove },
  { name: 'people-none', path: '/manage/people?text=nobody-here', ...admin },
  {
    name: 'people-create',
    path: '/manage/people',
    ...admin,
    prepare: (page) => pressNamed(page, /新建人员|新增人員|New person/),
  },
  { name: 'person', path: '/manage/people?text=lin_zhixia', ...admin, prepare: openPerson },
  { name: 'person-history', path: '/manage/people?text=lin_zhixia', ...admin, prepare: openHistory },
  { name: 'registrations', path: '/manage/people/registrations', ...admin },
  { name: 'viewing', path: '/manage/people?text=lin_zhixia', ...admin, prepare: viewAs },
]
