// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { refreshToken } from '@sufra/shared/accounts/account.routes'
import { readProfile } from '@sufra/shared/accounts/own-account.routes'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, refuseWith } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { cachedResponseKey, invalidateAfterMissed } from '../../common/bridge/cached-responses.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { ProfilePage } from './profile-page.tsx'

const profile = `GET ${readProfile.path}`

test('a member without access to the profile can change a password, which stays while the profile is fetched again', async () => {
  const renewed = { body: { success: true, accessToken: 'new' } }
  answerCalls({ [profile]: refuseWith(403, 'session.forbidden'), [`POST ${refreshToken.path}`]: renewed })
  const user = await renderPage(<ProfilePage />)
  const password = await screen.findByLabelText(forDesk.accounts.security.current)
  await user.type(password, 'Sufra@2026')
  const isRequested = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () => {
    isRequested.resolve()
    return new Promise(() => undefined)
  })
  await act(async () => {
    invalidateAfterMissed()
    await isRequested.promise
    await new Promise((resolve) => setTimeout(resolve, 5)) // until the page has received it
  })
  expect(queryClient.isFetching({ queryKey: cachedResponseKey(readProfile.path) })).toBe(1)
  expect(screen.getByLabelText(forDesk.accounts.security.current)).toBe(password)
  expect(password).toHaveProperty('value', 'Sufra@2026')
})
