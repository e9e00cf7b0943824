import { expect, test } from 'vitest'
import { useApi } from '../../testing/test-api.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { createWelcome } from './welcome.ts'

const api = useApi()

test('the addresses are printed without a demo restaurant too, for example in a folder that was filled before the first start', async () => {
  const { db } = api.connection
  const text = await createWelcome({ db, secret: testSecret, isNew: false, env: { publicUrl: undefined, host: '127.0.0.1' }, port: 7612 })
  for (const line of ['http://localhost:7612/merchant\n', 'http://localhost:7612/admin ', 'npm run admin:create'])
    expect(text).toContain(line)
  expect(text).not.toMatch(/qr-link|sign-ins above/)
})
