// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@sufra/shared/ui/toasts'
import { renderForUser } from '../ui/render.test-data.tsx'
import { ExportMenu } from './export-menu.tsx'

const { export: texts } = forDesk.history

test('while a file is loading, this is announced once, the button keeps the focus, and no second menu opens', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // toasts query whether motion is reduced
  const link = Promise.withResolvers<string>()
  const createLink = vi.fn(() => link.promise)
  const user = await renderForUser(
    <main>
      <ExportMenu isDisabled={false} formats={['csv', 'xlsx']} createLink={createLink} />
      <Toasts />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: texts.open }))
  await user.click(await screen.findByRole('menuitem', { name: texts.csv }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(texts.started))
  const button = await screen.findByRole('button', { name: /^Exporting/ })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('menu')).toBeNull()
  link.reject(new TypeError('no network'))
  await screen.findByRole('button', { name: texts.open })
  expect(document.activeElement).toBe(button)
  expect(createLink).toHaveBeenCalledTimes(1)
})
