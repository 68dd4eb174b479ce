import { accessScreens } from './screens/access.ts'
import { adminScreens } from './screens/admin.ts'
import { consoleBankScreens } from './screens/console-bank.ts'
import { consoleCourseScreens } from './screens/console-course.ts'
import { consoleExamScreens } from './screens/console-exam.ts'
import { consoleLearningScreens } from './screens/console-learning.ts'
import { consoleNewsScreens } from './screens/console-news.ts'
import { courseScreens } from './screens/course.ts'
import { examScreens } from './screens/exam.ts'
import { gateScreens } from './screens/gate.ts'
import { homeScreens } from './screens/home.ts'
import { orgScreens } from './screens/org.ts'
import { peopleScreens } from './screens/people.ts'
import { personalScreens } from './screens/personal.ts'
import { rewardScreens } from './screens/reward.ts'
import { searchScreens } from './screens/search.ts'
import { siteScreens } from './screens/site.ts'
import { studyScreens } from './screens/study.ts'
import { teamScreens } from './screens/team.ts'
import type { Screen } from './screens/screen.ts'

export type { Screen }

/** Every screen that is looked at, by name. Each room adds its own. */
export const screens: readonly Screen[] = [
  ...gateScreens,
  ...homeScreens,
  ...searchScreens,
  ...courseScreens,
  ...studyScreens,
  ...examScreens,
  ...teamScreens,
  ...personalScreens,
  ...rewardScreens,
  ...consoleCourseScreens,
  ...consoleLearningScreens,
  ...consoleBankScreens,
  ...consoleExamScreens,
  ...consoleNewsScreens,
  ...orgScreens,
  ...accessScreens,
  ...siteScreens,
  ...adminScreens,
  // The last of them looks as somebody else, and has no console any more.
  ...peopleScreens,
]
