import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const binary = '/usr/bin/groonga'

/** A Groonga server on this machine with a folder of its own, until the caller ends it. */
export async function openGroonga(folder = mkdtempSync(join(tmpdir(), 'lyceum-groonga-'))) {
  if (!existsSync(binary)) throw new Error('groonga is not installed: npm run services start groonga')
  const port = await freePort()
  const flags = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(port)]
  const child = spawn(binary, [...flags, '-n', join(folder, 'db')], { stdio: 'ignore', cwd: folder })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error('groonga did not start')
    await pause(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop,
    close: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (url: string) =>
  fetch(`${url}/d/status`).then(
    ({ ok }) => ok,
    () => false,
  )
