import { z } from 'zod'
import { storedFile } from '../file/index.ts'

/** What comes with an announcement or article: at most so many files below its text. */
export const mostFiles = 10

/** A picture in the text, or a file below it. */
export const attached = storedFile.extend({ isInText: z.boolean() })
