// @vitest-environment jsdom
import { rejectApplicant } from '@sufra/shared/applicants/applicant.routes'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { anApplication } from '../an-application.test-data.ts'
import type { Marks } from '../review.ts'
import { RejectDialog } from './reject-dialog.tsx'

const { documents, refusals, review } = forDesk
const reject = `${rejectApplicant.method} ${rejectApplicant.path.replace(':applicantId', anApplication.id)}`
const newest = anApplication.cards.map((card) => card.newest)

test('a rejection needs a document, and a reason for it', async () => {
  const sent = answerCalls({ [reject]: { body: { success: true, message: 'Rejected' } } })
  const onRejected = vi.fn()
  const Reject = () => {
    const [marks, setMarks] = useState<Marks>({})
    return (
      <RejectDialog
        application={anApplication}
        name="Bayt Noora"
        marks={marks}
        onMark={(id, reason) => setMarks({ [id]: reason ?? '' })}
        onRejected={onRejected}
        onStaleDecision={() => {}}
        onClose={() => {}}
      />
    )
  }
  const user = await renderPage(<Reject />)
  await user.click(screen.getByRole('button', { name: review.reject }))
  await screen.findByText(refusals.applicant.reason_required)
  await user.click(screen.getByRole('checkbox', { name: documents.kind.tradeLicense }))
  await screen.findByText(refusals.applicant.reason_length)
  expect(sent[reject]).toBeUndefined()
  await user.click(screen.getByRole('button', { name: review.quick.number }))
  await user.click(screen.getByRole('button', { name: review.rejectMarked_one.replace('{{count}}', '1') }))
  await waitFor(() => expect(onRejected).toHaveBeenCalledWith(1))
  expect(sent[reject]).toEqual([
    {
      seen: newest.map((each) => each?.id),
      documents: [{ id: newest.find((each) => each?.kind === 'tradeLicense')?.id, reason: review.quick.number }],
    },
  ])
})
