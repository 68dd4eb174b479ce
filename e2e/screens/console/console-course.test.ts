import { lookAround } from '../../shell/check-screens.ts'
import { consoleCourseScreens } from './console-course.ts'

lookAround(consoleCourseScreens)
