// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForUser } from '../ui/render.test-data.tsx'
import { Change } from './change.tsx'

test.each([
  [0.28, 0.19, '9 points more'],
  [0.03, 0.04, '1 point less'],
  [0.03, 1, '97 points less'],
  [0.02, 0, '2 points more'],
  [0.3, 0.3, 'No change'],
  [0, 0, 'No change'],
  [0.3, undefined, 'None before'],
])('the share %s after %s: “%s”', async (now, before, text) => {
  await renderForUser(
    <p data-testid="change">
      <Change now={now} before={before} isShare />
    </p>,
  )
  expect(screen.getByTestId('change').textContent.trim()).toBe(text)
})

test.each([
  [5, 4, '25% more'],
  [39, 4, '875% more'],
  [371, 4, '×93'],
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
