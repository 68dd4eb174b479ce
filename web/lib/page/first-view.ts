let isFirst = false

/** The page came with its answers: until the first navigation they are as fresh as an answer can be. */
export function beginFirstView(): void {
  isFirst = true
}

export function endFirstView(): void {
  isFirst = false
}

/** For reads that a page repeats whenever it is opened, because other pages change what they read. */
export const onReturn = (): 'always' | false => (isFirst ? false : 'always')
