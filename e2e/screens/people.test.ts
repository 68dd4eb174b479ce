import { lookAround } from '../shell/look-around.ts'
import { peopleScreens } from './people.ts'

lookAround(peopleScreens)
