import { lookAround } from '../../shell/check-screens.ts'
import { studyScreens } from './study.ts'

lookAround(studyScreens)
