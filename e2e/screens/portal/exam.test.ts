import { lookAround } from '../../shell/check-screens.ts'
import { examScreens } from './exam.ts'

lookAround(examScreens)
