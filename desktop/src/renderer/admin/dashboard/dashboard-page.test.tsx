// @vitest-environment jsdom
import { forDesk } from '@sufra/shared/i18n/en/for-desk'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls } from '../../common/api/answer-calls.test-data.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { DashboardPage } from './dashboard-page.tsx'

test('the window has the title of the page', async () => {
  document.title = 'Sign in'
  answerCalls({})
  await renderForUser(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  )
  expect(document.title).toBe(`${forDesk.admin.dashboard} · Sufra`)
})
