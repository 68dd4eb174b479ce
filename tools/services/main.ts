import { parseArgs } from 'node:util'
import { bringUp, check, takeDown } from './bring-up.ts'
import { alone } from './lock.ts'
import type { Part, Result } from './part.ts'
import { partsCalled } from './parts.ts'
import { statusLine } from './status-line.ts'

const usage = `services [start|stop|status] [names…] [--json]

  start    finds, installs and starts what is named (the default)
  stop     ends what an earlier start began, and nothing else
  status   only looks

  names    s3 postgres redis smtp chromium ffmpeg office bubblewrap haproxy slapd
           core is the first four, media is ffmpeg, office and bubblewrap, all (the default) is all
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

process.exitCode = await main()

async function main(): Promise<number> {
  if (values.help) return print(usage)
  const [command, names] = split(positionals)
  try {
    const parts = partsCalled(names)
    const results =
      command === 'status' ? await perform(command, parts) : await alone(() => perform(command, parts), note)
    if (values.json) print(`${JSON.stringify(results, null, 2)}\n`)
    return results.every(({ isUp, did }) => (command === 'stop' ? did !== 'failed' : isUp)) ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}

type Command = 'start' | 'stop' | 'status'

function split([first, ...rest]: readonly string[]): [Command, string[]] {
  if (first === 'start' || first === 'stop' || first === 'status') return [first, rest]
  return ['start', first === undefined ? [] : [first, ...rest]]
}

async function perform(command: Command, parts: readonly Part[]): Promise<Result[]> {
  const work =
    command === 'start' ? await bringUp(parts, note) : parts.map(command === 'stop' ? takeDown : check)
  return Promise.all(work.map((result) => result.then(report)))
}

function report(result: Result): Result {
  if (!values.json) print(`${statusLine(result)}\n`)
  return result
}

function note(what: string) {
  process.stderr.write(`… ${what}\n`)
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}
