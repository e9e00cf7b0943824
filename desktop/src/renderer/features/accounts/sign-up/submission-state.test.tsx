// @vitest-environment jsdom
import { ApiError } from '@sufra/shared/contract/api-error'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderForUser } from '../../../common/ui/render.test-data.tsx'
import { SubmissionState } from './submission-state.tsx'

const { documents, refusals } = forDesk

test('refused documents are listed, each with its reason, above the link to their step', async () => {
  const fields = [
    { path: 'taxCertificates', code: 'document.unsafe' },
    { path: 'tradeLicense', code: 'document.damaged' },
  ]
  const error = new ApiError(400, '', { error: 'document.unsafe', details: { fields } })
  await renderForUser(
    <MemoryRouter>
      <SubmissionState submission={{ kind: 'failed', error, incompleteStep: 'documents' }} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      `${documents.kind.taxCertificates}: ${refusals.document.unsafe}`,
      `${documents.kind.tradeLicense}: ${refusals.document.damaged}`,
    ]),
  )
  screen.getByRole('link', { name: /Documents/ })
})
