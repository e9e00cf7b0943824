import { expect, test } from 'vitest'
import { pgbenchScript } from './pgbench.ts'

test('the script has one statement, whose only variable is the turn of the restaurant', () => {
  const [step, turn, ...statement] = pgbenchScript(200, 16).split('\n')
  expect([step, turn]).toEqual(['\\set step :step + 1', '\\set turn (:client_id + :step * 16) % 200'])
  const text = statement.join('\n')
  expect(text.match(/;/g)).toHaveLength(1)
  expect(text.replaceAll('::', '').match(/\$\d|:\w+/g)).toEqual([':turn'])
})
