// The feed has a single writer, so that its numbers have no gaps and clients know every event.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../common/root.ts'
import { sourceFiles } from '../source-files.ts'

const writesFeed = /\binsert\s+into\s+"?feed\b|\.insert\(\s*feed\s*\)/i

const sources = sourceFiles('cloud-api/src/**/*.ts').filter((path) => !path.endsWith('.test.ts'))

test('the feed is written by cloud-api/src/platform/feed alone', () => {
  const writers = sources.filter((path) => writesFeed.test(readFileSync(join(root, path), 'utf8')))
  expect(writers.toSorted()).toEqual(['cloud-api/src/platform/feed/feed-rows.store.ts', 'cloud-api/src/platform/feed/feed.sql.ts'])
})

test('the search finds statements and drizzle calls, and nothing else', () => {
  expect(
    ['INSERT INTO feed (seq)', 'insert into\n  "feed" values', 'tx.insert(feed)', 'tx\n  .insert( feed )'].every((text) =>
      writesFeed.test(text),
    ),
  ).toBe(true)
  expect(['insert into feed_positions', '.insert(feedback)', 'select from feed'].some((text) => writesFeed.test(text))).toBe(false)
})
