import { call } from '../api/api.ts'
import { readNewestSession, updateSession } from './session.ts'
import { createVisits } from './visits.ts'

/** The visits of this phone. */
export const visits = createVisits({ call, read: readNewestSession, update: updateSession })
