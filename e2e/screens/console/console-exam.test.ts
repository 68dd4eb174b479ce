import { lookAround } from '../../shell/check-screens.ts'
import { consoleExamScreens } from './console-exam.ts'

lookAround(consoleExamScreens)
