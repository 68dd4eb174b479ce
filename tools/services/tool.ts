import { locate, run } from './command.ts'
import type { Part } from './part.ts'
import { versionIn } from './version.ts'

type Tool = {
  readonly name: string
  readonly label: string
  readonly packages: readonly string[]
  readonly command: string
  readonly versionFlag: string
  /** What must be installed besides the program, such as fonts. */
  readonly isComplete?: () => Promise<boolean>
}

/** A part that is only installed: a program that tests or workers call. */
export function tool({ name, label, packages, command, versionFlag, isComplete }: Tool): Part {
  const isInstalled = async () => Boolean(locate(command)) && ((await isComplete?.()) ?? true)
  const look = async () => {
    if (!locate(command)) return undefined
    const [output, complete] = await Promise.all([run(command, [versionFlag]), isComplete?.() ?? true])
    return complete ? { version: versionIn(output) ?? 'of unknown version' } : undefined
  }
  return { name, label, packages, look, isInstalled }
}
