import { expect, test } from 'vitest'
import { updatesUrlOf } from './pack-desktop.ts'

test('the app gets updates only from an address with TLS', () => {
  expect(updatesUrlOf('https://updates.sufra.example/')).toBe('https://updates.sufra.example/')
  for (const unset of [undefined, '']) expect(new URL(updatesUrlOf(unset)).protocol).toBe('https:')
  for (const wrong of ['http://updates.sufra.example/', 'file:///updates', 'updates.sufra.example'])
    expect(() => updatesUrlOf(wrong), wrong).toThrow('SUFRA_UPDATES_URL')
})
