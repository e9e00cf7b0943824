// @vitest-environment jsdom
import { maxUploadBytes } from '@sufra/shared/uploads'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DocumentFormDialog } from './document-form-dialog.tsx'

const { documents, refusals } = forDesk
const messages = refusals.document
const today = '2026-11-22'

const open = async (kind: 'proofOfIdentity' | 'tradeLicense') => {
  const onAdd = vi.fn()
  const user = await renderForUser(<DocumentFormDialog kind={kind} draft={undefined} today={today} onAdd={onAdd} onClose={() => {}} />)
  return {
    user,
    onAdd,
    issue: screen.getByLabelText(documents.issueDate),
    expiration: screen.getByLabelText(documents.expirationDate),
    file: () => screen.getByLabelText(documents.file),
    add: () => user.click(screen.getByRole('button', { name: documents.add })),
    problems: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  }
}

const pdf = (size: number) => new File(['%PDF-1.7', new Uint8Array(size - 8)], 'licence.pdf', { type: 'application/pdf' })

test('missing fields of a proof of identity are reported beside them', async () => {
  const { user, onAdd, add, problems } = await open('proofOfIdentity')
  expect(problems()).toEqual([])
  await add()
  expect(problems()).toEqual([messages.identity_type, messages.issue_required, messages.expiration_required, messages.file_required])
  await user.click(screen.getByLabelText(documents.identity.qatarId))
  expect(problems()).not.toContain(messages.identity_type)
  expect(onAdd).not.toHaveBeenCalled()
})

test('impossible dates are reported beside their fields after a field was left', async () => {
  const { user, issue, expiration, problems } = await open('tradeLicense')
  await user.type(issue, '24/11/2026')
  expect(problems()).toEqual([])
  await user.type(expiration, '27/11/2026')
  expect(problems()).toEqual([messages.issue_in_future])
  await user.clear(issue)
  await user.type(issue, '21/11/2026')
  await user.clear(expiration)
  await user.type(expiration, '19/11/2026')
  await user.tab()
  expect(problems()).toEqual([messages.issue_after_expiration, messages.expired])
  await user.clear(expiration)
  await user.type(expiration, '24/11/2026')
  expect(problems()).toEqual([])
})

test('a file of another type and a file above 2 MB are refused; a file of 2 MB is shown and can be removed', async () => {
  const { user, issue, expiration, file, problems } = await open('tradeLicense')
  await user.type(issue, '21/11/2026')
  await user.type(expiration, '24/11/2026')
  await user.upload(file(), new File(['<html>'], 'licence.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(problems()).toEqual([messages.type]))
  await user.upload(file(), pdf(maxUploadBytes + 1))
  await waitFor(() => expect(problems()).toEqual([messages.size]))
  await user.upload(file(), pdf(maxUploadBytes))
  await screen.findByText('licence.pdf')
  expect(problems()).toEqual([])
  await user.click(screen.getByRole('button', { name: documents.removeFile.replace('{{name}}', 'licence.pdf') }))
  expect(document.activeElement).toBe(file())
})

const check = 'POST /api/documents/check'

test('a file that the server refuses is refused when it is chosen', async () => {
  answerCalls({ [check]: [refuseWith(400, 'document.unsafe'), answerWith({})] })
  const { user, file, problems, issue, expiration } = await open('tradeLicense')
  await user.type(issue, '21/11/2026')
  await user.type(expiration, '24/11/2026')
  await user.upload(file(), pdf(100))
  await waitFor(() => expect(problems()).toEqual([messages.unsafe]))
  expect(screen.queryByText('licence.pdf')).toBeNull()
  await user.upload(file(), pdf(100))
  await screen.findByText('licence.pdf')
  expect(problems()).toEqual([])
})

test('a file that cannot be checked now is accepted, and a check that lasts is shown and awaited', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerWith>>()
  answerCalls({ [check]: [promise] })
  const { user, file, add, onAdd, issue, expiration } = await open('tradeLicense')
  await user.type(issue, '21/11/2026')
  await user.type(expiration, '24/11/2026')
  await user.upload(file(), pdf(100))
  await screen.findByText(documents.checking)
  await add()
  expect(onAdd).not.toHaveBeenCalled()
  resolve(answerWith({}))
  await waitFor(() => expect(screen.queryByText(documents.checking)).toBeNull())
  await add()
  expect(onAdd).toHaveBeenCalledTimes(1)
})
