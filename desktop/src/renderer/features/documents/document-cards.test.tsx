// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DocumentCards } from './document-cards.tsx'
import type { DocumentDrafts } from './drafts/draft.ts'

const { documents, list } = forDesk
const draft = { issueDate: '2026-01-01', expirationDate: '2027-01-01', files: [new File(['%PDF-1.7'], 'trade.pdf')] }

const open = async (initial: DocumentDrafts = {}) => {
  const Cards = () => {
    const [drafts, setDrafts] = useState(initial)
    return <DocumentCards drafts={drafts} onChange={setDrafts} errors={{}} today="2026-11-22" />
  }
  const user = await renderForUser(<Cards />)
  const card = within(screen.getByRole('listitem', { name: documents.kind.tradeLicense }))
  const button = (action: string) => card.getByRole('button', { name: `${action}: ${documents.kind.tradeLicense}` })
  return { user, card, button, issueDate: () => screen.getByLabelText<HTMLInputElement>(documents.issueDate) }
}

test('a dialog that was closed without adding is empty when it opens again', async () => {
  const { user, button, issueDate } = await open()
  await user.click(button(documents.upload))
  await user.type(issueDate(), '21/11/2026')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: list.discard }))
  await user.click(button(documents.upload))
  expect(issueDate().value).toBe('')
})

test('a draft is edited with its values, and can be undone', async () => {
  const { user, card, button, issueDate } = await open({ tradeLicense: draft })
  card.getByText(documents.status.draft)
  card.getByText('trade.pdf')
  await user.click(button(documents.edit))
  expect(issueDate().value).toBe('01/01/2026')
  within(screen.getByRole('dialog')).getByText('trade.pdf')
  await user.keyboard('{Escape}')
  await user.click(button(documents.undo))
  expect(card.queryByText(documents.status.draft)).toBeNull()
  button(documents.upload)
})
