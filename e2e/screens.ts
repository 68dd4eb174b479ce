import { accessScreens } from './screens/console/access.ts'
import { adminScreens } from './screens/console/admin.ts'
import { consoleBankScreens } from './screens/console/console-bank.ts'
import { consoleCourseScreens } from './screens/console/console-course.ts'
import { consoleExamScreens } from './screens/console/console-exam.ts'
import { consoleLearningScreens } from './screens/console/console-learning.ts'
import { consoleNewsScreens } from './screens/console/console-news.ts'
import { courseScreens } from './screens/portal/course.ts'
import { examScreens } from './screens/portal/exam.ts'
import { signInScreens } from './screens/portal/sign-in.ts'
import { homeScreens } from './screens/portal/home.ts'
import { orgScreens } from './screens/console/org.ts'
import { peopleScreens } from './screens/console/people.ts'
import { personalScreens } from './screens/portal/personal.ts'
import { rewardScreens } from './screens/portal/reward.ts'
import { searchScreens } from './screens/portal/search.ts'
import { siteScreens } from './screens/console/site.ts'
import { studyScreens } from './screens/portal/study.ts'
import { teamScreens } from './screens/portal/team.ts'
import type { Screen } from './screens/screen.ts'

export type { Screen }

/** All screens that are checked, by name. Each domain adds its own. */
export const screens: readonly Screen[] = [
  ...signInScreens,
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
  // The last of these views the site as another person and then has no console access.
  ...peopleScreens,
]
