import { z } from 'zod'
import { storedFile } from '../file/index.ts'

/** Maximum number of files attached below an announcement or article. */
export const mostFiles = 10

/** A picture in the text, or a file below it. */
export const attached = storedFile.extend({ isInText: z.boolean() })
