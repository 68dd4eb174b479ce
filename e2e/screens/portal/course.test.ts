import { lookAround } from '../../shell/check-screens.ts'
import { courseScreens } from './course.ts'

lookAround(courseScreens)
