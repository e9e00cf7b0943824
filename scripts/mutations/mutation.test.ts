import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { mutated, type Mutation } from './mutation.ts'
import { ruleMutations } from './rule-mutations.ts'
import { serverMutations } from './server-mutations.ts'

const mutations = [...serverMutations, ...ruleMutations]

test.each(mutations)('“$name” still has its text once in $file, and the code with the bug can be parsed', (mutation) => {
  expect(() => stripTypeScriptTypes(mutated(readFileSync(join(root, mutation.file), 'utf8'), mutation))).not.toThrow()
})

test.each(['price', 'permission', 'feed', 'checkout', 'payments', 'board', 'outbox'])('%s has at least two bugs', (area) => {
  expect(mutations.filter((mutation) => mutation.area === area).length).toBeGreaterThanOrEqual(2)
})

test('each bug has a unique name', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length)
})

const bug: Mutation = { name: 'a bug', area: 'price', file: 'a.ts', find: 'b', replace: 'c', tests: ['unit', 'a'] }

test.each(['a', 'abab'])('a text that does not contain the replaced part exactly once is rejected: %s', (text) => {
  expect(() => mutated(text, bug)).toThrow('a.ts does not have its text exactly once')
})

test('a text that contains the part once gets the bug', () => {
  expect(mutated('abd', bug)).toBe('acd')
})
