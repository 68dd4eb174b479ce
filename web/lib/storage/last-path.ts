import { tabStorage } from './storage.ts'

const name = 'lastPath'

/** Remembers the page a person wanted to open before the login page. */
export function rememberPath(path: string): void {
  if (safePath(path) && !/^\/login(?:[/?#]|$)/.test(path)) tabStorage.set(name, path)
}

/** The page to open after login; returned once, then removed. */
export function takeLastPath(): string | undefined {
  const path = tabStorage.get(name)
  tabStorage.remove(name)
  return path === undefined ? undefined : safePath(path)
}

/** A path of this site, or undefined: one slash, no backslash, no hidden characters, the same origin (A25). */
export function safePath(path: string): string | undefined {
  const isOwn =
    path.length <= 2000 &&
    /^\/(?![/\\])/.test(path) &&
    !hidden.test(path) &&
    URL.canParse(path, base) &&
    new URL(path, base).origin === base
  return isOwn ? path : undefined
}

/** Backslashes, whitespace and control characters, literal or percent-encoded. */
const hidden = /[\\\s\p{Cc}]|%(?:0|1|5c|7f)[\da-f]?/iu

const base = 'https://portal.invalid'
