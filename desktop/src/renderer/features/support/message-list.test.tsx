// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { SupportMessage } from '@sufra/shared/support/support.routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { MessageList } from './message-list.tsx'

const { support } = forDesk
const id = '0192a000-0000-7000-8000-000000000001'

test('an attachment is shown by the name of its file, and a nameless one by its number', async () => {
  const message: SupportMessage = {
    id,
    by: 'restaurant',
    name: 'Sara',
    text: 'The printer prints nothing',
    isNote: false,
    attachments: [
      { id, type: 'application/pdf', size: 2_048, name: 'Till 3.pdf' },
      { id: id.replace(/1$/, '2'), type: 'image/jpeg', size: 1_000, name: '' },
    ],
    createdAt: '2026-11-20T12:00:00.000Z',
  }
  await renderForUser(<MessageList messages={[message]} side="support" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    `Till 3.pdf ${support.attachmentSize.replace('{{size}}', '2')}`,
    support.attachment.replace('{{number}}', '2').replace('{{type}}', 'JPEG').replace('{{size}}', '1'),
  ])
})
