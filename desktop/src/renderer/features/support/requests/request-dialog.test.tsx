// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { sendSupportRequest } from '@sufra/shared/support/support.routes'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { RequestDialog } from './request-dialog.tsx'

const { refusals, support } = forDesk
const path = `POST ${sendSupportRequest.path}`

test('a request needs a subject and a message, and is sent again with the same id', async () => {
  const sent = answerCalls({}) // there is no network
  const user = await renderPage(
    <MemoryRouter>
      <RequestDialog isOffline={false} onClose={() => {}} />
    </MemoryRouter>,
  )
  const send = () => user.click(screen.getByRole('button', { name: support.send }))
  await user.type(screen.getByLabelText(support.subject), 'ab')
  await send()
  await screen.findByText(refusals.support.subject_length)
  screen.getByText(refusals.support.message_required)
  expect(sent[path]).toBeUndefined()
  await user.type(screen.getByLabelText(support.subject), 'c')
  await user.type(screen.getByLabelText(support.message), 'It prints nothing')
  await user.selectOptions(screen.getByLabelText(support.howUrgent), 'Critical')
  await send()
  await waitFor(() => expect(sent[path]).toHaveLength(1))
  await send()
  await waitFor(() => expect(sent[path]).toHaveLength(2))
  expect(sent[path]?.[0]).toMatchObject({ subject: 'abc', message: 'It prints nothing', urgency: 'Critical' })
  expect(sent[path]?.[1]).toEqual(sent[path]?.[0])
})
