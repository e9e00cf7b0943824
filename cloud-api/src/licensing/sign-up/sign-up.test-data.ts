// The API with its own clock for a file of tests that sign restaurants up.
import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { count } from 'drizzle-orm'
import { formDataOf, type Parts } from '../../../testing/applicants.ts'
import { newNetwork, type TestApi, useApi } from '../../../testing/test-api.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'

/** Trusted without parsing: sent by our own server. */
type Reply = { error?: string; errors?: string[]; details?: { fields?: { path: string; code: string }[] } }

export const useSignUp = () => {
  /** 23:30 in Doha, where the date is the 20th. */
  const clock = { now: new Date('2026-11-20T20:30:00Z') }
  const scene = { clock } as { clock: typeof clock; api: TestApi } // filled before the tests
  scene.api = useApi({ now: () => clock.now })

  /** Sends a sign-up form from a new network address. */
  const send = async (parts: Parts, language = 'en') => {
    const answer = await scene.api.fetch(signUp.path, {
      method: 'POST',
      headers: { 'accept-language': language, 'x-forwarded-for': newNetwork() },
      body: formDataOf(parts),
    })
    return { status: answer.status, ...((await answer.json()) as Reply) }
  }
  const restaurantCount = async () => (await scene.api.connection.db.select({ count: count() }).from(restaurants))[0]?.count
  return { scene, send, restaurantCount }
}
