import { connect } from 'node:net'
import { once } from 'node:events'

/**
 * CPU time of the Redis server so far, in milliseconds; not a number if it does not answer. Redis counts for the whole
 * server: on a shared one the work of others is in it.
 */
export async function redisCpuMs(url: string): Promise<number> {
  const { hostname, port, username, password } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port || 6379) }).setEncoding('utf8')
  try {
    if (password) socket.write(`AUTH ${username ? `${username} ` : ''}${decodeURIComponent(password)}\r\n`)
    socket.write('INFO cpu\r\n')
    let answer = ''
    while (!answer.includes('used_cpu_user_children')) {
      const parts: unknown[] = await once(socket, 'data', { signal: AbortSignal.timeout(2000) })
      answer += String(parts[0])
    }
    const seconds = (name: string) => Number(new RegExp(`^used_cpu_${name}:(\\S+)`, 'm').exec(answer)?.[1])
    return (seconds('sys') + seconds('user')) * 1000
  } catch {
    return Number.NaN
  } finally {
    socket.destroy()
  }
}
