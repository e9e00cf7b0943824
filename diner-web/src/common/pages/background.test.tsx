// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { lazy, type ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { Background } from './background.tsx'

/** Shows a part that is still loading. */
const show = async () => {
  const load = Promise.withResolvers<{ default: ComponentType }>()
  const Part = lazy(() => load.promise)
  await renderForUser(
    <Background space={<hr />}>
      <Part />
    </Background>,
  )
  expect(screen.queryByRole('separator')).not.toBeNull()
  return load
}

test('the space of a part is reserved until it is loaded', async () => {
  const load = await show()
  load.resolve({ default: () => <p>Vegetarian</p> })
  await screen.findByText('Vegetarian')
  expect(screen.queryByRole('separator')).toBeNull()
})

test('a part that cannot be loaded leaves no gap', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {}) // React logs the error
  onTestFinished(() => logged.mockRestore())
  const load = await show()
  load.reject(new Error('no network'))
  await waitFor(() => expect(document.querySelector('body > div')?.childElementCount).toBe(0))
})
