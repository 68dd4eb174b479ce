import { lookAround } from '../shell/look-around.ts'
import { consoleNewsScreens } from './console-news.ts'

lookAround(consoleNewsScreens)
