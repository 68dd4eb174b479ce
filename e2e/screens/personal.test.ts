import { lookAround } from '../shell/look-around.ts'
import { personalScreens } from './personal.ts'

lookAround(personalScreens)
