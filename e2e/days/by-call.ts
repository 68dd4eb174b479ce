import { password } from '../password.ts'
import { type Visit, visit } from '../person.ts'
import { enterByCall } from '../prove.ts'

/** Somebody who arranges things by calls: no page of theirs is opened. */
export async function byCall(userName: string): Promise<Visit> {
  const person = await visit()
  await enterByCall(person.page.context().request, { base: person.at(''), userName, password })
  return person
}
