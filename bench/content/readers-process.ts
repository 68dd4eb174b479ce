import { request } from 'node:http'
import { setPriority } from 'node:os'

// People who read a film as fast as it comes, over and over: node readers-process.ts PORT PATH READERS. In a process of
// its own, and behind everybody else for the processor: they stand for people on other machines.
setPriority(19)
process.on('disconnect', () => process.exit(0))

const [port = '', path = '', readers = ''] = process.argv.slice(2)
let bytes = 0

function readOn(): void {
  request({ host: '127.0.0.1', port: Number(port), path, headers: { host: 'content.test' } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`a reader was answered ${answer.statusCode}`)
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    answer.on('end', readOn)
  }).end()
}

for (let n = 0; n < Number(readers); n += 1) readOn()
process.on('message', () => process.send?.(bytes))
