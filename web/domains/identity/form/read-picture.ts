import type { Fault } from '../check/faults.ts'

const mostBytes = 500 * 1024

/** The problem of a form picture before it is read. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): Fault | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'imageKind'
  return size > mostBytes ? 'imageSize' : undefined
}

/** Reads a picture as a data URL. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
