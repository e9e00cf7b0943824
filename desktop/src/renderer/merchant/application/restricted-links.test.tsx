// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerCalls } from '../../common/api/answer-calls.test-data.ts'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { RestrictedLinks } from './restricted-links.tsx'

test.each([
  ['pending', forDesk.desk.application, '/merchant/applicationreview'],
  ['rejected', forDesk.settings.title, '/merchant/settings/profile'],
])('a %s restaurant gets from help to its own page, and back', async (status, name, page) => {
  answerCalls({})
  const rendered = renderPage(
    <MemoryRouter initialEntries={['/merchant/help-and-support']}>
      <RestrictedLinks />
    </MemoryRouter>,
  )
  // A session has more fields, which the layout does not read.
  storeSession({ user: { role: 'merchant', status } as unknown as Session['user'] })
  await rendered
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(page)
  const help = screen.getByRole('link', { name: forDesk.support.title })
  expect([help.getAttribute('href'), help.getAttribute('aria-current')]).toEqual(['/merchant/help-and-support', 'page'])
})
