import { keptForTab } from './storage.ts'

const name = 'lastPath'

/** Remembers where a person wanted to go before the login page came between. */
export function rememberPath(path: string): void {
  if (safePath(path) && !/^\/login(?:[/?#]|$)/.test(path)) keptForTab.set(name, path)
}

/** Where to go on after login; asked once, then forgotten. */
export function takeLastPath(): string | undefined {
  const path = keptForTab.get(name)
  keptForTab.remove(name)
  return path === undefined ? undefined : safePath(path)
}

/** A path of this site, or nothing: one slash, no backslash, no hidden characters, the same origin (A25). */
export function safePath(path: string): string | undefined {
  const isOwn =
    path.length <= 2000 &&
    /^\/(?![/\\])/.test(path) &&
    !hidden.test(path) &&
    URL.canParse(path, base) &&
    new URL(path, base).origin === base
  return isOwn ? path : undefined
}

/** Backslashes, blanks and control characters, written out or percent-encoded. */
const hidden = /[\\\s\p{Cc}]|%(?:0|1|5c|7f)[\da-f]?/iu

const base = 'https://portal.invalid'
