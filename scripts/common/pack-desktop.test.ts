import { expect, test } from 'vitest'
import { checkTarget, readAddress, hideSigning } from './pack-desktop.ts'

test.each(['SUFRA_UPDATES_URL', 'SUFRA_HOMEPAGE'] as const)('%s needs TLS, and has a value when it is absent or empty', (name) => {
  expect(readAddress(name, { [name]: 'https://updates.sufra.example/' })).toBe('https://updates.sufra.example/')
  for (const unset of [undefined, '']) expect(new URL(readAddress(name, { [name]: unset })).protocol).toBe('https:')
  for (const wrong of ['http://updates.sufra.example/', 'file:///updates', 'updates.sufra.example'])
    expect(() => readAddress(name, { [name]: wrong }), wrong).toThrow(name)
})

test('an absent secret and the certificate of another system are kept from electron-builder', () => {
  const secrets = { CSC_LINK: 'apple', CSC_KEY_PASSWORD: 'a', APPLE_ID: '', WIN_CSC_LINK: 'microsoft', WIN_CSC_KEY_PASSWORD: '' }
  const seenOn = (platform: NodeJS.Platform) =>
    Object.entries({ ...secrets, ...hideSigning(secrets, platform) }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  expect(seenOn('darwin')).toEqual(['CSC_LINK', 'CSC_KEY_PASSWORD'])
  expect(seenOn('win32')).toEqual(['WIN_CSC_LINK'])
  expect(seenOn('linux')).toEqual([])
})

test('an installer of another system is refused', () => {
  expect(() => checkTarget(['--win'], 'linux')).toThrow('--win')
  expect(() => checkTarget(['-m'], 'win32')).toThrow('-m')
  expect(() => checkTarget(['--linux', '--dir'], 'linux')).not.toThrow()
  expect(() => checkTarget([], 'darwin')).not.toThrow()
})
