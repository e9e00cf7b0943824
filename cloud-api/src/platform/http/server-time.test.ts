import { expect, onTestFinished, test } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

test('every reply has the time of the API’s clock, including refusals', async () => {
  const api = await startTestApi({ now: () => new Date('2026-11-20T12:00:00Z') })
  onTestFinished(() => api.close())
  for (const path of ['/health', '/api/menu/none', '/api/orders/none'])
    expect((await api.fetch(path)).headers.get('date'), path).toBe('Fri, 20 Nov 2026 12:00:00 GMT')
})
