import { lookAround } from '../shell/look-around.ts'
import { studyScreens } from './study.ts'

lookAround(studyScreens)
