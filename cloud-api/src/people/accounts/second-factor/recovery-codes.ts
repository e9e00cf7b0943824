// Recovery codes of 125 random bits each, which no one can guess even with the hashes. SHA-256 is enough for them, as for the tokens of
// links. It needs no secret of the server, so that the codes work after a new SESSION_SECRET, when no key of an app can be opened.
import { randomInt } from 'node:crypto'
import { recoveryCodeCount, recoveryCodeLength, recoveryCodeText } from '@sufra/shared/accounts/second-factor'
import type { Db } from '../../../platform/db/connect.ts'
import { hashToken } from '../../../platform/http/tokens.ts'
import { putRecoveryCodes } from './second-factor.store.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const newCode = () => Array.from({ length: recoveryCodeLength }, () => letters[randomInt(letters.length)]).join('')

/** Replaces the recovery codes of an administrator, and returns the new ones as they are shown. */
export const renewRecoveryCodes = async (tx: Db, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await putRecoveryCodes(tx, userId, codes.map(hashToken))
  return codes.map(recoveryCodeText)
}
