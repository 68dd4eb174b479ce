import { lookAround } from '../shell/look-around.ts'
import { courseScreens } from './course.ts'

lookAround(courseScreens)
