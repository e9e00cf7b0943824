// @vitest-environment jsdom
import { verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { anApplication } from '../an-application.test-data.ts'
import { VerifyDialog } from './verify-dialog.tsx'

const { refusals, review } = forDesk
const verify = `${verifyApplicant.method} ${verifyApplicant.path.replace(':applicantId', anApplication.id)}`

const open = async (answer: Answer) => {
  const sent = answerCalls({ [verify]: answer })
  const [onVerified, onStaleDecision] = [vi.fn(), vi.fn()]
  const user = await renderPage(
    <VerifyDialog
      application={anApplication}
      name="Bayt Noora"
      onVerified={onVerified}
      onStaleDecision={onStaleDecision}
      onClose={() => {}}
    />,
  )
  await user.click(screen.getByRole('button', { name: review.verify }))
  return { sent, onVerified, onStaleDecision }
}

test('a verification names the documents that were seen', async () => {
  const { sent, onVerified } = await open({ body: { success: true, message: 'Verified' } })
  await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
  expect(sent[verify]).toEqual([{ seen: anApplication.cards.map(({ newest }) => newest?.id) }])
})

test('a refused verification stays in the dialog', async () => {
  const { onVerified, onStaleDecision } = await open(refuseWith(409, 'applicant.document_missing'))
  expect((await screen.findByRole('alert')).textContent).toBe(refusals.applicant.document_missing)
  expect(onVerified).not.toHaveBeenCalled()
  expect(onStaleDecision).not.toHaveBeenCalled()
})

test.each(['applicant.nothing_to_decide', 'applicant.changed'])('a stale decision is reported to the page (%s)', async (code) => {
  const { onVerified, onStaleDecision } = await open(refuseWith(409, code))
  await waitFor(() => expect(onStaleDecision).toHaveBeenCalledOnce())
  expect(onVerified).not.toHaveBeenCalled()
})
