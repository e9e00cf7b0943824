import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is accepted as a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://notfcm.googleapis.com/abc',
  'https://push.apple.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
])('%s is refused as a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})
