import { lookAround } from '../shell/look-around.ts'
import { consoleExamScreens } from './console-exam.ts'

lookAround(consoleExamScreens)
