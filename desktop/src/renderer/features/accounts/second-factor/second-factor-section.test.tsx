// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

const { secondFactor, refusals } = forDesk
const read = 'GET /api/admin/second-factor'
const begin = 'POST /api/admin/second-factor/setup'
const enable = 'PUT /api/admin/second-factor'
const renew = 'POST /api/admin/second-factor/recovery-codes'
const off = { enabledAt: null, recoveryCodesLeft: 0, isRequired: false }
const on = { enabledAt: '2026-11-20T12:00:00.000Z', recoveryCodesLeft: 2, isRequired: false }
const setup = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sufra:ada?secret=JBSWY3DPEHPK3PXP', setup: 'sealed' }
const codes = { body: { success: true, message: '', data: { recoveryCodes: ['ABCDE-FGHIJ-KLMNO-PQRST-UVWXY'] } } }

const open = async (state: object, answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ [read]: answerWith(state), ...answers })
  return { sent, user: await renderPage(<SecondFactorSection />) }
}
const typeCode = async (user: Awaited<ReturnType<typeof open>>['user'], code: string) =>
  user.type(await screen.findByLabelText(secondFactor.code), code)

test('signing in without an authenticator app starts its set-up, and its recovery codes are shown', async () => {
  const { sent, user } = await open(off, { [begin]: answerWith(setup), [enable]: codes })
  await screen.findByText(secondFactor.off)
  await user.click(screen.getByRole('button', { name: secondFactor.setUp }))
  await typeCode(user, '123456')
  const dialog = within(await screen.findByRole('dialog', { name: secondFactor.codes }))
  dialog.getByText('ABCDE-FGHIJ-KLMNO-PQRST-UVWXY')
  expect(sent[begin]).toEqual([{}])
  expect(sent[enable]).toEqual([{ setup: 'sealed', code: '123456' }])
  await user.click(dialog.getByRole('button', { name: secondFactor.saved }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(sent[read]?.length).toBeGreaterThan(1))
})

test('replacing the authenticator app needs a code of the old app', async () => {
  const { sent, user } = await open(on, { [begin]: answerWith(setup), [enable]: refuseWith(400, 'factor.wrong') })
  await screen.findByText(secondFactor.codesLeft_other.replace('{{count}}', '2'))
  await user.click(screen.getByRole('button', { name: secondFactor.changeApp }))
  await typeCode(user, '111111')
  await screen.findByRole('img', { name: secondFactor.qr })
  expect(sent[begin]).toEqual([{ proof: { code: '111111' } }])
  await typeCode(user, '222222')
  await screen.findByText(refusals.factor.wrong)
})

test('new recovery codes need a proof, and can be downloaded and printed', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`) // one of our own blobs
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const { sent, user } = await open(on, { [renew]: codes })
  await user.click(await screen.findByRole('button', { name: secondFactor.newCodes }))
  await typeCode(user, '123456')
  await user.click(await screen.findByRole('button', { name: secondFactor.download }))
  await user.click(screen.getByRole('button', { name: secondFactor.print }))
  expect(sent[renew]).toEqual([{ code: '123456' }])
  expect(await saved[0]?.text()).toContain('ABCDE-FGHIJ-KLMNO-PQRST-UVWXY')
  expect(print).toHaveBeenCalledOnce()
})

test('a state that cannot be loaded is requested again', async () => {
  const sent = answerCalls({ [read]: refuseWith(500, 'server.failed') })
  const user = await renderPage(<SecondFactorSection />)
  await user.click(await screen.findByRole('button', { name: forDesk.common.retry }))
  await waitFor(() => expect(sent[read]?.length).toBeGreaterThan(1))
})
