import { expect, test } from 'vitest'
import { connectToPostgres } from './connect.ts'
import { freePort } from '../../../testing/servers/free-port.ts'
import { explainConnection, explainFolder } from './explain-connection.ts'

const url = 'postgres://sufra:s3cret@db.example:5433/orders'
const failure = (code: string) => Object.assign(new Error('what the driver said'), { code })

test.each([
  ['ECONNREFUSED', 'nothing accepts connections at db.example:5433'],
  ['ENOTFOUND', 'no host of the name in db.example:5433'],
  ['CONNECT_TIMEOUT', 'db.example:5433 does not answer'],
  ['28P01', 'refused the user “sufra”'],
  ['28000', 'refused the user “sufra”'],
  ['3D000', 'has no database “orders”'],
  ['42501', 'alter database "orders" owner to "sufra"'],
  ['42P07', 'has the tables of a build before 1.2.0'],
  ['53300', 'lower DATABASE_CONNECTIONS'],
  ['08P01', 'ignore_startup_parameters'],
  ['XX000', 'the database at db.example:5433 cannot be used'],
])('%s is explained with the original message and without the password', (code, explanation) => {
  const { message } = explainConnection(url, failure(code))
  expect(message).toMatch(/^DATABASE_URL: /)
  expect(message).toContain(explanation)
  expect(message).toContain('what the driver said')
  expect(message).not.toContain('s3cret')
})

test('a data folder of an earlier build is explained, and no other failure of a folder', () => {
  expect(explainFolder('/data', failure('42P07'))?.message).toContain('/data has the data of a build before 1.2.0')
  expect(explainFolder('/data', failure('XX000'))).toBeUndefined()
})

test('an unreachable database is explained instead of the query that failed', async () => {
  const port = await freePort()
  await expect(connectToPostgres(`postgres://sufra@127.0.0.1:${port}/sufra`, 1)).rejects.toThrow(
    `DATABASE_URL: nothing accepts connections at 127.0.0.1:${port}`,
  )
})
