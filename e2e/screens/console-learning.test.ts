import { lookAround } from '../shell/look-around.ts'
import { consoleLearningScreens } from './console-learning.ts'

lookAround(consoleLearningScreens)
