import { lookAround } from '../../shell/check-screens.ts'
import { consoleLearningScreens } from './console-learning.ts'

lookAround(consoleLearningScreens)
