// @vitest-environment jsdom
import { documentKinds } from '@sufra/shared/documents/document'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { anApplication } from './an-application.test-data.ts'
import { DocumentsReview } from './documents-review.tsx'
import type { Marks } from './review.ts'

const { documents, review } = forDesk

const Review = () => {
  const [marks, setMarks] = useState<Marks>({})
  return (
    <DocumentsReview
      application={anApplication}
      marks={marks}
      onMark={(id, reason) => setMarks(reason === undefined ? {} : { [id]: reason })}
    />
  )
}

const open = async () => {
  answerCalls({})
  const user = await renderPage(
    <MemoryRouter initialEntries={[`/?document=${documentKinds[0]}`]}>
      <Review />
    </MemoryRouter>,
  )
  return {
    user,
    /** The kind whose button is the current one. */
    shown: () =>
      documentKinds.find((kind) =>
        screen
          .getAllByRole('button', { name: new RegExp(documents.kind[kind]) })
          .some((button) => button.getAttribute('aria-current') === 'true'),
      ),
  }
}

test('j, k and the arrow keys move through the documents, and stop at both ends', async () => {
  const { user, shown } = await open()
  await user.keyboard('k')
  expect(shown()).toBe(documentKinds[0])
  await user.keyboard('j{ArrowDown}')
  expect(shown()).toBe(documentKinds[2])
  await user.keyboard('k{ArrowUp}jjj')
  expect(shown()).toBe(documentKinds[3])
  await user.keyboard('jjjjjjjj')
  expect(shown()).toBe(documentKinds.at(-1))
})

test('x marks the document and focuses its reason, where keys are letters again until Escape', async () => {
  const { user, shown } = await open()
  await user.keyboard('jx')
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(document.activeElement).toBe(reason)
  await user.keyboard('No stamp, j k x.')
  expect(reason.value).toBe('No stamp, j k x.')
  expect(shown()).toBe(documentKinds[1])
  await user.keyboard('{Escape}j')
  expect(shown()).toBe(documentKinds[2])
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.keyboard('kx')
  screen.getByRole('button', { name: review.mark })
})
