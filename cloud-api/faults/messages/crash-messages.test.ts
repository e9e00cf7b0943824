import { afterEach, expect, test } from 'vitest'
import { isFullRun } from '../../../scripts/common/test-scope.ts'
import { crashMessages } from './crash-messages.ts'
import type { Place } from '../places.ts'
import { openTestPlace } from '../test-place.ts'

let place: Place | undefined
afterEach(() => place?.end())

// `npm run test:faults` kills more often and at random times; the tests of the sender cover what it does after a start.
test.runIf(isFullRun)('a mail and an SMS are sent once when the process is killed twice between commit and sending', async () => {
  place = await openTestPlace()
  expect(await crashMessages(place, { kills: 2, seed: 1974, beforeSending: true })).toEqual({
    database: place.name,
    kills: 2,
    committed: 8,
    lost: 0,
    twice: 0,
    repeated: 0,
    wronglyNoted: 0,
  })
})
