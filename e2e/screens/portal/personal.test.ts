import { lookAround } from '../../shell/check-screens.ts'
import { personalScreens } from './personal.ts'

lookAround(personalScreens)
