import type { Fault } from '../check/faults.ts'

const mostBytes = 500 * 1024

/** What is wrong with a picture of a form before it is read. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): Fault | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'imageKind'
  return size > mostBytes ? 'imageSize' : undefined
}

/** A picture as a data address, the way the form carries it. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
