import { changeTransferAccount, readTransferAccount } from '@sufra/shared/subscriptions/transfer-account.routes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'

const platform = usePlatform()
const account = { iban: 'QA58DOHB00001234567890ABCDEFG', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Sufra W.L.L.' }
const change = (draft: Partial<typeof account> & { version: number }) =>
  platform.reviewer.call(changeTransferAccount, { body: { ...account, ...draft } })
const read = async () => (await platform.reviewer.call(readTransferAccount, {})).data

test('the account is entered, and changed from the version that was shown', async () => {
  expect(await read()).toBeNull()
  expect(await refusalOf(change({ iban: 'QA00', version: 0 }))).toMatchObject({ status: 400 })
  await change({ version: 0 })
  await change({ bankName: 'QNB', version: 1 })
  expect(await refusalOf(change({ bankName: 'CBQ', version: 1 }))).toMatchObject({ status: 409, code: 'bank.changed' })
  expect(await refusalOf(change({ bankName: 'CBQ', version: 0 }))).toMatchObject({ status: 409, code: 'bank.changed' })
  expect(await read()).toEqual({ ...account, bankName: 'QNB', version: 2 })
})

test('a change is recorded without the whole IBAN', async () => {
  const entries = await platform.api.connection.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'transfer_account_changed'))
    .orderBy(auditLog.id)
  expect(entries.map(({ details }) => details)).toEqual([
    { before: null, after: '•••• DEFG' },
    { before: '•••• DEFG', after: '•••• DEFG' },
  ])
})
