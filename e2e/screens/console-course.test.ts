import { lookAround } from '../shell/look-around.ts'
import { consoleCourseScreens } from './console-course.ts'

lookAround(consoleCourseScreens)
