// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { Change } from './change.tsx'

test.each([
  [5, 4, '25% more'],
  [3, 4, '25% less'],
  [0, 4, '100% less'],
  [4, 4, 'No change'],
  [0, 0, 'No change'],
  [4, 0, 'None before'],
  [4, undefined, 'None before'],
  [undefined, 4, ''],
  [undefined, 0, ''],
  [undefined, undefined, ''],
])('%s after %s: “%s”', async (now, before, text) => {
  await renderForUser(
    <p data-testid="change">
      <Change now={now} before={before} />
    </p>,
  )
  expect(screen.getByTestId('change').textContent.trim()).toBe(text)
})
