import { lookAround } from '../shell/look-around.ts'
import { examScreens } from './exam.ts'

lookAround(examScreens)
