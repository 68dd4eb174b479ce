import { request } from 'node:http'
import { setPriority } from 'node:os'

// Reads a film as fast as possible, over and over: node readers-process.ts PORT PATH READERS. Runs in a process of
// its own with the lowest priority, because it stands for people on other machines.
setPriority(19)
process.on('disconnect', () => process.exit(0))

const [port = '', path = '', readers = ''] = process.argv.slice(2)
let bytes = 0
let failed = 0

/** Retries when a film does not arrive; the number of retries is reported with the bytes read. */
function readOn(): void {
  let isOver = false
  const again = (hasFailed: boolean) => {
    if (isOver) return
    isOver = true
    if (hasFailed) failed += 1
    setTimeout(readOn, hasFailed ? 100 : 0)
  }
  request({ host: '127.0.0.1', port: Number(port), path, headers: { host: 'content.test' } }, (answer) => {
    answer.on('data', (chunk: Buffer) => {
      if (answer.statusCode === 200) bytes += chunk.length
    })
    answer.on('end', () => again(answer.statusCode !== 200))
    answer.on('error', () => again(true))
  })
    .on('error', () => again(true))
    .end()
}

for (let n = 0; n < Number(readers); n += 1) readOn()
process.on('message', () => process.send?.({ bytes, failed }))
