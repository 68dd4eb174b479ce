const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Refused wherever they stand in a name: `examRoom`, `roomOf`. docs/words.md says what to write instead. */
export const refusedParts = listOf(`
  room rooms house houses floors door doors fact facts reaction reactions refusal refusals specimen specimens
  planted careless calm verdict verdicts wish wishes told tell tells telling tellings said spoken speaks heard
  settled judged judge weigh weighed weighs knock knocks ground desk desks shelf shelved hall brake twin twins stranger
  strangers nobody beat beats holding holdings witness crowd words purse purses lane lanes wing wings alcove
`)

/** Refused as a whole name only. */
export const refusedNames = listOf('one way ways held counted placed drawn asked floor stage stages')

/** Refused in comments and test titles. Fewer than in names: `room` is also a word of Socket.IO, `told` one of English. */
export const refusedInProse = listOf(`
  house houses floors door doors fact facts reaction reactions refusal refusals specimen specimens planted careless
  verdict verdicts wish wishes tellings judged weighed desk desks shelf shelves shelved hall halls brake brakes twin
  twins stranger strangers beat beats holding holdings witness witnesses crowd crowds purse purses lane lanes wing
  wings alcove deed deeds
`)

/** Columns, wire fields, job payloads and report keys: as properties of a type they keep their stored name (docs/words.md). */
export const storedNames = listOf(`
  beat beatAt calm counted deskId drawn factId floor ground held holdings isTwinMeant lane said settledAt takesTwins
  tellings told toldAt toldBy twinNumber way weighsMinutes wish words wrongPurses
`)
